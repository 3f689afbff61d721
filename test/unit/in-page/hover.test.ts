import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHover } from '@/entrypoints/detector/hover';
import type { Mark, Marks } from '@/entrypoints/detector/marks';

/** A stage of one event target and one animation frame. */
let listeners: Record<string, (event: unknown) => void>;
let nextFrame: (() => void) | undefined;
let under: Mark | undefined;
let told: (string | undefined)[];

const markOf = (address: string) => ({ mention: { address } }) as unknown as Mark;
/** From here on to the right there is nobody. */
const FAR = 100;
const JANE = markOf('jane@example.com');
const EVE = markOf('eve@example.com');
const move = (isTrusted = true, clientX = 1) => listeners.pointermove?.({ isTrusted, clientX, clientY: 1 });
const paint = () => {
  nextFrame?.();
  nextFrame = undefined;
};

beforeEach(() => {
  listeners = {};
  nextFrame = undefined;
  told = [];
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', (type: string, listener: (event: unknown) => void) => {
    listeners[type] = listener;
  });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    nextFrame = run;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => {
    nextFrame = undefined;
  });
  // Of the marks only what the pointer asks for.
  const marks = { at: (x: number) => (x < FAR ? under : undefined), drawn: new Map() } as unknown as Marks;
  createHover(
    marks,
    {
      over: (mark) => told.push(mark?.mention.address),
      rest: () => told.push('rest'),
      seen: () => {},
    },
    {},
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a pointer that a person moves names what it is on', () => {
  under = JANE;
  move();
  paint();
  expect(told).toEqual(['jane@example.com']);
});

test('of several moves in one frame the last counts', () => {
  under = JANE;
  move(true, FAR);
  move(true, 1);
  paint();
  expect(told).toEqual(['jane@example.com']);
});

test('moves that a page makes up name nothing', () => {
  under = JANE;
  move(false);
  paint();
  expect(told).toEqual([]);
});

test('what the pointer was on when the menu opened is not renamed under it', () => {
  under = JANE;
  move();
  paint();
  under = EVE;
  move();
  listeners.contextmenu?.({ isTrusted: true });
  paint();
  expect(told).toEqual(['jane@example.com']);
  move();
  paint();
  expect(told).toEqual(['jane@example.com', 'eve@example.com']);
});

test('an opening menu that a page makes up freezes nothing', () => {
  under = JANE;
  move();
  listeners.contextmenu?.({ isTrusted: false });
  paint();
  expect(told).toEqual(['jane@example.com']);
});
