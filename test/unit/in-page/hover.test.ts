import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHover } from '@/entrypoints/detector/hover';
import type { Mark, Marks } from '@/entrypoints/detector/marks';
import { isReadable } from '@/utils/in-page/is-readable';
import { isStillResting } from '@/utils/in-page/is-still-resting';

vi.mock('@/utils/in-page/is-readable', () => ({ isReadable: vi.fn(() => true) }));

/** A stage of one event target and one animation frame. */
let listeners: Record<string, (event: unknown) => void>;
let nextFrame: (() => void) | undefined;
let under: Mark | undefined;
let events: (string | undefined)[];
let isOnLine: boolean;

const markOf = (address: string) =>
  ({
    match: { address, first: { getClientRects: () => [line], nodeType: 1 } },
    boxes: [{ bottom: 20 }],
  }) as unknown as Mark;
/** The one line that holds every address. */
let line: DOMRect;
/** To the right of it there is no address. */
const FAR = 100;
const JANE = markOf('jane@example.com');
const EVE = markOf('eve@example.com');
const move = (isTrusted = true, clientX = 1, more: Partial<PointerEvent> = {}) =>
  listeners.pointermove?.({ isTrusted, clientX, clientY: 1, composedPath: () => [], ...more });
const press = (key: string, isTrusted = true) => listeners.keydown?.({ isTrusted, key });
const release = (key: string) => listeners.keyup?.({ isTrusted: true, key });
/** The pointer comes onto Jane's address, and is painted there. */
const point = (held = {}) => {
  under = JANE;
  move(true, 1, held);
  paint();
};
const rest = () => point({ shiftKey: true });
const paint = () => {
  nextFrame?.();
  nextFrame = undefined;
};

/** A text field. */
class Field {
  type = 'text';
}

