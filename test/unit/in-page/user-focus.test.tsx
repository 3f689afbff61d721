import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { watchLeftFocus } from '@/entrypoints/detector/left-focus';
import { createListeners } from '@/entrypoints/detector/listeners';
import { locateFocus } from '@/entrypoints/gesture/locate-focus';
import { setUserFocus } from '@/utils/in-page/user-focus';

const [JANE, EVE] = ['jane@example.com', 'eve@example.com'];
let page: HTMLElement;
let aborter: AbortController;

beforeEach(() => {
  page ??= document.body.appendChild(document.createElement('main'));
  aborter = new AbortController();
  getSelection()?.empty();
  const isAsLeft = watchLeftFocus(createListeners(aborter.signal).listen);
  setUserFocus(() => ({ isAsLeft: isAsLeft(), pointed: null }));
});
afterEach(() => {
  aborter.abort();
  setUserFocus(undefined);
});

function find<Found extends HTMLElement>(selector: string): Found {
  const found = page.querySelector<Found>(selector);
  if (!found) throw new Error(selector);
  return found;
}
/** The memory looks a task after the button is up. */
const wait = () => new Promise((resolve) => setTimeout(resolve, 20));
const click = async (selector: string) => {
  await userEvent.click(find(selector));
  await wait();
};

test.each([
  ['a field', `<input value="${JANE}">`, 'input'],
  ['a text', `<p>${JANE}</p>`, 'p'],
  ['a link', `<a href="#x">${JANE}</a>`, 'a'],
])('after a click on %s, the command is sure', async (_, html, selector) => {
  page.innerHTML = html;
  await click(selector);
  expect(locateFocus(document)).toMatchObject({ located: { found: 'one', email: JANE }, isSure: true });
});

test('after the Tab key, the command is sure of the link that it reached', async () => {
  page.innerHTML = `<input><a href="mailto:${JANE}">${JANE}</a>`;
  await click('input');
  await userEvent.keyboard('{Tab}');
  expect(locateFocus(document)).toMatchObject({ linkUrl: `mailto:${JANE}`, isSure: true });
});

const selectIn = (selector: string) => getSelection()?.selectAllChildren(find(selector));

test.each([
  ['focuses a field', () => find('input').focus()],
  ['selects another text', () => selectIn('b')],
  ['changes the text', () => find('p').firstChild && Object.assign(find('p').firstChild as Text, { data: EVE })],
])('the command is not sure once the page %s', async (_, act) => {
  page.innerHTML = `<p>${JANE}</p><b>${EVE}</b><input value="${EVE}">`;
  await click('p');
  act();
  expect(locateFocus(document).isSure).toBe(false);
  // As a page does that waits for the keys of the command.
  addEventListener('keydown', act, { signal: aborter.signal });
  await click('p');
  await userEvent.keyboard('{Alt>}{Shift>}4{/Shift}{/Alt}');
  expect(locateFocus(document).isSure).toBe(false);
});

test.each([
  ['far left', 'position:fixed;left:-999px'],
  ['transparent', 'opacity:0'],
  ['hardly opaque', 'filter:opacity(0.01)'],
  ['white on white', 'color:#fff;background:#fff'],
  ['tiny', 'width:1px;height:1px;overflow:hidden;padding:0;border:0'],
  ['masked', 'mask:linear-gradient(#0000,#0000)'],
])('the command is not sure of what is %s, whoever focused it', async (_, style) => {
  page.innerHTML = `<p>Words</p><input value="${JANE}" style="${style}">`;
  find('input').focus();
  await userEvent.keyboard('x{Backspace}');
  expect(locateFocus(document)).toMatchObject({ located: { found: 'one' }, isSure: false });
});

test('the command is not sure of what something covers', async () => {
  page.innerHTML = `<p>${JANE}</p>`;
  await click('p');
  expect(locateFocus(document).isSure).toBe(true);
  const cover = page.appendChild(document.createElement('div'));
  cover.style.cssText = 'position:fixed;inset:0;background:#fff';
  expect(locateFocus(document).isSure).toBe(false);
});

test('the command is not sure of a hidden address in a selection', async () => {
  page.innerHTML = `<p>To <span style="opacity:0">${JANE}</span> and others</p>`;
  selectIn('p');
  await userEvent.keyboard('{ArrowRight}');
  selectIn('p');
  setUserFocus(() => ({ isAsLeft: true, pointed: null }));
  expect(locateFocus(document).isSure).toBe(false);
});

test('without a detector, nobody knows who has chosen the address', async () => {
  page.innerHTML = `<p>${JANE}</p>`;
  await click('p');
  setUserFocus(undefined);
  expect(locateFocus(document).isSure).toBe(false);
});
