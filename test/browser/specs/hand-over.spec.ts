import { t } from '../../texts/english-in-node.ts';
import type { OurPage } from '../driver.ts';
import { message } from '../engine.ts';
import { expect } from '../expect.ts';
import { test } from '../fixtures.ts';
import { dataOf, score, shownIn } from '../popup.ts';
import { scoreOf } from '../sent.ts';
import { settingsAt } from '../settings-section.ts';

const CASEY = 'casey.cobblefield@example.com';

/** Saves everything, and returns the text of the file. */
async function everything(settings: OurPage, passphrase: string): Promise<string> {
  await settings.evaluate((_) => {
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob: Blob) => {
      void blob.text().then((text) => document.body.setAttribute('data-saved', text));
      return make(blob);
    };
  }, null);
  await settings.getByTestId('export-everything').click();
  if (passphrase !== '') await settings.getByTestId('file-passphrase').fill(passphrase);
  await settings.getByTestId('save-file').click();
  const saved = () => settings.evaluate((_) => document.body.dataset.saved ?? '', null);
  await expect.poll(saved, { timeout: 20_000 }).not.toBe('');
  return saved();
}

/** Chooses a file with this text, once its field is there. */
async function choose(settings: OurPage, text: string): Promise<void> {
  const hasField = () => document.querySelector('[data-testid="hand-over"] input[type="file"]') !== null;
  await expect.poll(() => settings.evaluate(hasField, null)).toBe(true);
  await settings.evaluate((text) => {
    const input = document.querySelector<HTMLInputElement>('[data-testid="hand-over"] input[type="file"]');
    const files = new DataTransfer();
    files.items.add(new File([text], 'case.json', { type: 'application/json' }));
    if (!input) throw new Error('no field for a file');
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, text);
}

/** Decides on the result that is shown. */
async function decide(tab: OurPage): Promise<void> {
  await tab.getByTestId('decide-escalate').click();
  await expect.poll(() => dataOf(tab, 'decision', 'standing')).toBe('valid');
}

test('a file of one profile is a colleague’s in another, and one’s own in an empty one; neither spares a request', async ({
  open,
  service,
}) => {
  const tab = await open('desk.html');
  await message(tab, 'saveSettings', { operatorName: 'M. Ito' });
  await score(tab, CASEY);
  await expect.poll(() => shownIn(tab, 'score')).toBe(scoreOf(CASEY));
  await decide(tab);
  const settings = await open(settingsAt('transfer'));
  const phrase = 'four words far apart';
  const locked = await everything(settings, phrase);
  expect(locked).not.toContain('casey');

  // Another profile, in which a colleague has looked up the same address.
  await message(tab, 'forgetEverything', { key: false, settings: false });
  await message(tab, 'saveSettings', { operatorName: 'K. Sample' });
  const colleague = await open('desk.html');
  await score(colleague, CASEY);
  await expect.poll(() => shownIn(colleague, 'score')).toBe(scoreOf(CASEY));
  const other = await open(settingsAt('transfer'));
  await choose(other, locked);
  await other.getByTestId('file-unlock').fill(phrase);
  await other.keyboard.press('Enter');
  await expect.poll(() => shownIn(other, 'file-preview'), { timeout: 20_000 }).toContain('M. Ito');
  expect(await shownIn(other, 'use-restore')).toBeNull();
  await other.getByTestId('use-decisions').click();
  await expect.poll(() => shownIn(other, 'read-in')).toBe(t('handOver.done'));
  await expect.poll(() => shownIn(colleague, 'colleagues')).toContain('Decided by M. Ito · file of ');
  expect(await dataOf(colleague, 'decision', 'standing')).toBe('none');
  expect(service.requests.length).toBe(2);

  // An empty profile.
  await message(tab, 'forgetEverything', { key: false, settings: false });
  await message(tab, 'saveSettings', { operatorName: '' });
  const empty = await open(settingsAt('transfer'));
  await choose(empty, locked);
  await empty.getByTestId('file-unlock').fill(phrase);
  await empty.keyboard.press('Enter');
  await expect.poll(() => shownIn(empty, 'use-restore'), { timeout: 20_000 }).toBe(t('handOver.restore'));
  await empty.getByTestId('use-restore').click();
  await expect.poll(() => shownIn(empty, 'read-in')).toBe(t('handOver.done'));
  const again = await open('desk.html');
  await score(again, CASEY);
  await expect.poll(() => dataOf(again, 'decision', 'standing')).toBe('valid');
  // What was restored answers nothing: the press was another request.
  expect(service.requests.length).toBe(3);
});