beforeEach(() => {
  listeners = {};
  nextFrame = undefined;
  events = [];
  isOnLine = true;
  line = { left: 0, right: 50, top: 0, bottom: 20, width: 50, height: 20 } as DOMRect;
  vi.useFakeTimers();
  vi.stubGlobal('HTMLInputElement', Field);
  vi.stubGlobal('HTMLTextAreaElement', class {});
  vi.stubGlobal('HTMLElement', class {});
  vi.stubGlobal('Element', class {});
  vi.stubGlobal('document', { activeElement: null });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    nextFrame = run;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => {
    nextFrame = undefined;
  });
  // Of the marks only what the focus asks for.
  const marks = { drawn: new Map() } as unknown as Marks;
  createHover(
    marks,
    {
      under: ({ x }) => (x < FAR ? under : undefined),
      onOurs: ({ x }) => (x < FAR && isOnLine && under ? { mark: under, box: line } : undefined),
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

test('moving the pointer over an address names it in the menu', () => {
  point();
  expect(events).toEqual(['jane@example.com']);
});

test('the last of several moves in one frame counts', () => {
  under = JANE;
  move(true, FAR);
  move(true, 1);
  paint();
  expect(events).toEqual(['jane@example.com']);
});

test('pointer moves made by the page name nothing', () => {
  under = JANE;
  move(false);
  paint();
  expect(events).toEqual([]);
});

test('keeps the menu’s address while the menu is open', () => {
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

test('a menu event made by the page freezes nothing', () => {
  under = JANE;
  move();
  listeners.contextmenu?.({ isTrusted: false });
  paint();
  expect(events).toEqual(['jane@example.com']);
});

test('resting the pointer on an address with Shift held opens its card, without Shift none', () => {
  point();
  vi.advanceTimersByTime(500);
  expect(events).toEqual(['jane@example.com']);
  press('Shift');
  vi.advanceTimersByTime(500);
  expect(events).toEqual(['jane@example.com', 'rest']);
  expect(isStillResting()).toBe(true);
});

test.each([
  ['the wheel turns', () => listeners.wheel?.({})],
  ['the pointer leaves the window', () => listeners.pointerout?.({ isTrusted: true, relatedTarget: null })],
  ['the button is pressed', () => listeners.pointerdown?.({})],
  ['the page has scrolled the address away', () => (line = { ...line, top: 30, bottom: 50 })],
  ['the pointer has moved on', () => move(true, FAR)],
])('opens no card while the pointer rests, if %s', (_, leave) => {
  rest();
  vi.advanceTimersByTime(200);
  leave();
  vi.advanceTimersByTime(500);
  expect(events).not.toContain('rest');
});

test.each([
  ['the wheel turns', () => listeners.wheel?.({})],
  ['the page has scrolled the address away', () => (line = { ...line, top: 30, bottom: 50 })],
  ['the pointer has moved on', () => move(true, FAR)],
])('cancels the card that is about to open: %s', (_, leave) => {
  rest();
  vi.advanceTimersByTime(500);
  leave();
  expect(isStillResting()).toBe(false);
});

test('after the wheel, only a real pointer move opens a card', () => {
  rest();
  listeners.wheel?.({});
  // As browsers report a pointer under which the page has scrolled.
  rest();
  vi.advanceTimersByTime(500);
  expect(events).not.toContain('rest');
  move(true, 2, { shiftKey: true });
  paint();
  vi.advanceTimersByTime(500);
  expect(events).toContain('rest');
});

test('resting the pointer on the text itself opens no card, with Shift or without', () => {
  isOnLine = false;
  point();
  vi.advanceTimersByTime(500);
  press('Shift');
  vi.advanceTimersByTime(500);
  expect(events).toEqual(['jane@example.com']);
});

test('a pointer that leaves the frame takes the address out of the menu, unless a menu has taken the pointer', () => {
  point();
  listeners.contextmenu?.({ isTrusted: true });
  listeners.pointerout?.({ isTrusted: true, relatedTarget: null });
  expect(events).toEqual(['jane@example.com']);
  point();
  listeners.pointerout?.({ isTrusted: true, relatedTarget: null });
  expect(events).toEqual(['jane@example.com', undefined]);
});

test('a pointer that comes from elsewhere says what it is on, even nothing', () => {
  move(true, FAR);
  paint();
  move(true, FAR + 1);
  paint();
  expect(events).toEqual([undefined]);
});

test('a text that nobody can read opens no card', () => {
  vi.mocked(isReadable).mockReturnValueOnce(false);
  rest();
  vi.advanceTimersByTime(500);
  expect(events).not.toContain('rest');
});

test('holding Shift before the pointer rests opens a card, also in a frame that hears no keys', () => {
  rest();
  vi.advanceTimersByTime(500);
  expect(events).toEqual(['jane@example.com', 'rest']);
});

test('pressing Shift while the pointer rests opens a card, once for each rest', () => {
  point();
  vi.advanceTimersByTime(500);
  press('Shift');
  vi.advanceTimersByTime(500);
  release('Shift');
  press('Shift');
  vi.advanceTimersByTime(500);
  expect(events).toEqual(['jane@example.com', 'rest']);
});

test.each([
  ['a page makes the key up', () => press('Shift', false)],
  ['Shift is released', () => [press('Shift'), release('Shift')]],
  ['a capital letter is typed', () => [press('Shift'), press('J')]],
  ['a click selects up to here', () => [press('Shift'), listeners.pointerdown?.({ isTrusted: true })]],
  ['the user types in a field', () => [vi.stubGlobal('document', { activeElement: new Field() }), press('Shift')]],
  ['text is being selected', () => [move(true, FAR), paint(), move(true, 1, { shiftKey: true, buttons: 1 }), paint()]],
])('Shift opens no card: %s', (_, act) => {
  point();
  vi.advanceTimersByTime(500);
  act();
  vi.advanceTimersByTime(500);
  expect(events).not.toContain('rest');
});

test('Shift released elsewhere counts as released once the pointer moves without it', () => {
  press('Shift');
  point();
  vi.advanceTimersByTime(500);
  expect(events).toEqual(['jane@example.com']);
});
