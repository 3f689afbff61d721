import { expect } from '../expect.ts';
import { sharedTest as test } from '../fixtures.ts';

const WHOLE = [
  'contents@clip.example',
  'slotted@clip.example',
  'inline@clip.example',
  'fits@clamp.example',
  'fits@ellipsis.example',
];
const CUT = ['cut@clamp.example', 'stub@ellipsis.example'];

/** Runs in a page: how wide the text of an address is, in px. */
function widthOf(address: string): number {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const start = text.nodeValue?.indexOf(address) ?? -1;
    if (start < 0) continue;
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, start + address.length);
    return range.getBoundingClientRect().width;
  }
  return 0;
}

test('a line is as long as its address, unless a box really cuts it', async ({ extension, visit }) => {
  const page = await visit('cut-boxes.html');
  const look = () => extension.drawnIn(page, [...WHOLE, ...CUT]);
  await expect
    .poll(async () => (await look()).lines.map(({ address }) => address).sort())
    .toEqual(expect.arrayContaining([...WHOLE].sort()));
  const { lines, wrong } = await look();
  expect(wrong).toEqual([]);
  for (const address of WHOLE) {
    const line = lines.find((line) => line.address === address);
    const width = await page.evaluate(widthOf, address);
    expect(Math.abs((line?.right ?? 0) - (line?.left ?? 0) - width), address).toBeLessThan(1);
  }
  // A letter before an ellipsis is no address, and no upright line stands in the text.
  expect(lines.map(({ address }) => address)).not.toContain('stub@ellipsis.example');
});
