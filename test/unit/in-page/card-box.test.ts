import { afterEach, expect, test, vi } from 'vitest';
import { cardBox } from '@/entrypoints/gesture/card-box';

const FULL = { width: 360, height: 360 };
const size = { wide: 1200, high: 800 };
vi.mock('@/utils/in-page/dom', () => ({ viewport: () => [size.wide, size.high] }));
afterEach(() => Object.assign(size, { wide: 1200, high: 800 }));

/** One line of text. */
const line = (x: number, y: number, width = 200) => ({ x, y, width, height: 18 });

test('the card is right of an address, so that it covers no address below', () => {
  expect(cardBox(line(100, 200))).toEqual({ x: 306, y: 200, ...FULL, edge: 'top' });
});

test('the card is left of an address at the right edge', () => {
  expect(cardBox(line(900, 200))).toEqual({ x: 534, y: 200, ...FULL, edge: 'top' });
});

test('beside an address near the bottom, the card is at the lower edge of its frame, inside the viewport', () => {
  expect(cardBox(line(100, 780))).toEqual({ x: 306, y: 432, ...FULL, edge: 'bottom' });
});

test('without room at either side the card is below the address, or above it', () => {
  expect(cardBox(line(20, 100, 1_100))).toEqual({ x: 20, y: 124, ...FULL, edge: 'top' });
  expect(cardBox(line(20, 700, 1_100))).toEqual({ x: 20, y: 334, ...FULL, edge: 'bottom' });
});

test('an address scrolled out at one side keeps its card inside the viewport', () => {
  expect(cardBox(line(-500, 200))).toMatchObject({ x: 8, y: 224 });
  expect(cardBox(line(1_700, 200))).toMatchObject({ x: 832, y: 224 });
});

test('a small viewport gets a smaller card, a tiny one none', () => {
  size.wide = 300;
  expect(cardBox(line(20, 20))).toMatchObject({ x: 8, width: 284 });
  size.wide = 200;
  expect(cardBox(line(20, 20))).toBeNull();
});
