import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createClickMemory } from '@/entrypoints/detector/click-memory';
import { createListeners } from '@/entrypoints/detector/listeners';
import type { Mark } from '@/entrypoints/detector/marks';
import type { Pointed } from '@/entrypoints/detector/pointed';
import { createRegistry } from '@/entrypoints/detector/registry';
import { findInText } from '@/utils/in-page/find-in-text';

const JANE = 'jane@example.com';
const EVE = 'eve@example.com';
let page: HTMLElement;
let aborter = new AbortController();
let marked: Mark[];

const find = <Found extends Element>(selector: string): Found => {
  const found = page.querySelector<Found>(selector);
  if (!found) throw new Error(selector);
  return found;
};
const rightClick = (selector: string) => userEvent.click(find(selector), { button: 'right' });
const oneMarkIn = (selector: string): Mark[] => {
  const text = find(selector).firstChild as Text;
  const range = new Range();
  range.selectNodeContents(text);
  return findInText(text).map((match) => ({ match, lines: [], boxes: [...range.getClientRects()] }));
};

/** The memory in a page with this content, in which the texts of these elements are marked. */
function watch(html: string, inMarks: string[] = []) {
  page.innerHTML = html;
  const registry = createRegistry();
  marked = inMarks.flatMap(oneMarkIn);
  for (const { match } of marked) registry.put(match.first, [match]);
  const under = ({ x, y }: Pointed) =>
    marked.filter(({ boxes }) =>
      boxes.some((box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom),
    );
  const memory = createClickMemory(under, registry, createListeners(aborter.signal).listen);
  addEventListener('pointermove', memory.see, { capture: true, signal: aborter.signal });
  return memory;
}
/** The page's own listener, which runs before ours, as a page's script does that was there first. */
const beforeUs = (type: string, act: () => void) =>
  addEventListener(type, act, { capture: true, once: true, signal: aborter.signal });

beforeEach(() => {
  aborter.abort();
  aborter = new AbortController();
  page ??= document.body.appendChild(document.createElement('main'));
  addEventListener('contextmenu', (event) => event.preventDefault(), { signal: aborter.signal });
});

test.each([
  ['a marked text', `<b>${JANE}</b>`, ['b'], [JANE]],
  ['a text without a mark', `<p contenteditable>${JANE}</p>`, [], [JANE]],
  ['a field', `<input value="${JANE}">`, [], [JANE]],
  ['a text area with two', `<textarea rows="9" cols="60">${JANE} ${EVE} and others</textarea>`, [], [JANE, EVE]],
  ['a name in a link with an address', `<a href="#x"><b>Jane</b> <i>${JANE}</i></a>`, [], [JANE]],
  ['a password', `<input type="password" value="${JANE}">`, [], []],
  ['nothing', '<p>Nobody</p>', [], []],
])('remembers what was clicked while the page still shows it: %s', async (_, html, inMarks, emails) => {
  const memory = watch(html, inMarks);
  const [target = ''] = ['b', 'textarea', 'input', 'p'].filter((selector) => page.querySelector(selector));
  await rightClick(target);
  expect(memory.recall()).toMatchObject({ emails, isSame: true });
});

test('names both values of a field that the page swaps after the click, as changed', async () => {
  const memory = watch(`<input value="${JANE}">`);
  await rightClick('input');
  find<HTMLInputElement>('input').value = EVE;
  expect(memory.recall()).toMatchObject({ emails: [JANE, EVE], isSame: false });
});

test('counts the value that the user saw when the page swaps a field during the event', async () => {
  beforeUs('contextmenu', () => {
    find<HTMLInputElement>('input').value = EVE;
  });
  const memory = watch(`<input value="${JANE}">`);
  await userEvent.hover(find('input'));
  await rightClick('input');
  const { emails = [] } = memory.recall() ?? {};
  expect(new Set(emails)).toEqual(new Set([JANE, EVE]));
});

test('typing is not a swap', async () => {
  const memory = watch('<input>');
  await userEvent.fill(find('input'), JANE);
  await rightClick('input');
  expect(memory.recall()).toMatchObject({ emails: [JANE], isSame: true });
});

test('reports a marked text that the page changes after the click as changed', async () => {
  const memory = watch(`<b>${JANE}</b>`, ['b']);
  await rightClick('b');
  find('b').replaceChildren(EVE);
  marked = [];
  expect(memory.recall()).toMatchObject({ emails: [JANE], isSame: false });
});

test('counts the previous title of the menu too, because the menu may still show it', async () => {
  const memory = watch(`<b>${EVE}</b>`, ['b']);
  memory.point(JANE);
  await rightClick('b');
  expect(memory.recall()).toMatchObject({ emails: [EVE, JANE], isSame: false });
});

test('ignores a click made by the page, and ends the last click at the next key or button', async () => {
  const memory = watch(`<p>${JANE}</p>`);
  find('p').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }));
  expect(memory.recall()).toBeNull();
  await rightClick('p');
  expect(memory.recall()).not.toBeNull();
  find('p').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  expect(memory.recall()).not.toBeNull();
  await userEvent.keyboard('{Shift}');
  expect(memory.recall()).toBeNull();
});

/** Longer than the memory needs to see twice where the pointer is. */
const wait = () => new Promise((resolve) => setTimeout(resolve, 700));
/** From now on, the page keeps every event of the pointer from us: its listener runs first. */
function swallow(): void {
  for (const type of ['pointermove', 'pointerdown', 'mousedown', 'contextmenu']) {
    const stop = (event: Event) => isSwallowing && event.stopImmediatePropagation();
    addEventListener(type, stop, { capture: true, signal: aborter.signal });
  }
}
let isSwallowing = false;

test.each([
  ['a marked text', `<b>${JANE}</b>`, ['b'], 'b'],
  ['a field', `<input value="${JANE}">`, [], 'input'],
  ['a link', `<a href="#x">${JANE}</a>`, [], 'a'],
])(
  '%s: a click lasts while the pointer stays, and ends when it moves away, even if the page swallows every event',
  async (_, html, inMarks, target) => {
    isSwallowing = false;
    swallow();
    const memory = watch(`${html}<p>${EVE}</p>`, inMarks);
    await rightClick(target);
    isSwallowing = true;
    await wait();
    expect(memory.recall()).toMatchObject({ emails: [JANE], isSame: true });
    await rightClick('p');
    await expect.poll(() => memory.recall()).toBeNull();
  },
);

test('a row that a framework renders again under the open menu still counts as clicked', async () => {
  const memory = watch(`<b>${JANE}</b>`, ['b']);
  await rightClick('b');
  page.innerHTML = `<b>${JANE}</b>`;
  marked = ['b'].flatMap(oneMarkIn);
  await wait();
  expect(memory.recall()).toMatchObject({ emails: [JANE], isSame: true });
});

test('a moment elsewhere does not end the click, because a choice may leave the pointer anywhere', async () => {
  isSwallowing = false;
  swallow();
  const memory = watch(`<b>${JANE}</b><p>${EVE}</p>`, ['b']);
  await rightClick('b');
  isSwallowing = true;
  await userEvent.hover(find('p'));
  expect(memory.recall()).not.toBeNull();
});
