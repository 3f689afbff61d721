import type { SitePage } from '../driver.ts';
import { ask } from '../engine.ts';
import { expect } from '../expect.ts';
import { sharedTest as test } from '../fixtures.ts';
import { QUIET_FILE } from '../quiet-file.ts';
import { footOf } from '../underlined.ts';

const ON = Array.from({ length: 9 }, (_, i) => `mmmmmm.mmmmmm@ground${i}.example`);

/**
 * Runs in any page: the greatest share of a row of a picture, as Base64 of a PNG, that has a contrast of at least 3 to the
 * picture's lower left corner. The text has the color of its ground, so all that is seen is the line.
 */
async function shareInSight(png: string): Promise<number> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(image, 0, 0);
  const luminance = (x: number, y: number): number => {
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(x, y, 1, 1).data].map((part) =>
      part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ground = luminance(0, image.height - 1) + 0.05;
  const shares = Array.from({ length: image.height }, (_, y) => {
    const columns = Array.from({ length: image.width }, (_, x) => luminance(x, y) + 0.05);
    return columns.filter((one) => Math.max(one / ground, ground / one) >= 3).length / image.width;
  });
  return Math.max(...shares);
}

async function sharesOf(page: SitePage): Promise<number[]> {
  const shares: number[] = [];
  for (const address of ON) {
    const { x, y, width, height } = await page.evaluate(footOf, address);
    const picture = await page.screenshot({ clip: { x, y: y - 2, width, height: height + 6 } });
    shares.push(await page.evaluate(shareInSight, Buffer.from(picture).toString('base64')));
  }
  return shares;
}

test('a line can be seen on any ground, dotted for an unknown address and solid for a known one', async ({
  extension,
  open,
  visit,
}) => {
  const page = await visit('grounds.html');
  await expect.poll(async () => (await extension.drawnIn(page, ON)).marked).toEqual(ON);
  for (const share of await sharesOf(page)) expect(share).toBeGreaterThan(0.4);
  for (const share of await sharesOf(page)) expect(share).toBeLessThan(0.6);
  const desk = await open(QUIET_FILE);
  for (const address of ON) await ask(desk, address);
  await page.bringToFront();
  await expect.poll(async () => (await extension.drawnIn(page, ON)).known).toEqual(ON.map(() => true));
  for (const share of await sharesOf(page)) expect(share).toBeGreaterThan(0.95);
});
