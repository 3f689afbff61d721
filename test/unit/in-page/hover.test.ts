import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHover } from '@/entrypoints/detector/hover';
import type { Mark, Marks } from '@/entrypoints/detector/marks';
import { isStillResting } from '@/utils/in-page/is-still-resting';

/** A stage of one event target and one animation frame. */
let listeners: Record<string, (event: unknown) => void>;
let nextFrame: (() => void) | undefined;
let under: Mark | undefined;
let events: (string | undefined)[];

const markOf = (address: string) =>
  ({ match: { address, first: { getClientRects: () => [line] } } }) as unknown as Mark;
/** The one line that holds every address. */
let line: DOMRect;
/** To the right of it there is no address. */
const FAR = 100;
const JANE = markOf('jane@example.com');
const EVE = markOf('eve@example.com');
const move = (isTrusted = true, clientX = 1) => listeners.pointermove?.({ isTrusted, clientX, clientY: 1 });
/** The pointer comes onto Jane's address, and is painted there. */
const point = () => {
  under = JANE;
  move();
  paint();
};
const paint = () => {
  nextFrame?.();
  nextFrame = undefined;
};

beforeEach(() => {
  listeners = {};
  nextFrame = undefined;
  events = [];
  line = { left: 0, right: 50, top: 0, bottom: 20, width: 50, height: 20 } as DOMRect;
  vi.useFakeTimers();
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
      over: (mark) => events.push(mark?.match.address),
      rest: () => events.push('rest'),
      seen: () => {},
    },
    (type, act) => {
      listeners[type] = act as (event: unknown) => void;
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a pointer that the user moves names what it is on', () => {
  under = JANE;
  move();
  paint();
  expect(events).toEqual(['jane@example.com']);
});

test('of several moves in one frame the last counts', () => {
  under = JANE;
  move(true, FAR);
  move(true, 1);
  paint();
  expect(events).toEqual(['jane@example.com']);
});

test('moves that a page makes up name nothing', () => {
  under = JANE;
  move(false);
  paint();
  expect(events).toEqual([]);
});

test('what the pointer was on when the menu opened is not renamed under it', () => {
  under = JANE;
  move();
  paint();
  under = EVE;
  move();
  listeners.contextmenu?.({ isTrusted: true });
  paint();
  expect(events).toEqual(['jane@example.com']);
  move();
  paint();
  expect(events).toEqual(['jane@example.com', 'eve@example.com']);
});

test('an opening menu that a page makes up freezes nothing', () => {
  under = JANE;
  move();
  listeners.contextmenu?.({ isTrusted: false });
  paint();
  expect(events).toEqual(['jane@example.com']);
});

test('a pointer that rests on an address wants its card', () => {
  point();
  vi.advanceTimersByTime(500);
  expect(events).toEqual(['jane@example.com', 'rest']);
  expect(isStillResting()).toBe(true);
});

test.each([
  ['the wheel turns', () => listeners.wheel?.({})],
  ['the pointer leaves the window', () => listeners.pointerout?.({ relatedTarget: null })],
  ['the button is pressed', () => listeners.pointerdown?.({})],
  ['the page has scrolled the address away', () => (line = { ...line, top: 30, bottom: 50 })],
  ['the pointer has moved on', () => move(true, FAR)],
])('no card: within the time %s', (_, leave) => {
  point();
  vi.advanceTimersByTime(200);
  leave();
  vi.advanceTimersByTime(500);
  expect(events).not.toContain('rest');
});

test.each([
  ['the wheel turns', () => listeners.wheel?.({})],
  ['the page has scrolled the address away', () => (line = { ...line, top: 30, bottom: 50 })],
  ['the pointer has moved on', () => move(true, FAR)],
])('the card that is on its way is no longer wanted: %s', (_, leave) => {
  point();
  vi.advanceTimersByTime(500);
  leave();
  expect(isStillResting()).toBe(false);
});

test('after the wheel only a pointer that really moves wants a card', () => {
  point();
  listeners.wheel?.({});
  // As browsers report a pointer under which the page has scrolled.
  point();
  vi.advanceTimersByTime(500);
  expect(events).not.toContain('rest');
  move(true, 2);
  paint();
  vi.advanceTimersByTime(500);
  expect(events).toContain('rest');
});
