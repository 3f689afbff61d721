import { expect } from '../expect.ts';
import { film, lookAt } from './filmed.ts';
import { drawnIn } from './marks.ts';
import { test } from './site.ts';

/** The height of a row of `virtual-grid.html`, in px. */
const ROW = 28;

// On a busy machine, the browser shows frames before any script hears of the scroll. A detector that does nothing
// about it shows nine wrong frames of ten in every gesture, so one good gesture tells the two apart.
const ONE_GOOD_GESTURE = { timeout: 240_000 };

test('marks of a scroller that moves before scripts run are hidden until it rests', async ({ visit }, info) => {
  const page = await visit('virtual-grid.html#event');
  await expect.poll(async () => (await drawnIn(page, [])).marks).toBeGreaterThan(10);
  const session = await page.context().newCDPSession(page);
  const under = async (png: string) => {
    const { ticks, marks } = await page.evaluate(lookAt, png);
    return marks.map((mark) => (((mark - (ticks[0] ?? 0)) % ROW) + ROW) % ROW);
  };
  const [right = Number.NaN] = await under((await page.screenshot()).toString('base64'));
  const isWrong = (place: number) => Math.min(Math.abs(place - right), ROW - Math.abs(place - right)) > 1;
  await expect(async () => {
    // At its end a scroller would rest, and a resting one shows no wrong frame.
    await page.evaluate(() => document.querySelector('#grid')?.scrollTo(0, 0));
    await expect.poll(async () => (await drawnIn(page, [])).marks).toBeGreaterThan(10);
    const frames = await film(page, async () => {
      // In one go: each new start shows some frames before a script hears of it.
      await session.send('Input.synthesizeScrollGesture', { x: 400, y: 300, yDistance: -1_500, speed: 900 });
    });
    expect(await page.evaluate(() => document.querySelector('#grid')?.scrollTop)).toBeGreaterThan(1_000);
    const places: number[][] = [];
    for (const { png } of frames) places.push(await under(png));
    const wrong = places.filter((frame) => frame.some(isWrong)).length;
    await info.attach('frames', { body: `${wrong} of ${frames.length} frames show marks beside their texts` });
    expect(frames.length).toBeGreaterThan(5);
    expect(wrong).toBeLessThan(frames.length / 3);
  }).toPass(ONE_GOOD_GESTURE);
  await expect.poll(async () => (await drawnIn(page, [])).marks).toBeGreaterThan(10);
});

test('no mark covers a sticky header while the page scrolls', async ({ visit }, info) => {
  const page = await visit('headers.html');
  await expect.poll(async () => (await drawnIn(page, [])).marks).toBeGreaterThan(10);
  const session = await page.context().newCDPSession(page);
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, 0));
    const frames = await film(page, async () => {
      await session.send('Input.synthesizeScrollGesture', { x: 400, y: 400, yDistance: -800, speed: 400 });
    });
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
    const over: number[] = [];
    for (const { png } of frames) over.push((await page.evaluate(lookAt, png)).over.length);
    await info.attach('frames', { body: `marks over the headers, by frame: ${over.join(' ')}` });
    expect(over.length).toBeGreaterThan(5);
    expect(over.filter((marks) => marks > 0).length).toBeLessThan(over.length / 2);
  }).toPass(ONE_GOOD_GESTURE);
});
