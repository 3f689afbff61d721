// Contained boxes: marks at an edge do not make the page scroll, and one that comes or goes changes no layout of the page.
// Known and unknown marks cost the same: two gradients, and an invisible `beat` changes the style of each at every redraw.

/**
 * Neutral style, never a verdict: a mark is dotted, or solid if its score is known. It has two tones, of which one has a
 * contrast of at least 3 to any background: with a luminance of 0.066 below white, also to the one in the middle.
 */
const STYLE = `\
:host{all:initial!important;display:contents!important}\
:host::backdrop{display:none!important}\
div,canvas{position:absolute;left:0;top:0}\
.mark{height:3px;forced-color-adjust:none;\
background:repeating-linear-gradient(90deg,#fff 0 2px,var(--rim,#fff0) 2px 4px) 0 0/100% 1px no-repeat,\
repeating-linear-gradient(90deg,#304091 0 2px,var(--gap,#30409100) 2px 4px) 0 1px/100% 2px no-repeat}\
.vertical{background:repeating-linear-gradient(#fff 0 2px,var(--rim,#fff0) 2px 4px) 0 0/1px 100% no-repeat,\
repeating-linear-gradient(#304091 0 2px,var(--gap,#30409100) 2px 4px) 1px 0/2px 100% no-repeat}\
.known{--gap:#304091fe;--rim:#fffffffe}\
.beat{--gap:#30409101}\
.known.beat{--gap:#304091fd}\
.corner{width:64px;contain:size layout;z-index:9999999999;pointer-events:none}\
@media print{.corner{display:none}}`;

function drawIn<Box extends HTMLElement>(parent: ParentNode, className: string, box: Box): Box {
  box.className = className;
  parent.append(box);
  return box;
}
const createBox = (): HTMLElement => document.createElement('div');

/**
 * Creates our only element in the page, with a box at the document's corner in a closed root. It has no text: browsers
 * report painted text sizes to the page (`largest-contentful-paint`), not canvases.
 */
export function createOverlay() {
  const host = createBox();
  host.popover = 'manual';
  const root = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  const watchStyleIn = keepStyled(root, sheet);
  // Two boxes: a change in the inner one lays out that box, and the outer one limits this layout.
  const corner = drawIn(drawIn(root, 'corner', createBox()), 'corner', createBox());
  // A number without its address means nothing to a screen reader.
  corner.ariaHidden = 'true';
  /** Top-layer boxes below the host. */
  let below = new Set<unknown>();
  /** Where each box is drawn: writing the same style again would cost as much as the first time. */
  const places = new WeakMap<HTMLElement, string>();
  let origin: DOMRect;
  let scale: number;

  const pixels = (length: number): string => `${Math.round((length / scale) * 10) / 10}px`;

  /** Adds the host to the page, which the page and our own observer of it notice. */
  function insert(): void {
    if (host.parentNode === document.documentElement) return;
    watchStyleIn(document.documentElement);
    document.documentElement.append(host);
  }

  return {
    insert,
    /**
     * Shows the host above marked top-layer boxes and measures its corner and scale; call before each batch. The page
     * can observe this, so never call it because of a lookup (docs/decisions/046).
     */
    settle(topBoxes: ReadonlySet<Element>): void {
      const isUnder = !topBoxes.isSubsetOf(below) || host.matches(':popover-open') === !topBoxes.size;
      below = new Set(topBoxes);
      insert();
      if (isUnder)
        try {
          host.hidePopover();
          if (topBoxes.size) host.showPopover();
        } catch {
          // The page removed the attribute; marks are missing there.
        }
      origin = corner.getBoundingClientRect();
      scale = origin.width / 64 || 1;
    },
    /** Call when a top-layer box opens, including again. */
    opened: (box: unknown) => below.delete(box),
    /** @param box the element to draw; by default an empty box */
    draw: <Box extends HTMLElement>(className: string, box?: Box) => drawIn(corner, className, box ?? createBox()),
    /**
     * Moves a drawn box to a place in the viewport with `translate`, because `left` would count as a layout shift of
     * the page. Returns whether it was elsewhere in the document before.
     */
    place(box: HTMLElement, x: number, y: number, width: number, height = 0): boolean {
      const place = [
        `${pixels(x - origin.x)} ${pixels(y - origin.y)}`,
        pixels(width),
        height ? pixels(height) : '',
      ] as const;
      if (places.get(box) === place.join()) return false;
      places.set(box, place.join());
      [box.style.translate, box.style.width, box.style.height] = place;
      return true;
    },
    remove: () => host.remove(),
  };
}
export type Overlay = ReturnType<typeof createOverlay>;

/**
 * Applies a closed root's style sheet at each insertion, since adoption by a document removes it
 * (https://drafts.csswg.org/cssom/#dom-documentorshadowroot-adoptedstylesheets).
 * @returns a function to call with each parent of the host
 */
function keepStyled(root: ShadowRoot, sheet: CSSStyleSheet): (parent: Element) => void {
  const apply = (): void => {
    // The sheet belongs to this document alone.
    if (root.host.ownerDocument === document) root.adoptedStyleSheets = [sheet];
  };
  const observer = new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => [...addedNodes].includes(root.host))) apply();
  });
  apply();
  return (parent) => observer.observe(parent, { childList: true });
}
