import { film, lookAt } from './filmed.ts';
import { drawnIn } from './marks.ts';
import { expect, test } from './site.ts';

/** The height of a row of `virtual-grid.html`, in px. */
const ROW = 28;

test('a scroller that the browser moves ahead of scripts: its marks are gone until it rests', async ({
  visit,
}, info) => {
  const page = await visit('virtual-grid.html#event');
  await expect.poll(async () => (await drawnIn(page, [])).marks).toBeGreaterThan(10);
  const session = await page.context().newCDPSession(page);
  const frames = await film(page, async () => {
    // In one go: each new start shows some frames before a script hears of it.
    await session.send('Input.synthesizeScrollGesture', { x: 400, y: 300, yDistance: -1_500, speed: 900 });
  });
  await expect.poll(async () => (await drawnIn(page, [])).marks).toBeGreaterThan(10);
  const [rest] = await film(page, () => page.waitForTimeout(300));
  const rowsIn = (png = '') => page.evaluate(lookAt, png);
  const under = ({ ticks: [tick = 0], marks }: { ticks: number[]; marks: number[] }) => {
    return marks.map((mark) => (((mark - tick) % ROW) + ROW) % ROW);
  };
  const [right = Number.NaN] = under(await rowsIn(rest?.png));
  const isWrong = (place: number) => Math.min(Math.abs(place - right), ROW - Math.abs(place - right)) > 1;
  const looks: number[][] = [];
  for (const { png } of frames) looks.push(under(await rowsIn(png)));
  const wrong = looks.filter((places) => places.some(isWrong)).length;
  await info.attach('frames', { body: `${wrong} of ${looks.length} frames show marks beside their texts` });
  expect(looks.length).toBeGreaterThan(10);
  expect(wrong).toBeLessThan(looks.length / 3);
});

test('headers that stay while the page is scrolled under them: no mark over them', async ({ visit }, info) => {
  const page = await visit('headers.html');
  await expect.poll(async () => (await drawnIn(page, [])).marks).toBeGreaterThan(10);
  const session = await page.context().newCDPSession(page);
  const frames = await film(page, async () => {
    await session.send('Input.synthesizeScrollGesture', { x: 400, y: 400, yDistance: -1_000, speed: 600 });
  });
  const over: number[] = [];
  for (const { png } of frames) over.push((await page.evaluate(lookAt, png)).over.length);
  await info.attach('frames', { body: `marks over the headers, by frame: ${over.join(' ')}` });
  expect(over.length).toBeGreaterThan(10);
  // Where the machine is busy, frames are shown before a script hears of them: without any care nine of ten are wrong.
  expect(over.filter((marks) => marks > 0).length).toBeLessThan(over.length / 2);
});
