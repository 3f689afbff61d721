import { expect, test } from 'vitest';
import { ICON_SIZES } from '../../generate/icon-sizes';

/** Another version of Chromium may smooth edges a little differently. */
const MAX_DIFFERENCE = 16;

async function pixelsOf(source: string, size: number, drawn: number): Promise<Uint8ClampedArray> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = new OffscreenCanvas(size, size).getContext('2d');
  if (!canvas) throw new Error('no canvas');
  const margin = (size - drawn) / 2;
  canvas.drawImage(image, margin, margin, drawn, drawn);
  return canvas.getImageData(0, 0, size, size).data;
}

test.each(ICON_SIZES)('the icon of $file px is what the drawing of the mark looks like', async ({ file, mark }) => {
  const icon = await pixelsOf(`/icon/${file}.png`, file, file);
  const drawing = await pixelsOf('/icon/mark.svg', file, mark);
  expect(icon.some((value) => value > 0)).toBe(true);
  const differences = icon.map((value, i) => Math.abs(value - (drawing[i] ?? 0)));
  expect(Math.max(...differences)).toBeLessThanOrEqual(MAX_DIFFERENCE);
});
