import type { Page } from '@playwright/test';

/** A picture that the browser composited: with what it scrolled by itself, ahead of any script. */
export interface Filmed {
  /** A PNG as Base64. */
  png: string;
}

/** Films what the browser composites while something happens. */
export async function film(page: Page, happens: () => Promise<unknown>): Promise<Filmed[]> {
  const session = await page.context().newCDPSession(page);
  const frames: Filmed[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push({ png: data });
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await happens();
  await session.send('Page.stopScreencast');
  await session.detach();
  return frames;
}

/** What a picture shows of a page whose marks are to be found in it; rows of pixels, from the top. */
export interface Looked {
  /** The red ticks of `virtual-grid.html`. */
  ticks: number[];
  marks: number[];
  /** Those of the marks that lie on the green of `headers.html`. */
  over: number[];
}

/** Runs in any page. Finds what is drawn in a PNG, as Base64, by its colors. */
export async function lookAt(png: string): Promise<Looked> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const { width, height } = image;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const found: Looked = { ticks: [], marks: [], over: [] };
  // Of neighbours the lowest.
  const push = (rows: number[], row: number) => {
    if (rows.at(-1) === row - 1) rows.pop();
    rows.push(row);
  };
  for (let row = 0; row < height; row++) {
    let [red, green, blue] = [0, 0, 0];
    for (let at = row * width * 4; at < (row + 1) * width * 4; at += 4) {
      const r = data[at] ?? 0;
      const g = data[at + 1] ?? 0;
      const b = data[at + 2] ?? 0;
      if (r > 200 && g < 60 && b < 60) red++;
      else if (g > 240 && r < 20 && b < 20) green++;
      else if (b > 140 && b > r + 40 && b > g) blue++;
    }
    if (red > 4) push(found.ticks, row);
    if (blue > 20) push(found.marks, row);
    if (blue > 20 && green > 100) push(found.over, row);
  }
  return found;
}
