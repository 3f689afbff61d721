/**
 * Returns the size of the viewport without scroll bars, in CSS px. The window's size includes them; in quirks mode with
 * a scrolling body, an element's size covers all its content.
 */
export function viewport(): [width: number, height: number] {
  const { clientWidth, clientHeight } = document.scrollingElement ?? document.documentElement;
  return [Math.min(innerWidth, clientWidth), Math.min(innerHeight, clientHeight)];
}
