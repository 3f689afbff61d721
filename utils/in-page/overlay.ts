import { keepStyled } from './keep-styled';

/**
 * One neutral look for all marks: grey-blue, readable on light and dark; never a verdict. A mark is dotted, and solid where
 * something is known of its address: both are one gradient in one box, so that they cost the same to paint. The host has
 * no box but in the top layer. The corner is contained: what is drawn past the page's edges does not make it scroll, and
 * what changes there has only the corner laid out again (1.1 ms less a frame of a chat).
 */
const STYLE = `\
:host{all:initial!important;display:contents!important}\
:host::backdrop{display:none!important}\
div,canvas{position:absolute;left:0;top:0}\
.mark{height:3px;forced-color-adjust:none;\
background:repeating-linear-gradient(90deg,#5c74bee6 0 2px,var(--gap,#5c74be00) 2px 4px) 0 1px no-repeat}\
.known{--gap:#5c74bee5}\
.corner{width:64px;contain:size layout;z-index:9999999999;pointer-events:none}\
@media print{.corner{display:none}}`;

function drawIn<Box extends HTMLElement>(parent: ParentNode, className: string, box: Box): Box {
  box.className = className;
  parent.append(box);
  return box;
}
const createBox = (): HTMLElement => document.createElement('div');

/**
 * The one element of ours in the page, with a box at the document's corner in a closed root. Nothing in it is text: the
 * size of every text that a browser paints is told to the page (`largest-contentful-paint`), that of a canvas is not.
 */
export function createOverlay() {
  const host = createBox();
  host.popover = 'manual';
  const root = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  const watchStyleIn = keepStyled(root, sheet);
  // What comes into one or goes has it laid out itself, and the one around it bounds that.
  const corner = drawIn(drawIn(root, 'corner', createBox()), 'corner', createBox());
  // A number without its address would tell a screen reader nothing.
  corner.ariaHidden = 'true';
  /** Boxes of the top layer that the host lies above. */
  let below = new Set<unknown>();
  let origin: DOMRect;
  let scale: number;

  const pixels = (length: number): string => `${Math.round((length / scale) * 10) / 10}px`;

  return {
    /**
     * Puts the host where it can be seen, and reads where its corner is and how the page scales it. Once before each
     * batch of drawing. Over the boxes of the top layer that hold what is marked it lies as a popover: it comes to the
     * top when it is shown, so it is shown anew where one of them has opened since. The page can see all of this, so
     * only the page may cause it: never call it because of a lookup.
     */
    settle(topBoxes: ReadonlySet<Element>): void {
      const isUnder = !topBoxes.isSubsetOf(below) || host.matches(':popover-open') === !topBoxes.size;
      below = new Set(topBoxes);
      if (host.parentNode !== document.documentElement) {
        watchStyleIn(document.documentElement);
        document.documentElement.append(host);
      }
      if (isUnder)
        try {
          host.hidePopover();
          if (topBoxes.size) host.showPopover();
        } catch {
          // The page has taken the attribute away: it does without marks there.
        }
      origin = corner.getBoundingClientRect();
      scale = origin.width / 64 || 1;
    },
    /** A box of the top layer has opened, perhaps not for the first time. */
    opened: (box: unknown) => below.delete(box),
    /** @param box what is drawn; an empty box without it */
    draw: <Box extends HTMLElement>(className: string, box?: Box) => drawIn(corner, className, box ?? createBox()),
    /** Moves a drawn box to a place in the viewport; by `translate`, as `left` would count as a shift of the page's layout. */
    place(box: HTMLElement, x: number, y: number, width?: number, height?: number): void {
      box.style.translate = `${pixels(x - origin.x)} ${pixels(y - origin.y)}`;
      if (width) box.style.width = pixels(width);
      if (height) box.style.height = pixels(height);
    },
    remove: () => host.remove(),
  };
}
export type Overlay = ReturnType<typeof createOverlay>;
