import { t } from '../../texts/english-in-node.ts';
import { copied } from '../copied.ts';
import { HISTORY } from '../desk.ts';
import { message, storeSettings } from '../engine.ts';
import { expect } from '../expect.ts';
import { test } from '../fixtures.ts';
import { dataOf, score, shownIn, textOf } from '../popup.ts';
import { scoreOf } from '../sent.ts';

const CASEY = 'casey.cobblefield@example.com';

test('a case is stamped on lookups of the popup and the menu, shown on the card and in the note, and never sent', {
  tag: '@smoke',
}, async ({ extension, open, service, visit }) => {
  const popup = await open('popup.html');
  await popup.getByTestId('desk-menu').click();
  await popup.getByTestId('open-purpose').click();
  await popup.keyboard.type('4711-secret');
  await popup.keyboard.press('Enter');
  await expect.poll(() => shownIn(popup, 'purpose')).toContain(t('purpose.isCase', { reference: '4711-secret' }));
  await score(popup, CASEY);
  await expect.poll(() => shownIn(popup, 'score')).toBe(scoreOf(CASEY));
  const note = await copied(popup, t('caseFile.copyNote'));
  expect(note).toContain(t('list.named', { name: t('purpose.case'), value: '4711-secret' }));
  expect(note.split('\n').at(-1)).toMatch(/^log 1 · [0-9a-f]{8}$/);

  const site = await visit('mailto.html');
  await extension.chooseScore(site, 'note-with-email');
  const card = await extension.waitForCard(site);
  await expect.poll(() => shownIn(card, 'case')).toBe(t('purpose.isCase', { reference: '4711-secret' }));
  expect(JSON.stringify(service.requests)).not.toContain('4711-secret');
});

test('F30: a required case opens the popup before anything is sent', async ({ extension, open, service, visit }) => {
  const tab = await open('desk.html');
  await message(tab, 'saveSettings', { requireReference: true });
  await score(tab, CASEY);
  await expect.poll(() => dataOf(tab, 'failure', 'kind')).toBe('case-missing');
  await expect.poll(() => tab.evaluate((_) => document.activeElement?.getAttribute('data-testid'), null)).toBe('case');

  const site = await visit('mailto.html');
  await extension.chooseScore(site, 'note-with-email');
  const popup = await extension.waitForPopup();
  await expect.poll(() => dataOf(popup, 'failure', 'kind')).toBe('case-missing');
  await expect
    .poll(() => popup.evaluate((_) => document.activeElement?.getAttribute('data-testid'), null))
    .toBe('case');
  const address = () =>
    popup.evaluate((_) => document.querySelector<HTMLInputElement>('[data-testid="email"]')?.value, null);
  expect(await address()).toContain('@');
  expect(service.requests).toHaveLength(0);
  await extension.closePopup();

  await tab.getByTestId('case').fill('4711');
  await tab.keyboard.press('Enter');
  await score(tab, CASEY);
  await expect.poll(() => shownIn(tab, 'score')).toBe(scoreOf(CASEY));
  expect(service.requests).toHaveLength(1);
});

test('F30: a batch that was started before a case and a reason were required waits for them', async ({
  open,
  service,
}) => {
  const tab = await open('desk.html');
  await storeSettings(tab, { concurrency: 1, requestsPerMinute: 1 });
  const subjects = ['a', 'b', 'c'].map((name) => ({ operation: 'score', request: { email: `${name}@example.com` } }));
  const request = { operation: 'score', subjects, gesture: 'batch', source: 'text', refresh: false };
  const { id } = (await message(tab, 'startBatch', request)) as { id: string };
  await expect.poll(() => service.requests.length).toBe(1);
  await message(tab, 'saveSettings', {
    requireReference: true,
    requireReason: true,
    reasons: ['Review'],
    requestsPerMinute: 0,
  });
  await message(tab, 'resumeSending', {});
  await tab.evaluate((hash) => {
    location.hash = hash;
  }, `#/batch/${id}`);
  await expect.poll(() => textOf(tab)).toContain(t('batch.pausedCase'));
  expect(service.requests).toHaveLength(1);
  await tab.getByTestId('case').fill('4711');
  await tab.keyboard.press('Tab');
  await tab.keyboard.type('Review');
  await tab.getByTestId('resume-batch').click();
  await expect.poll(() => dataOf(tab, 'batch-state', 'state')).toBe('finished');
  expect(service.requests).toHaveLength(3);
});

test('a deleted subject leaves its numbered line in the log, and all data one line', async ({ open }) => {
  const popup = await open('popup.html');
  await score(popup, CASEY);
  await expect.poll(() => shownIn(popup, 'score')).toBe(scoreOf(CASEY));
  const log = () =>
    popup.evaluate(
      (_) =>
        new Promise<{ number: number; content: { event: string } | null }[]>((resolve, reject) => {
          const opening = indexedDB.open('sightline-records');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const reading = opening.result.transaction('log').objectStore('log').getAll();
            reading.onsuccess = () => {
              opening.result.close();
              resolve(reading.result);
            };
          };
        }),
      null,
    );
  const [line] = await log();
  expect(line).toMatchObject({ content: { event: 'lookup', subject: CASEY } });
  await popup.getByTestId('more').click();
  await popup.getByTestId('forget-subject').click();
  await popup.getByTestId('confirm').click();
  await expect.poll(() => textOf(popup)).toContain(t('history.none'));
  expect(await log()).toMatchObject([{ number: line?.number, salt: null, content: null }]);
  await message(popup, 'forgetEverything', { key: false, settings: false });
  expect(await log()).toMatchObject([{ number: (line?.number ?? 0) + 1, content: { event: 'deletion' } }]);
  const history = await open(HISTORY);
  await expect.poll(() => shownIn(history, 'log-menu')).toContain(t('settings.log'));
});
