// What runs in a page to look at, or to disturb, what Sightline has in the top layer.

/** How the browser draws the backdrops of the overlay and the card, which a page can style as those of any popover. */
export const backdropsOfOurs = (): string[] =>
  [...document.querySelectorAll('html > :popover-open')].map((ours) => getComputedStyle(ours, '::backdrop').display);

/** Closes the overlay's popover, as a page does that closes all there are. */
export const hideOurs = (): void => document.querySelector<HTMLElement>('html > :popover-open')?.hidePopover();

/** Id and size of each open popover of the document. The card has one, the overlay's host is a point. */
export const openPopovers = (): string[] =>
  [...document.querySelectorAll(':popover-open')].map((box) => {
    const { width, height } = box.getBoundingClientRect();
    return `${box.id} ${width} × ${height}`;
  });

/** How far the card is from each edge of the viewport, scroll bars left out: left, top, right, bottom. */
export const roomAroundCard = (): number[] => {
  const card = document.querySelector(':popover-open')?.getBoundingClientRect() ?? new DOMRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return [card.left, card.top, clientWidth - card.right, clientHeight - card.bottom];
};
