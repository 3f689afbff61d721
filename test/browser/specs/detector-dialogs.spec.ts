import { boxOf, holdShift, hover } from '../box-of.ts';
import { IN_TOP_LAYER, TOP_LAYER } from '../detected-pages.ts';
import type { SitePage } from '../driver.ts';
import { ask } from '../engine.ts';
import { expect } from '../expect.ts';
import { sharedTest as test } from '../fixtures.ts';
import { backdropsOfOurs, hideOurs, openPopovers } from '../in-top-layer.ts';
import { expectMarks, expectUntouched } from '../marks.ts';
import { textOf } from '../popup.ts';
import { QUIET_FILE } from '../quiet-file.ts';
import { footOf, isUnderlined } from '../underlined.ts';

const others = ['behind@page.example', 'modal@dialog.example', 'second@dialog.example', 'full@screen.example'];
const ON_PAGE = ['behind@page.example', 'full@screen.example'];

/** The errors that `top-layer.html` has seen. */
declare const errors: string[];

const send = (name: string): void => void dispatchEvent(new Event(name));

/** Whether a picture of the page shows the line under an address. */
async function isDrawn(page: SitePage, address: string): Promise<boolean> {
  const foot = await page.screenshot({ clip: await page.evaluate(footOf, address) });
  return page.evaluate(isUnderlined, Buffer.from(foot).toString('base64'));
}

test('in a modal dialog marks lie above it and the card is inside it', async ({ extension, open, visit }) => {
  await ask(await open(QUIET_FILE), 'modal@dialog.example');
  const page = await visit('dialog.html');
  const cards = () => page.evaluate((selector) => document.querySelectorAll(selector).length, '#modal > div');
  await expectMarks(extension, page, ON_PAGE, { others });
  await page.click('#open');
  await expectMarks(extension, page, ['modal@dialog.example'], { others });
  expect(await isDrawn(page, 'modal@dialog.example')).toBe(true);
  await hover(page, '#modal > p');
  const card = await extension.waitForCard(page);
  await expect.poll(() => textOf(card)).toContain('modal@dialog.example');
  expect(await cards()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(cards).toBe(0);
  // The first Escape is for the card: the dialog stays open.
  expect(await page.evaluate((selector) => document.querySelector(selector)?.matches(':modal'), '#modal')).toBe(true);
  await page.evaluate((selector) => document.querySelector<HTMLDialogElement>(selector)?.showModal(), '#second');
  await expectMarks(extension, page, ['second@dialog.example'], { others });
  for (const id of ['#second', '#modal']) {
    await page.evaluate((selector) => document.querySelector<HTMLDialogElement>(selector)?.close(), id);
  }
  await expectMarks(extension, page, ON_PAGE, { others });
  await expectUntouched(page);
});

test('in fullscreen', async ({ extension, open, visit }) => {
  await ask(await open(QUIET_FILE), 'full@screen.example');
  const page = await visit('dialog.html');
  await page.evaluate((selector) => {
    const box = document.querySelector(selector);
    box?.addEventListener('click', () => box.requestFullscreen());
  }, '#full');
  await expectMarks(extension, page, ON_PAGE, { others });
  const { x, y } = await boxOf(page, '#full');
  await page.mouse.click(x + 300, y + 10);
  await expect.poll(() => page.evaluate((_) => document.fullscreenElement?.id, null)).toBe('full');
  await expectMarks(extension, page, ['full@screen.example'], { others });
  await hover(page, '#full > p');
  const card = await extension.waitForCard(page);
  await expect.poll(() => textOf(card)).toContain('full@screen.example');
  await page.evaluate((_) => document.exitFullscreen(), null);
  await expectMarks(extension, page, ON_PAGE, { others });
});

for (const { opens, marked, isModal } of TOP_LAYER) {
  test(`in the top layer: ${opens}`, async ({ extension, open, visit }) => {
    const last = marked.at(-1) ?? '';
    await ask(await open(QUIET_FILE), last);
    const page = await visit('top-layer.html');
    const drawn = async () => {
      const { marked, wrong } = await extension.drawnIn(page, IN_TOP_LAYER);
      return { marked: marked.toSorted(), wrong };
    };
    const areDrawn = async () => {
      for (const address of marked) await expect.poll(() => isDrawn(page, address), address).toBe(true);
    };
    await expectMarks(extension, page, ['behind@page.example'], { others: IN_TOP_LAYER });
    await page.evaluate(send, opens);
    await expect.poll(drawn).toEqual({ marked: marked.toSorted(), wrong: [] });
    for (const address of marked) expect(await isDrawn(page, address), address).toBe(true);
    expect(await page.evaluate(backdropsOfOurs, null)).toEqual(['none']);
    const { x, y } = await page.evaluate(footOf, last);
    await holdShift(page, () => page.mouse.move(x + 30, y));
    await extension.waitForCard(page);
    // The overlay's, and the card's if it is not in a dialog.
    expect(await page.evaluate(backdropsOfOurs, null)).toEqual(isModal ? ['none'] : ['none', 'none']);
    await page.mouse.click(5, 300);
    await expect.poll(() => page.frames().length).toBe(1);
    expect((await drawn()).marked).toEqual(marked.toSorted());
    // Shown a second time, a box comes above what was above it.
    await page.evaluate(send, `${opens} again`);
    await areDrawn();
    expect(await page.evaluate(backdropsOfOurs, null)).toEqual(['none']);
    await page.evaluate(hideOurs, null);
    await areDrawn();
    expect(await page.evaluate((_) => errors, null)).toEqual([]);
    await page.evaluate(send, `${opens} closed`);
    await expectMarks(extension, page, ['behind@page.example'], { others: IN_TOP_LAYER });
    await expect.poll(() => page.evaluate(openPopovers, null)).toEqual([]);
  });
}
