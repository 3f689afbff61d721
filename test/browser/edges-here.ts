// What runs in `edges.html`.

/** How much further the page can be scrolled than without us. */
export const overflowHere = (): [right: number, down: number] => {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
  return [scrollWidth - clientWidth, scrollHeight - clientHeight];
};

/** Has the deepest element resized, one frame after another, and returns the errors that the page received. */
export async function resizeHere(): Promise<string[]> {
  for (let i = 0; i < 20; i++) {
    dispatchEvent(new Event('resize-deepest'));
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }
  return (window as unknown as { errors: string[] }).errors;
}
