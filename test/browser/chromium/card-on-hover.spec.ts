import { t } from '../../texts/english-in-node.ts';
import { byTestId, holdShift, lineHere } from '../box-of.ts';
import { expect } from '../expect.ts';
import { openPopovers } from '../in-top-layer.ts';
import { settingsAt } from '../settings-section.ts';
import { cardIn } from './card.ts';
import { extensionPage } from './extension.ts';
import { lookUp } from './look-up.ts';
import { drawnIn, expectMarks, expectUntouched } from './marks.ts';
import { pointAtAddress } from './point-at-address.ts';
import { test } from './site.ts';

const OWEN = 'owen.hallworth@kestrel.example.com';
const INES = 'ines.barreto@tidewater.example.com';
const PRIYA = 'priya_raghunathan@quillon.example.com';
const PLAIN = ['link:ines.barreto', OWEN, PRIYA];

test('resting the pointer with Shift opens the card, which the pointer can enter and leave', async ({
  site,
  visit,
}) => {
  await lookUp(site.context, [OWEN]);
  site.service.clearRequests();
  const page = await visit('mailto.html');
  await expectMarks(page, PLAIN);
  const { x, y } = await page.evaluate(lineHere, byTestId('plain-email'));
  const cards = () => page.frames().filter((frame) => frame.url().includes('/card.html')).length;
  /** Moves over it once; says how long the pointer was on it, at most. */
  const passOver = async () => {
    await page.mouse.move(x, y - 200);
    await expect.poll(cards).toBe(0);
    await page.mouse.move(x, y - 40);
    const begun = Date.now();
    await page.mouse.move(x, y);
    await page.waitForTimeout(80);
    await page.mouse.move(x, y + 40);
    return Date.now() - begun;
  };
  await page.keyboard.down('Shift');
  // Where it took longer it has rested: that is no pass.
  await expect.poll(passOver, { timeout: 120_000 }).toBeLessThan(400);
  await page.mouse.move(x, y + 80);
  await page.waitForTimeout(800);
  expect(cards()).toBe(0);

  await page.mouse.move(x, y);
  const card = await cardIn(page);
  await page.keyboard.up('Shift');
  await expect(card.getByRole('heading')).toContainText(OWEN);
  const host = await page.evaluate(() => {
    const { x, y, width, height } = document.querySelector(':popover-open')?.getBoundingClientRect() ?? new DOMRect();
    return { x, y, width, height };
  });
  // Slowly and at a slant, over the page between them, into the card, and about in it.
  const [toX, toY] = [host.x + 40, host.y + 150];
  for (let step = 1; step <= 10; step++) {
    await page.mouse.move(x + ((toX - x) * step) / 10, y + ((toY - y) * step) / 10);
    await page.waitForTimeout(80);
  }
  await page.mouse.move(host.x + 200, host.y + 100, { steps: 6 });
  await page.waitForTimeout(800);
  expect(cards()).toBe(1);
  await page.mouse.move(host.x + host.width + 200, host.y + 300, { steps: 4 });
  await expect.poll(cards).toBe(0);
  await expectUntouched(page);
  expect(site.service.requests).toHaveLength(0);
});

test('Shift on a focused mailto link opens the card; Escape keeps the focus', async ({ site, visit }) => {
  await lookUp(site.context, [INES]);
  const page = await visit('mailto.html');
  // The focus counts as a person's for a moment after the key: a page that is slower is asked again.
  await expect(async () => {
    await visit('mailto.html');
    await expectMarks(page, PLAIN);
    await page.keyboard.press('Tab');
    await holdShift(page);
    const card = await cardIn(page, 6_000);
    await expect(card.getByRole('heading')).toContainText('ines.barreto');
  }).toPass({ timeout: 180_000 });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-testid'));
  expect(await focused()).toBe('mailto-link');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(openPopovers)).toEqual([]);
  expect(await focused()).toBe('mailto-link');

  // Also from within the card, where the page hears no key.
  const again = async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await holdShift(page);
    return cardIn(page, 6_000);
  };
  await expect(async () => void (await again())).toPass({ timeout: 120_000 });
  await (await cardIn(page)).getByRole('button').first().focus();
  // Not awaited: the card may be gone before the browser has reported the key, and then it never does.
  void page.keyboard.press('Escape').catch(() => undefined);
  await expect.poll(() => page.evaluate(openPopovers)).toEqual([]);
  await expect.poll(focused).toBe('mailto-link');
});

