import type { Page } from '@playwright/test';

/** A picture that the browser composited: with what it scrolled by itself, ahead of any script. */
export interface Filmed {
  /** A PNG as Base64. */
  png: string;
  /** When it was shown, in seconds. */
  at: number;
}

/** Films what the browser composites while something happens. */
export async function film(page: Page, happens: () => Promise<unknown>): Promise<Filmed[]> {
  const session = await page.context().newCDPSession(page);
  const frames: Filmed[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ png: data, at: metadata.timestamp ?? 0 });
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await happens();
  await session.send('Page.stopScreencast');
  await session.detach();
  return frames;
}

/** Lines of a color in a picture: where they are, in pixels of the picture. */
export interface ColorRows {
  ticks: number[];
  marks: number[];
}

/**
 * Runs in any page. Finds the rows of a picture that have the red ticks of `virtual-grid.html` and the blue of marks.
 */
export async function rowsOf(png: string): Promise<ColorRows> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const countIn = (row: number, is: (r: number, g: number, b: number) => boolean): number => {
    let count = 0;
    for (let at = row * image.width * 4; at < (row + 1) * image.width * 4; at += 4)
      if (is(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)) count++;
    return count;
  };
  const found: ColorRows = { ticks: [], marks: [] };
  const push = (rows: number[], row: number) => {
    if (rows.at(-1) !== row - 1 || rows.length === 0) rows.push(row);
    else rows[rows.length - 1] = row;
  };
  for (let row = 0; row < image.height; row++) {
    if (countIn(row, (r, g, b) => r > 200 && g < 60 && b < 60) > 4) push(found.ticks, row);
    if (countIn(row, (r, g, b) => b > 150 && b - r > 60 && r < 160 && g < 190) > 20) push(found.marks, row);
  }
  return found;
}
