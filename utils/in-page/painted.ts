import { flatParent } from './dom';

/** Least opacity of a background beside a text that hides what is below both. Layers for hover and ripples have less. */
const MIN_OPACITY = 0.5;
/** Children of an element searched at most for its background. */
const MAX_CHILDREN = 10;

/** Tells what an element hides by its background. Reads the style of each once; create another when styles may have changed. */
export function createPainted() {
  const known = new WeakMap<Element, boolean>();

  /** Returns whether an element has a background of its own, or one that style adds over its whole box. */
  function hasOwn(element: Element): boolean {
    let has = known.get(element);
    if (has === undefined) {
      has = paint(getComputedStyle(element)) > 0 || addsPaint(element, '::before') || addsPaint(element, '::after');
      known.set(element, has);
    }
    return has;
  }
  /** Returns whether an element has a background at a point in it: its own, or that of a child without pointer events. */
  function isPaintedAt(element: Element, x: number, y: number): boolean {
    if (hasOwn(element)) return true;
    const children = [...(element.shadowRoot ?? element).children].slice(0, MAX_CHILDREN);
    return children.some((child) => {
      const { left, right, top, bottom } = child.getBoundingClientRect();
      if (x < left || x > right || y < top || y > bottom) return false;
      const style = getComputedStyle(child);
      return style.visibility === 'visible' && paint(style) * Number(style.opacity) >= MIN_OPACITY;
    });
  }

  return {
    /**
     * Returns the element that covers a text at a point, if any. One without a background, such as a link stretched over its
     * card, does not; its ancestors may, and so may a background that is another element beside it.
     * @param hit the innermost element at the point
     */
    over(hit: Element, own: Element, x: number, y: number): Element | null {
      const ancestors = new Set<Element>();
      for (let at: Element | null = own; at; at = flatParent(at)) ancestors.add(at);
      for (let at: Element | null = hit; at && !ancestors.has(at) && !own.contains(at); at = flatParent(at)) {
        if (isPaintedAt(at, x, y)) return at;
      }
      return null;
    },
  };
}

/** Returns how opaque a background is, from 0 to 1; a picture and a blur count as opaque. */
function paint({ backgroundColor, backgroundImage, backdropFilter }: CSSStyleDeclaration): number {
  if (backgroundImage !== 'none' || (backdropFilter && backdropFilter !== 'none')) return 1;
  const [, alpha = '1'] =
    /^rgba\(.*, ([\d.]+)\)$/.exec(backgroundColor) ?? /\/ ([\d.]+)\)$/.exec(backgroundColor) ?? [];
  return Number(alpha);
}

function addsPaint(element: Element, pseudo: '::before' | '::after'): boolean {
  const style = getComputedStyle(element, pseudo);
  if (style.content === 'none' || !/absolute|fixed/.test(style.position)) return false;
  // As a box of its own, it has lengths in px.
  const [width, height] = [Number.parseFloat(style.width), Number.parseFloat(style.height)];
  const isWhole = width >= element.clientWidth - 1 && height >= element.clientHeight - 1;
  return isWhole && paint(style) * Number(style.opacity) >= MIN_OPACITY;
}
