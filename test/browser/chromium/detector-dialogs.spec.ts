import { IN_TOP_LAYER, TOP_LAYER } from '../detected-pages.ts';
import { backdropsOfOurs, hideOurs, openPopovers } from '../in-top-layer.ts';
import { footOf, isUnderlined } from '../underlined.ts';
import { cardIn } from './card.ts';
import { drawnIn, expectMarks, expectUntouched } from './marks.ts';
import { expect, test } from './site.ts';

const ALL = ['behind@page.example', 'modal@dialog.example', 'second@dialog.example', 'full@screen.example'];
const except = (...marked: string[]) => ({ others: ALL.filter((one) => !marked.includes(one)) });

test('in a modal dialog marks lie above it and the card stands inside it', async ({ visit }, info) => {
  const page = await visit('dialog.html');
  await expectMarks(page, ['behind@page.example', 'full@screen.example'], except());
  await page.locator('#open').click();
  await expectMarks(page, ['modal@dialog.example'], except());
  const foot = await page.screenshot({ clip: await page.evaluate(footOf, 'modal@dialog.example') });
  expect(await page.evaluate(isUnderlined, foot.toString('base64'))).toBe(true);
  await page.getByText('modal@dialog.example').hover({ position: { x: 30, y: 10 } });
  const card = await cardIn(page);
  await expect(card.getByRole('heading')).toContainText('modal@dialog.example');
  const inside = await page.evaluate(() => document.querySelector('#modal > div') !== null);
  expect(inside).toBe(true);
  await page.screenshot({ path: info.outputPath('modal.png') });
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.querySelector('#modal > div'))).toBe(null);
  // The first Escape is for the card: the dialog stays open.
  expect(await page.evaluate(() => document.querySelector('#modal')?.matches(':modal'))).toBe(true);
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('#second')?.showModal());
  await expectMarks(page, ['second@dialog.example'], except());
  await page.evaluate(() => {
    for (const id of ['second', 'modal']) document.querySelector<HTMLDialogElement>(`#${id}`)?.close();
  });
  await expectMarks(page, ['behind@page.example', 'full@screen.example'], except());
  await expectUntouched(page);
});

test('in fullscreen', async ({ visit }, info) => {
  const page = await visit('dialog.html');
  await page.evaluate(() =>
    document.querySelector('#full')?.addEventListener('click', ({ target }) => {
      (target as Element).closest('#full')?.requestFullscreen();
    }),
  );
  await expectMarks(page, ['behind@page.example', 'full@screen.example'], except());
  await page.locator('#full').click({ position: { x: 300, y: 10 } });
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.id)).toBe('full');
  await expectMarks(page, ['full@screen.example'], except());
  await page.getByText('full@screen.example').hover({ position: { x: 30, y: 10 } });
  await expect((await cardIn(page)).getByRole('heading')).toContainText('full@screen.example');
  await page.screenshot({ path: info.outputPath('fullscreen.png') });
  await page.evaluate(() => document.exitFullscreen());
  await expectMarks(page, ['behind@page.example', 'full@screen.example'], except());
});

for (const { opens, marked, isModal } of TOP_LAYER) {
  test(`in the top layer: ${opens}`, async ({ visit }, info) => {
    const page = await visit('top-layer.html');
    await expectMarks(page, ['behind@page.example'], { others: IN_TOP_LAYER });
    await page.evaluate((name) => void dispatchEvent(new Event(name)), opens);
    await expect.poll(async () => (await drawnIn(page, IN_TOP_LAYER)).marked.toSorted()).toEqual(marked.toSorted());
    expect((await drawnIn(page, IN_TOP_LAYER)).wrong).toEqual([]);
    await page.screenshot({ path: info.outputPath('open.png') });
    const isDrawn = async (address: string) => {
      const foot = await page.screenshot({ clip: await page.evaluate(footOf, address) });
      return page.evaluate(isUnderlined, foot.toString('base64'));
    };
    for (const address of marked) expect(await isDrawn(address), address).toBe(true);
    const inside = marked.at(-1) ?? '';
    await page.getByText(inside).hover({ position: { x: 30, y: 10 } });
    const card = await cardIn(page);
    await card.getByRole('heading', { name: inside }).click();
    // The overlay's, and the card's where it does not stand in a dialog.
    expect(await page.evaluate(backdropsOfOurs)).toEqual(isModal ? ['none'] : ['none', 'none']);
    await page.screenshot({ path: info.outputPath('card.png') });
    // Not by Escape: the card has the focus, and Chromium may never say that a frame which is gone has taken the key.
    await page.mouse.click(5, 300);
    await expect.poll(() => page.frames().length).toBe(1);
    expect((await drawnIn(page, IN_TOP_LAYER)).marked.toSorted()).toEqual(marked.toSorted());
    const areDrawn = async () => {
      for (const address of marked) await expect.poll(() => isDrawn(address), address).toBe(true);
    };
    // Shown a second time, a box comes above what was above it.
    await page.evaluate((name) => void dispatchEvent(new Event(name)), `${opens} again`);
    await areDrawn();
    expect(await page.evaluate(backdropsOfOurs)).toEqual(['none']);
    await page.evaluate(hideOurs);
    await areDrawn();
    expect(await page.evaluate('errors')).toEqual([]);
    await page.evaluate((name) => void dispatchEvent(new Event(name)), `${opens} closed`);
    await expectMarks(page, ['behind@page.example'], { others: IN_TOP_LAYER });
    await expect.poll(() => page.evaluate(openPopovers)).toEqual([]);
  });
}
