import { expect, test } from 'vitest';
import { locate } from '@/entrypoints/gesture/locate';
import { locateFocus } from '@/entrypoints/gesture/locate-focus';

/** Puts the caret where a right click on a text would, and returns the box of that text. */
function caretAt(words: string): DOMRect {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let text = walk.nextNode();
  while (text && !text.nodeValue?.includes(words)) text = walk.nextNode();
  if (!text) throw new Error('no such text');
  const start = text.nodeValue?.indexOf(words) ?? 0;
  getSelection()?.collapse(text, start + 2);
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, start + words.length);
  return range.getBoundingClientRect();
}

test('in a long plain text, anchors the card at the address, not at the whole text', () => {
  const rows = Array.from({ length: 60 }, (_, row) => `Row ${row} is held by person${row}@long.example for now`);
  document.body.innerHTML = `<pre>${rows.join('\n')}</pre>`;
  const { x, y, width, height } = caretAt('person40@long.example');
  expect(locate(document, false, null)).toEqual({
    found: 'one',
    by: 'caret',
    email: 'person40@long.example',
    place: { x, y, width, height },
  });
});

test('anchors the card at the whole line of an address in several texts', () => {
  document.body.innerHTML = '<p>To <span>billing@<!-- --><b>long</b>.example</span></p>';
  const [x, right] = [caretAt('billing@').x, caretAt('.example').right];
  expect(locate(document, false, null)).toMatchObject({ found: 'one', place: { x, width: right - x } });
});

test('anchors the card at the clicked line of an address on two lines', () => {
  document.body.innerHTML = `<p style="width:12ch;font:16px/20px monospace;overflow-wrap:anywhere">somebody.with.a.long@name.example</p>`;
  const first = caretAt('some');
  expect(locate(document, false, null)).toMatchObject({ found: 'one', place: { y: first.y, height: first.height } });
  const last = caretAt('mple');
  expect(last.y).toBeGreaterThan(first.y);
  expect(locate(document, false, null)).toMatchObject({ found: 'one', place: { y: last.y } });
});

test('anchors the card at the only address of a clicked element, not at the element', () => {
  document.body.innerHTML = `<p style="user-select:none">${'Some words before it. '.repeat(12)}jane@long.example</p>`;
  getSelection()?.empty();
  const { y } = caretAt('jane@long.example');
  getSelection()?.empty();
  expect(locate(document, false, document.querySelector('p'))).toMatchObject({ found: 'one', place: { y } });
});

test('a read-only field that has the focus is read like any other', () => {
  document.body.innerHTML = `<input readonly value="jane@example.com">`;
  document.querySelector('input')?.focus();
  expect(locate(document, false, null)).toMatchObject({ found: 'one', email: 'jane@example.com' });
});

test('offers the address of a disabled field if a click on it leaves no trace', () => {
  document.body.innerHTML = `<p>Words</p><input disabled value="jane@example.com"><input disabled type="password" value="a@example.com">`;
  getSelection()?.empty();
  expect(locate(document, false, null)).toMatchObject({ found: 'several', emails: ['jane@example.com'], by: 'screen' });
});

test('an address at the caret is not certain while a disabled field shows another one', () => {
  document.body.innerHTML = `<p>eve@example.com</p><fieldset disabled><textarea>Jane: jane@example.com</textarea></fieldset>`;
  caretAt('eve@example.com');
  expect(locate(document, false, null)).toMatchObject({
    found: 'several',
    emails: ['eve@example.com', 'jane@example.com'],
  });
});

test('a disabled field that the user does not see changes nothing', () => {
  document.body.innerHTML = `<p>eve@example.com</p><input disabled hidden value="jane@example.com">`;
  caretAt('eve@example.com');
  expect(locate(document, false, null)).toMatchObject({ found: 'one', email: 'eve@example.com' });
});

test.each([
  ['a field', '<input value="jane@example.com">', 'input', '', ''],
  ['a link', '<a href="mailto:jane@example.com">jane@example.com</a>', 'a', '', 'mailto:jane@example.com'],
])('for a command, anchors the card at the address of %s with the focus', (_, html, focus, selection, linkUrl) => {
  document.body.innerHTML = html;
  getSelection()?.empty();
  document.querySelector<HTMLElement>(focus)?.focus();
  expect(locateFocus(document)).toMatchObject({
    selection,
    linkUrl,
    located: { found: 'one', email: 'jane@example.com' },
  });
});

test('for a command, anchors the card at the selected part of a field, or the link around a selection', () => {
  document.body.innerHTML = '<input value="jane@example.com, eve@example.com"><a href="mailto:eve@example.com">Eve</a>';
  const field = document.querySelector('input');
  field?.focus();
  field?.setSelectionRange(0, 16);
  expect(locateFocus(document).selection).toBe('jane@example.com');
  field?.blur();
  getSelection()?.selectAllChildren(document.querySelector('a') as Element);
  expect(locateFocus(document)).toMatchObject({ selection: 'Eve', linkUrl: 'mailto:eve@example.com' });
});
