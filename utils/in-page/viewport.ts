/**
 * The size of the viewport without its scroll bars, in CSS px. The window's counts them; an element's is that of all its
 * content in quirks mode with a body that scrolls.
 */
export function viewport(): [width: number, height: number] {
  const { clientWidth, clientHeight } = document.scrollingElement ?? document.documentElement;
  return [Math.min(innerWidth, clientWidth), Math.min(innerHeight, clientHeight)];
}
