/**
 * One neutral look for all marks: dotted, grey-blue, readable on light and dark; never a verdict. The host has no box but
 * in the top layer. A badge that shows nothing is drawn all the same, in colours that nobody sees and without words for a
 * screen reader: `scrollWidth` of the host must tell the page the same as with a score, and painting must cost as much.
 * The corner is contained: what is drawn past the page's edges does not make it scroll, and what changes there has only
 * the corner laid out again (1.1 ms less a frame of a chat).
 */
const STYLE = `\
:host{all:initial!important;display:contents!important}\
:host::backdrop{display:none!important}\
div{position:absolute;left:0;top:0}\
.mark{height:1px;border-bottom:2px dotted #5c74bee6}\
.badge{width:30px;height:16px;padding:0 4px;border-radius:8px;background:#263254;color:#fff;font:600 11px/16px system-ui;\
text-align:center;white-space:nowrap;text-overflow:ellipsis;overflow:hidden}\
.badge::before{content:attr(data-shown)}\
.badge:not([data-shown]){background:#26325401;color:#ffffff01;forced-color-adjust:none;&::before{content:"––"/""}}\
.corner{width:64px;contain:size layout;z-index:9999999999;pointer-events:none}\
@media print{.corner{display:none}}`;

function drawIn(parent: ParentNode, className: string): HTMLElement {
  const box = document.createElement('div');
  box.className = className;
  parent.append(box);
  return box;
}

/**
 * The one element of ours in the page, with a box at the document's corner in a closed root. What is drawn in it is
 * no text of the page (numbers are CSS-generated content, which `find` and selections do not see).
 */
export function createOverlay() {
  const host = document.createElement('div');
  host.popover = 'manual';
  const root = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  // What comes into one or goes has it laid out itself, and the one around it bounds that.
  const corner = drawIn(drawIn(root, 'corner'), 'corner');
  /** Boxes of the top layer that the host lies above. */
  let below = new Set<unknown>();
  let origin: DOMRect;
  let scale: number;

  const pixels = (length: number): string => `${Math.round((length / scale) * 10) / 10}px`;

  return {
    /**
     * Puts the host where it can be seen, and reads where its corner is and how the page scales it. Once before each
     * batch of drawing. Over the boxes of the top layer that hold what is marked it lies as a popover: it comes to the
     * top when it is shown, so it is shown anew where one of them has opened since.
     */
    settle(topBoxes: ReadonlySet<Element>): void {
      const isUnder = !topBoxes.isSubsetOf(below) || host.matches(':popover-open') === !topBoxes.size;
      below = new Set(topBoxes);
      if (host.parentNode !== document.documentElement) document.documentElement.append(host);
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
    draw: (className: string) => drawIn(corner, className),
    /** Moves a drawn box to a place in the viewport; by `translate`, as `left` would count as a shift of the page's layout. */
    place(box: HTMLElement, x: number, y: number, width?: number): void {
      box.style.translate = `${pixels(x - origin.x)} ${pixels(y - origin.y)}`;
      if (width) box.style.width = pixels(width);
    },
    remove: () => host.remove(),
  };
}
export type Overlay = ReturnType<typeof createOverlay>;
