import { IN_TOP_LAYER, TOP_LAYER } from '../detected-pages.ts';
import { backdropsOfOurs, openPopovers } from '../in-top-layer.ts';
import { footOf, isUnderlined } from '../underlined.ts';
import { waitForCard } from './card.ts';
import { drawnIn, expectMarks, expectUntouched } from './marks.ts';
import { expect, test } from './watched-site.ts';

const ALL = ['behind@page.example', 'modal@dialog.example', 'second@dialog.example', 'full@screen.example'];

test('in a modal dialog marks lie above it and the card stands inside it', async ({ visit, firefox }, info) => {
  const seen = await visit('dialog.html');
  const { page } = seen;
  await expectMarks(seen, ['behind@page.example', 'full@screen.example'], { others: ALL });
  await page.click('#open');
  await expectMarks(seen, ['modal@dialog.example'], { others: ALL });
  const foot = await page.screenshot({
    clip: await page.evaluate(footOf, 'modal@dialog.example'),
    encoding: 'base64',
  });
  expect(await page.evaluate(isUnderlined, foot)).toBe(true);
  const text = await page.$('#modal > p');
  const box = await text?.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 10);
  const card = await waitForCard(firefox);
  await expect.poll(() => card.text()).toContain('modal@dialog.example');
  expect(await page.$('#modal > div')).not.toBeNull();
  await page.screenshot({ path: info.outputPath('modal.png') });
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.querySelectorAll('#modal > div').length)).toBe(0);
  // The first Escape is for the card: the dialog stays open.
  expect(await page.evaluate(() => document.querySelector('#modal')?.matches(':modal'))).toBe(true);
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('#second')?.showModal());
  await expectMarks(seen, ['second@dialog.example'], { others: ALL });
  await page.evaluate(() => {
    for (const id of ['second', 'modal']) document.querySelector<HTMLDialogElement>(`#${id}`)?.close();
  });
  await expectMarks(seen, ['behind@page.example', 'full@screen.example'], { others: ALL });
  await expectUntouched(seen);
});

test('in fullscreen', async ({ visit, firefox }, info) => {
  const seen = await visit('dialog.html');
  const { page } = seen;
  await page.evaluate(() =>
    document.querySelector('#full')?.addEventListener('click', ({ target }) => {
      (target as Element).closest('#full')?.requestFullscreen();
    }),
  );
  await expectMarks(seen, ['behind@page.example', 'full@screen.example'], { others: ALL });
  await page.click('#full');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.id)).toBe('full');
  await expectMarks(seen, ['full@screen.example'], { others: ALL });
  const box = await (await page.$('#full > p'))?.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 10);
  const card = await waitForCard(firefox);
  await expect.poll(() => card.text()).toContain('full@screen.example');
  await page.screenshot({ path: info.outputPath('fullscreen.png') });
  await page.evaluate(() => document.exitFullscreen());
  await expectMarks(seen, ['behind@page.example', 'full@screen.example'], { others: ALL });
});

for (const { opens, marked, isModal } of TOP_LAYER) {
  test(`in the top layer: ${opens}`, async ({ visit, firefox }, info) => {
    const seen = await visit('top-layer.html');
    await expectMarks(seen, ['behind@page.example'], { others: IN_TOP_LAYER });
    await seen.page.evaluate((name) => void dispatchEvent(new Event(name)), opens);
    await expect.poll(async () => (await drawnIn(seen, IN_TOP_LAYER)).marked.toSorted()).toEqual(marked.toSorted());
    expect((await drawnIn(seen, IN_TOP_LAYER)).wrong).toEqual([]);
    await seen.page.screenshot({ path: info.outputPath('open.png') });
    for (const address of marked) {
      const foot = await seen.page.screenshot({ clip: await seen.page.evaluate(footOf, address), encoding: 'base64' });
      expect(await seen.page.evaluate(isUnderlined, foot), address).toBe(true);
    }
    expect(await seen.page.evaluate(backdropsOfOurs)).toEqual(['none']);
    const { x, y } = await seen.page.evaluate(footOf, marked.at(-1) ?? '');
    await seen.page.mouse.move(x + 30, y);
    await waitForCard(firefox);
    await seen.page.screenshot({ path: info.outputPath('card.png') });
    // The card's as well, where it does not stand in a dialog.
    expect(await seen.page.evaluate(backdropsOfOurs)).toEqual(isModal ? ['none'] : ['none', 'none']);
    await seen.page.mouse.click(5, 300);
    await expect.poll(() => seen.page.frames().length).toBe(1);
    expect(await seen.page.evaluate('errors')).toEqual([]);
    await seen.page.evaluate((name) => void dispatchEvent(new Event(name)), `${opens} closed`);
    await expectMarks(seen, ['behind@page.example'], { others: IN_TOP_LAYER });
    await expect.poll(() => seen.page.evaluate(openPopovers)).toEqual([]);
  });
}