test('a card in a frame closes when the pointer leaves the frame', async ({ site, visit }) => {
  await lookUp(site.context, [OWEN]);
  const page = await visit('mailto.html');
  await page.evaluate((email) => {
    document.body.innerHTML = `<iframe name="mail" width="600" height="500" srcdoc="<p><b>${email}</b></p>"></iframe>`;
  }, OWEN);
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('no frame');
  await expect.poll(async () => (await drawnIn(frame, [OWEN])).marked).toEqual([OWEN]);
  await page.keyboard.down('Shift');
  const box = await frame.locator('b').boundingBox();
  await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + (box?.height ?? 0) - 1);
  await expect.poll(() => frame.evaluate(openPopovers)).toHaveLength(1);
  await page.keyboard.up('Shift');
  await page.mouse.move(900, 700);
  await expect.poll(() => frame.evaluate(openPopovers)).toEqual([]);
});

test('no card opens for an address without a result, nor with *Open the card* off', async ({ site, visit }) => {
  await lookUp(site.context, [OWEN]);
  const page = await visit('mailto.html');
  const rest = async (testId: string, email: string) => {
    await page.mouse.move(600, 600);
    await pointAtAddress(page, testId, email);
  };
  await rest('note-with-email', PRIYA);
  await page.waitForTimeout(700);
  expect(await page.evaluate(openPopovers)).toEqual([]);
  await rest('plain-email', OWEN);
  await expect.poll(() => page.evaluate(openPopovers)).toHaveLength(1);

  const options = await extensionPage(site.context, settingsAt('sites'));
  await options.getByLabel(t('sites.cardOnHover')).selectOption('off');
  await page.bringToFront();
  await rest('note-with-email', PRIYA);
  await expect.poll(() => page.evaluate(openPopovers)).toEqual([]);
  await rest('plain-email', OWEN);
  await page.waitForTimeout(700);
  expect(await page.evaluate(openPopovers)).toEqual([]);
  await options.bringToFront();
  await options.getByLabel(t('sites.cardOnHover')).selectOption('with-shift');
  await options.close();
});

test('a page that moves the focus by script opens no card', async ({ site, visit }) => {
  await lookUp(site.context, [INES]);
  const page = await visit('mailto.html');
  await expectMarks(page, PLAIN);
  await page.getByTestId('mailto-link').focus();
  await page.waitForTimeout(700);
  expect(await page.evaluate(openPopovers)).toEqual([]);
  // The pointer does open one there.
  await pointAtAddress(page, 'mailto-link', 'link:ines.barreto');
  await expect.poll(() => page.evaluate(openPopovers)).toHaveLength(1);
});

test('no card opens without Shift, not even by capitals or a selection', async ({ site, visit }) => {
  await lookUp(site.context, [OWEN]);
  const page = await visit('mailto.html');
  await expectMarks(page, PLAIN);
  const { x, y } = await page.evaluate(lineHere, byTestId('plain-email'));
  const rest = async () => {
    await page.waitForTimeout(800);
    expect(await page.evaluate(openPopovers)).toEqual([]);
  };
  await page.mouse.move(x, y, { steps: 3 });
  await rest();
  await page.mouse.click(x, y);
  await rest();
  // A selection up to here, by a click and by keys.
  await page.keyboard.down('Shift');
  await page.mouse.click(x + 40, y);
  await page.keyboard.press('ArrowRight');
  await rest();
  await page.keyboard.up('Shift');
  expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(3);
  await page.getByTestId('email-input').focus();
  await page.mouse.move(x + 1, y);
  await page.keyboard.down('Shift');
  await rest();
  await page.keyboard.press('J');
  await page.keyboard.up('Shift');
  await rest();
  // With the focus elsewhere, Shift alone asks.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await holdShift(page);
  await expect.poll(() => page.evaluate(openPopovers)).toHaveLength(1);
});
