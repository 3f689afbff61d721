/** Runs in a page: what frames take while a scroller moves by so many pixels in each, in ms, the shortest first. */
export async function scrollFrames(scroller: Element, pixels: number): Promise<number[]> {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const times: number[] = [];
  let last = await frame();
  for (let i = 0; i < 180; i++) {
    scroller.scrollTop += pixels;
    const now = await frame();
    times.push(now - last);
    last = now;
  }
  return times.sort((a, b) => a - b);
}

/** Runs in a page: the longest time within the next `ms` in which it ran nothing else, in ms. */
export const longestTurn = (ms: number): Promise<number> =>
  new Promise((resolve) => {
    let worst = 0;
    let last = performance.now();
    const end = last + ms;
    const tick = () => {
      const now = performance.now();
      worst = Math.max(worst, now - last);
      last = now;
      if (now < end) setTimeout(tick);
      else resolve(worst);
    };
    tick();
  });
