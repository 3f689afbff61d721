import { afterEach, expect, test, vi } from 'vitest';
import { badgeRect, findSpot } from '@/entrypoints/detector/badge-spots';
import type { Mark } from '@/entrypoints/detector/marks';
import { boxesOf, type EmailMatch } from '@/utils/in-page/email-match';

const KIM = 'kim@acme.example';

/** Puts HTML into the page and gives the mark of the address in it. */
function markIn(html: string): Mark {
  document.body.innerHTML = `<main style="font:14px/20px sans-serif;margin:40px">${html}</main>`;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const start = (text as Text).data.indexOf(KIM);
    if (start < 0) continue;
    const last = text as Text;
    const match: EmailMatch = {
      address: KIM,
      first: last,
      start,
      last,
      end: start + KIM.length,
      nodes: [last],
      text: KIM,
    };
    return { match, lines: [], boxes: boxesOf(match) };
  }
  throw new Error('no address');
}
/** Where the badge of the address would stand: px from its end, or from its start, and below or above it. */
function spotIn(html: string): string {
  const mark = markIn(html);
  const spot = findSpot(mark, () => true);
  if (!spot) return 'none';
  const { x, y } = badgeRect(mark, spot);
  const box = mark.boxes.at(-1) ?? new DOMRect();
  if (spot.stacked) return y > box.top ? 'below' : 'above';
  if (x < box.left) return spot.inRow ? 'before, in the row' : 'before';
  const words = x - box.right;
  return words < 5 ? 'after' : words < 16 ? 'after the sign' : 'at the end of the line';
}
afterEach(() => document.body.replaceChildren());

test('places the badge behind the address, or behind the punctuation that closes it', () => {
  expect(spotIn(KIM)).toBe('after');
  expect(spotIn(`Kim &lt;${KIM}&gt;`)).toBe('after the sign');
  expect(spotIn(`Kim &lt;<a href="mailto:${KIM}">${KIM}</a>&gt;`)).toBe('after the sign');
  expect(spotIn(`(${KIM}).`)).toBe('after the sign');
});

test('places the badge before, below or above the address, where there is room', () => {
  const words = 'and more words than there is room for in one line of this page, to its very end and beyond it';
  expect(spotIn(`<p style="text-indent:60px">${KIM} says</p>`)).toBe('before');
  const tight = (more: string) => `<p style="margin:0 0 0 -38px;white-space:nowrap;${more}">${KIM} ${words}</p>`;
  expect(spotIn(tight('padding-bottom:20px'))).toBe('below');
  expect(spotIn(`${tight('padding-top:20px')}<p style="margin:0 -38px">${words}</p>`)).toBe('above');
});

test('places no badge on the bullet or number of a list item', () => {
  const item = (style: string) =>
    `<ul style="padding:0 0 0 60px;list-style:${style}"><li style="white-space:nowrap">${KIM}, since 2019, and more</li></ul>`;
  expect(spotIn(item('none'))).toBe('before');
  expect(spotIn(item('disc'))).not.toBe('before');
  expect(spotIn(item('decimal'))).not.toBe('before');
});

test('places the badge at the end of the line, but not past a list or another address', () => {
  const between = (text: string) =>
    `<div style="line-height:16px;width:330px;margin-left:-38px">Some words that fill one line of them
      all<br>${KIM}${text}<br>Some words that fill one line of them all</div>`;
  expect(spotIn(between(' wrote:'))).toBe('at the end of the line');
  expect(spotIn(between(', Sarah Lee'))).toBe('none');
  expect(spotIn(between(' to sarah@lee.example'))).toBe('none');
});

test('places the badge in the empty part of a neighbor cell, over no text, picture or control', () => {
  const row = (
    cell: string,
  ) => `<table style="margin-left:-40px;border-spacing:0;font:14px/16px sans-serif;white-space:nowrap">
    <tr><td style="width:120px">-</td><td>words that are here</td></tr>
    <tr><td style="width:120px">${cell}</td><td style="padding:0 5px">${KIM}</td><td>text</td></tr>
    <tr><td>x</td><td>words that are here</td></tr></table>`;
  expect(spotIn(row('Kim'))).toBe('before, in the row');
  expect(spotIn(row('Kim Lee, others'))).toBe('none');
  expect(spotIn(row('<button style="width:120px">.</button>'))).toBe('none');
});

test('covers neither the rest of a cut-off address nor a control beside it', () => {
  const cut = markIn(`<div style="margin-left:-40px;width:100px;overflow:hidden;white-space:nowrap">${KIM}</div>`);
  cut.boxes = cut.boxes.map(({ x, y, height }) => new DOMRect(x, y, 40, height));
  expect(findSpot(cut, () => true)).toMatchObject({ stacked: true });
  const controls = (at: number) =>
    `${KIM} <button style="position:absolute;left:${at}px;width:20px;margin:0">x</button>`;
  expect(spotIn(controls(180))).not.toBe('after');
  expect(spotIn(controls(300))).toBe('after');
});

test('one hit test in a place that looks free finds what covers it', () => {
  const hitTest = vi.spyOn(document, 'elementFromPoint');
  const words = 'words that leave no room behind the address';
  const page = `<p style="text-indent:60px">${KIM} ${words}</p>`;
  expect(spotIn(page)).toBe('before');
  expect(hitTest).toHaveBeenCalledTimes(1);
  expect(spotIn(`${page}<div style="position:absolute;left:40px;top:0;width:60px;height:90px"></div>`)).not.toBe(
    'before',
  );
  vi.restoreAllMocks();
});

test('tests covered addresses again as soon as the card is gone', () => {
  const mark = markIn(KIM);
  const card = document.createElement('div');
  card.style.cssText = 'position:fixed;inset:0';
  document.documentElement.append(card);
  expect(findSpot(mark, () => true)).toBeUndefined();
  card.remove();
  expect(findSpot(mark, () => true)).toMatchObject({ from: 'end' });
});
