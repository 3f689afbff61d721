import { expect, test, vi } from 'vitest';
import { findEmails } from '@/utils/detection/find-emails';
import { findInTree } from '@/utils/in-page/find-in-tree';

const address = (of: number): string => `p${of}@example.com`;
const row = (of: number, elements: number): string =>
  `<li>${'<i></i>'.repeat(elements - 2)}<b>${of % 7 === 0 ? address(of) : `row ${of}`}</b></li>`;
const rows = (many: number, elements: number): string =>
  Array.from({ length: many }, (_, of) => row(of, elements)).join('');
const within = (depth: number, inner: string): string => `${'<div>'.repeat(depth)}${inner}${'</div>'.repeat(depth)}`;

function build(html: string): HTMLElement {
  const root = document.createElement('main');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  return root;
}

/** Every text with an @, by a plain walk. */
function allOf(root: Node): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode())
    if ((walker.currentNode as Text).data.includes('@')) texts.push(walker.currentNode.textContent ?? '');
  return texts.sort();
}

/** What the search finds, and how many steps it takes; `between` is called after each. */
function search(root: HTMLElement, between: (step: number) => void = () => {}): { texts: string[]; steps: number } {
  const texts: string[] = [];
  let steps = 0;
  for (const _ of findInTree(root, (node, matches) => {
    for (const _match of matches) texts.push((node as Text).data);
  }))
    between(steps++);
  return { texts: texts.sort(), steps };
}

/** Elements that the browser is asked to search in one go, by the path and where it starts. */
function elementsAsked(path: string, from: Element): number {
  const elementsIn = (element: Element) => element.getElementsByTagName('*').length;
  if (path.startsWith('descendant::')) return elementsIn(from);
  const [, siblings = '0'] = /^following-sibling::\*\[position\(\)<=(\d+)\]/.exec(path) ?? [];
  let [asked, at] = [0, from.nextElementSibling];
  for (let i = 0; i < Number(siblings) && at; i++, at = at.nextElementSibling) asked += 1 + elementsIn(at);
  return asked;
}

const SHAPES: Record<string, string> = {
  'a long list': rows(3_000, 20),
  'a list of single elements': Array.from({ length: 50_000 }, (_, of) => `<p>${of % 50 ? 'x' : address(of)}</p>`).join(
    '',
  ),
  'a list far down': within(30, rows(2_500, 24)),
  'big ones beside small ones': [300, 1, 900, 2, 5, 400]
    .map((many) => `<ul>${rows(many, 40)}</ul>${address(many)}`)
    .join(''),
  'two lists, and a list within a row': `<ul>${rows(900, 30)}<li><ul>${rows(1_200, 30)}</ul></li>${rows(800, 30)}</ul><ul>${rows(700, 30)}</ul>`,
  'a big one first, and one last': `<div>${rows(700, 60)}</div>${rows(40, 3)}<div>${rows(700, 60)}</div>`,
  'texts between the elements': `${address(1)}${rows(1_500, 30)}${address(2)}<p></p>${address(3)}${rows(1_500, 30)}${address(4)}`,
};

for (const [name, html] of Object.entries(SHAPES)) {
  test(`searches a big tree in parts, and each text once: ${name}`, () => {
    const root = build(html);
    const expected = allOf(root);
    expect(expected.length).toBeGreaterThan(100);
    const asked = vi.spyOn(document, 'evaluate');
    expect(search(root).texts).toEqual(expected);
    const parts = asked.mock.calls.map(([path, from]) => elementsAsked(path, from as Element));
    asked.mockRestore();
    expect(Math.max(...parts)).toBeLessThanOrEqual(16_000);
    expect(Math.max(...parts)).toBeGreaterThan(1_000);
    // The search may not fall to pieces either.
    expect(parts.length).toBeLessThan(50);
  });
}

test('the search ends, and finds the text that stays while the page changes', () => {
  for (const change of [
    (root: Element) => root.firstElementChild?.remove(),
    (root: Element) => root.prepend(document.createElement('hr'), document.createElement('hr')),
    (root: Element) => root.children[Math.floor(root.children.length / 2)]?.replaceChildren(),
    (root: Element) => root.replaceChildren(...[...root.children].slice(0, 2_000)),
  ]) {
    const root = build(rows(3_000, 20));
    const { texts } = search(root, (step) => step < 60 && step % 3 === 0 && change(root));
    const missed = allOf(root).filter((text) => !texts.includes(text));
    expect(missed).toEqual([]);
  }
});

test('a long script is left out', () => {
  const long = build(`<script>${`"${address(1)}",`.repeat(200)}</script><p>${address(2)}</p>`);
  expect(search(long).texts).toEqual([address(2)]);
});

test('a text of many pieces has the same finds as a search in one go, with pauses', () => {
  // Words of all lengths, so that pieces end between, before and behind addresses; one is longer than two pieces.
  const words = Array.from({ length: 40_000 }, (_, of) => (of % 3 ? 'x'.repeat(of % 23) : address(of)));
  words.splice(9_000, 0, `${'y'.repeat(150_000)},${address(1)}`);
  // A byte order mark is a space to a regular expression, and to the finder a sign behind which the word goes on.
  words.splice(20_000, 0, ...Array.from({ length: 4_000 }, (_, of) => `x\uFEFF${address(of)}\uFEFFx`));
  for (const space of [' ', '\n']) {
    const text = words.join(space);
    const root = build('<p></p>');
    root.firstElementChild?.append(text);
    const found: { start: number; end: number; address: string }[] = [];
    let steps = 0;
    for (const _ of findInTree(root, (_node, matches) => found.push(...matches))) steps++;
    expect(found.map(({ start, end, address }) => ({ start, end, address }))).toEqual(findEmails(text));
    expect(found.every(({ start, end, address }) => text.slice(start, end) === address)).toBe(true);
    expect(steps).toBeGreaterThan(5);
  }
});

test('a long text without a space: one piece, however many addresses', () => {
  const root = build('<p></p><p>more@example.com</p>');
  root.firstElementChild?.append('a@b.co,'.repeat(150_000));
  expect(search(root).texts).toHaveLength(150_001);
});

test('a long text that the page changes under the search is left to the search of what changed', () => {
  const root = build('<p></p>');
  const text = new Text(`${address(1)} `.repeat(10_000));
  root.firstElementChild?.append(text);
  const { texts } = search(root, (step) => void (step === 1 && text.appendData('later')));
  expect(texts).toEqual([]);
});
