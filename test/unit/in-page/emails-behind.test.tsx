import { afterEach, expect, test } from 'vitest';
import { locate } from '@/entrypoints/gesture/locate';
import { locateFocus } from '@/entrypoints/gesture/locate-focus';
import { emailsInPage, isShown } from '@/entrypoints/lister/emails-in-page';

afterEach(() => document.body.replaceChildren());

const JANE = 'jane@example.com';
/** Shows a page and returns its element with the name. */
function show(html: string): Element {
  document.body.setHTMLUnsafe(html);
  const name = [document, document.querySelector('#host')?.shadowRoot].flatMap(
    (root) => root?.querySelector('#name') ?? [],
  );
  if (!name[0]) throw new Error('no name');
  return name[0];
}
const levels = (count: number, inner: string) => '<div>'.repeat(count) + inner + '</div>'.repeat(count);

test.each<[what: string, html: string, behind: string[]]>([
  ['data-email', `<b id=name data-email="${JANE}">Jane Doe</b>`, [JANE]],
  ['data-hovercard-id', `<b id=name data-hovercard-id="${JANE}">Jane Doe</b>`, [JANE]],
  ['title', `<b id=name title="Jane Doe &lt;${JANE}&gt;">Jane Doe</b>`, [JANE]],
  ['aria-label', `<b id=name aria-label="Mail Jane at ${JANE}">Jane Doe</b>`, [JANE]],
  ['the fifth ancestor', `<div title="${JANE}">${levels(4, '<b id=name>Jane Doe</b>')}</div>`, [JANE]],
  ['the sixth ancestor', `<div title="${JANE}">${levels(5, '<b id=name>Jane Doe</b>')}</div>`, []],
  ['a nearer one first', `<p title="eve@example.com"><b id=name data-email="${JANE}">Jane Doe</b></p>`, [JANE]],
  [
    'two that differ',
    `<b id=name data-email="${JANE}" title="eve@example.com">Jane Doe</b>`,
    [JANE, 'eve@example.com'],
  ],
  [
    'hidden characters, as written',
    '<b id=name data-email="ja\u200bne@example.com">Jane Doe</b>',
    ['ja\u200bne@example.com'],
  ],
  ['an ancestor full of text', `<div title="${JANE}"><b id=name>Jane Doe</b>${'Words. '.repeat(90)}</div>`, []],
  ['a sibling', `<p><b id=name>Jane Doe</b><i title="${JANE}">Bob</i></p>`, []],
  ['an id that is no address', '<b id=name data-hovercard-id="u@7" title="Say @jane">Jane Doe</b>', []],
  [
    'a host around a shadow root',
    `<div id=host title="${JANE}"><template shadowrootmode=open><b id=name>Jane Doe</b></template></div>`,
    [JANE],
  ],
  ['a field with a name', `<p data-email="${JANE}"><input id=name value="Jane Doe"></p>`, [JANE]],
  ['a name with its address', `<b id=name title="eve@example.com">Jane Doe ${JANE}</b>`, []],
])('the address behind a name: %s', (_, html, behind) => {
  const located = locate(document, false, show(html));
  expect('behind' in located ? located.behind : []).toEqual(behind);
});

test('without the clicked element, the caret leads to the name', () => {
  const name = show(`<p>Bob</p><p title="${JANE}">Owner: <b id=name>Jane Doe</b></p>`);
  getSelection()?.collapse(name.firstChild, 3);
  expect(locate(document, false, null)).toMatchObject({ found: 'none', behind: [JANE] });
  expect(locateFocus(document)).toMatchObject({ selection: '', located: { found: 'none', behind: [JANE] } });
  getSelection()?.collapse(document.querySelector('p')?.firstChild ?? null, 1);
  expect(locate(document, false, null)).not.toHaveProperty('behind');
});

test('the list of a page has addresses behind names, in reading order, and hidden ones as hidden', () => {
  show(
    `<p>first@example.com</p><b id=name data-email="${JANE}">Jane Doe</b><p>last@example.com</p>
    <button title="Mail bob@example.com" style="display:none">Bob</button>`,
  );
  expect(emailsInPage().map((placed) => [placed.address, isShown(placed)])).toEqual([
    ['first@example.com', true],
    [JANE, true],
    ['last@example.com', true],
    ['bob@example.com', false],
  ]);
});

test('the list of a page has each address of a mail link, and none of its text', () => {
  show(
    `<p>first@example.com</p><a id=name href="mailto:ann@example.com,bob@example.com?cc=cem%40example.com&amp;subject=x">Mail all</a>
    <a href="mailto:dora@example.com?body=eve@example.com">Mail Dora</a> <a href="mailto:?to=fay@example.com">Mail Fay</a>
    <p>last@example.com</p>`,
  );
  expect(emailsInPage().map(({ address }) => address)).toEqual([
    'first@example.com',
    'ann@example.com',
    'bob@example.com',
    'cem@example.com',
    'dora@example.com',
    'fay@example.com',
    'last@example.com',
  ]);
});
