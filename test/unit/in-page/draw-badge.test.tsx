import { expect, test } from 'vitest';
import { drawBadge, type Size } from '@/entrypoints/detector/draw-badge';

const WIDE: Size = { width: 38, height: 16 };
const SIZES: Size[] = [WIDE, { width: 30, height: 14 }, { width: 38, height: 10 }];

/** What is drawn for a score, as rows of red, green, blue and alpha. */
function pixels(score: string | undefined, size: Size, ratio = 1): ImageData {
  const canvas = document.createElement('canvas');
  drawBadge(canvas, score, size, ratio);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
const alphas = ({ data }: ImageData): number[] => [...data].filter((_, i) => i % 4 === 3);

/** The columns in which there is white: the text. */
function textColumns({ data, width }: ImageData): number[] {
  const columns = new Set<number>();
  for (let i = 0; i < data.length; i += 4) if (Math.min(...data.subarray(i, i + 4)) > 200) columns.add((i / 4) % width);
  return [...columns].sort((a, b) => a - b);
}

test('an unknown address gets an invisible picture of the same size', () => {
  for (const size of SIZES) {
    const [known, unknown] = [pixels('97', size), pixels(undefined, size)];
    expect([unknown.width, unknown.height]).toEqual([known.width, known.height]);
    expect(Math.max(...alphas(known))).toBe(255);
    // It is drawn, as much as a known one, but fainter than one part in a hundred.
    expect(Math.max(...alphas(unknown))).toBeLessThanOrEqual(2);
  }
});

test('every score keeps within the pill; one that is too long ends in an ellipsis', () => {
  for (const size of SIZES)
    for (const score of ['0', '100', '−3.75', '0.8312', '55.55', '123456789012', '•', '–']) {
      const columns = textColumns(pixels(score, size, 4));
      expect(columns.length, score).toBeGreaterThan(2);
      // The border of the pill is not white.
      expect(columns[0], score).toBeGreaterThanOrEqual(2 * 4);
      expect(columns.at(-1), score).toBeLessThan((size.width - 2) * 4);
    }
  expect(pixels('123456789012', WIDE).data).not.toEqual(pixels('12345', WIDE).data);
  expect(pixels('0.8312', WIDE).data).not.toEqual(pixels('0.8313', WIDE).data);
});

test('a badge is drawn in device pixels, and again when they change', () => {
  const canvas = document.createElement('canvas');
  for (const ratio of [1, 1.5, 2, 0.8]) {
    drawBadge(canvas, '42', WIDE, ratio);
    expect([canvas.width, canvas.height]).toEqual([Math.ceil(38 * ratio), Math.ceil(16 * ratio)]);
  }
});
