import type { Page } from '@playwright/test';
import { ask, message } from '../engine.ts';
import { expect } from '../expect.ts';
import { PASSPHRASE } from '../keep-key.ts';
import { QUIET_FILE } from '../quiet-file.ts';
import { savePassphrase } from '../set-up.ts';
import { countKeys, keyed } from './counted-keys.ts';
import { test } from './fixtures.ts';
import { popupOver } from './listed.ts';

const [CASEY, BLAIR] = ['casey.cobblefield@example.com', 'blair.brightwater@example.com'];
const EMAIL = '[data-testid=email]';

/** Keys that a flow may take: those that the design counted, otherwise those of today. */
const MOST = {
  'typed score: address, Enter': 1,
  'next score from a result: address, Enter': 1,
  'next address from a failure: address, Enter': 1,
  'page list: from the shortcut to a score': 3,
  'subject form: from the popup to its first field': 3,
  'subject form: every field, sent': 7,
  'history: from the popup to a result': 12,
  'compare: from a result to its comparison': 11,
  'locked key: address, Enter, passphrase, Enter': 2,
  'batch: from the popup to a pasted list, sent': 8,
};
const seen: { flow: keyof typeof MOST; keys: number; most: number }[] = [];
test.afterAll(() => console.table(seen));

function expectFew(flow: keyof typeof MOST, { count }: { count: () => number }): void {
  seen.push({ flow, keys: count(), most: MOST[flow] });
  expect.soft(count(), flow).toBeLessThanOrEqual(MOST[flow]);
}

async function scoreByKeys(popup: Page, email: string) {
  const keys = countKeys(keyed(popup));
  await keys.waitForFocus(EMAIL);
  await popup.keyboard.type(email);
  await keys.press('Enter');
  return keys;
}

async function expectScoreOf(popup: Page, email: string): Promise<void> {
  await expect(popup.getByRole('heading', { level: 2 })).toHaveText(email);
  await expect(popup.getByTestId('score')).toBeVisible();
}

test('scores, a subject, history and a batch by keyboard alone, in few keys', async ({ open, service }) => {
  const popup = await open('popup.html');
  const sent = () => service.requests.map(({ rawBody }) => JSON.parse(rawBody));
  const reopen = async () => {
    await popup.goto(popup.url().replace(/#.*/, '?'));
    const keys = countKeys(keyed(popup));
    await keys.waitForFocus(EMAIL);
    await popup.getByTestId('tab-subject').waitFor();
    return keys;
  };

  await test.step('an address, the next one, and one after a failure', async () => {
    const typed = await scoreByKeys(popup, CASEY);
    await expectScoreOf(popup, CASEY);
    expectFew('typed score: address, Enter', typed);
    const next = await scoreByKeys(popup, BLAIR);
    await expectScoreOf(popup, BLAIR);
    expectFew('next score from a result: address, Enter', next);
    service.faults.next({ kind: 'status', status: 500 });
    await scoreByKeys(popup, 'failing@example.com');
    await expect(popup.getByTestId('failure')).toBeVisible();
    const afterFailure = await scoreByKeys(popup, 'owen@example.com');
    await expectScoreOf(popup, 'owen@example.com');
    expectFew('next address from a failure: address, Enter', afterFailure);
    expect(sent().map(({ email }) => email)).toEqual([CASEY, BLAIR, 'failing@example.com', 'owen@example.com']);
  });

  await test.step('a subject with every field', async () => {
    const keys = await reopen();
    await keys.press('ArrowDown');
    await keys.reach('[data-testid=tab-subject]', 'ArrowRight');
    await keys.press('Enter');
    await popup.getByTestId('full-name').waitFor();
    await keys.reach('[data-testid=full-name]');
    expectFew('subject form: from the popup to its first field', keys);

    const fields = countKeys(keyed(popup));
    await popup.keyboard.type('Emery Holloway');
    await fields.press('Tab', 'Space', 'Tab');
    await popup.keyboard.type('19800512');
    await fields.reach('[data-testid=country]');
    await popup.keyboard.type('germ');
    await fields.press('ArrowDown', 'Enter');
    // A person sees the list close; in a browser that has just started it takes longer than to the next key of a test.
    await expect(popup.getByTestId('country')).toHaveAttribute('aria-expanded', 'false');
    await fields.press('Enter');
    await expect(popup.getByTestId('lookup')).toHaveAttribute('data-state', 'done');
    expectFew('subject form: every field, sent', fields);
    expect(sent().at(-1)).toEqual({
      subject_name: 'Emery Holloway',
      entity_type: 'individual',
      dob: '1980-05-12',
      nationality: 'DE',
    });
  });

  await test.step('a result of the history, and its comparison with an earlier one', async () => {
    await ask(popup, CASEY, true);
    const keys = await reopen();
    await keys.press('Tab', 'Tab');
    await keys.reach('[data-testid=tab-history]', 'ArrowRight');
    await keys.press('Enter');
    await popup.getByRole('row', { name: /casey/ }).first().waitFor();
    await keys.reach('tr a');
    await keys.press('Enter');
    await expectScoreOf(popup, CASEY);
    expectFew('history: from the popup to a result', keys);

    const comparing = countKeys(keyed(popup));
    await comparing.waitForFocus('h2');
    await comparing.reach('[role=tab]');
    await comparing.press('End');
    await popup.locator('[role=tabpanel] button').first().waitFor();
    await comparing.reach('[role=tabpanel] button');
    await comparing.press('Enter');
    await expect(popup.getByRole('tabpanel').locator('button[aria-expanded=true]')).toBeVisible();
    expectFew('compare: from a result to its comparison', comparing);
  });

  await test.step('a batch of a pasted list', async () => {
    const before = service.requests.length;
    const keys = await reopen();
    await keys.press('ArrowDown');
    await keys.reach('[data-testid=tab-list]', 'ArrowRight');
    await keys.press('Enter');
    await popup.getByTestId('batch-text').waitFor();
    await keys.reach('[data-testid=batch-text]');
    await popup.keyboard.insertText('first@example.com\nsecond@example.com');
    await popup.getByTestId('start-batch').waitFor();
    await keys.reach('[data-testid=start-batch]');
    await keys.press('Enter');
    await expect(popup.getByTestId('batch-state')).toHaveAttribute('data-state', 'finished');
    expectFew('batch: from the popup to a pasted list, sent', keys);
    expect(service.requests).toHaveLength(before + 2);
  });
});

test('the down arrow and Enter score the first address of the page', async ({
  context,
  background,
  plain,
  service,
}) => {
  const page = await plain('mailto.html', { isGiven: true });
  const popup = await popupOver({ context, background }, page);
  const CODES: Record<string, [code: number, text: string]> = {
    ArrowDown: [40, ''],
    Enter: [13, '\r'],
  };
  const press = async (key: string) => {
    const [windowsVirtualKeyCode, text] = CODES[key] ?? [0, ''];
    for (const type of [text ? 'keyDown' : 'rawKeyDown', 'keyUp'])
      await popup.send('Input.dispatchKeyEvent', { type, key, code: key, windowsVirtualKeyCode, text });
  };
  const shows = (selector: string) => popup.evaluate(`document.querySelector('${selector}') !== null`);
  await expect.poll(() => shows('[role=row]')).toBe(true);
  // The shortcut that opens the popup; `real-keys.spec` presses it.
  const keys = countKeys({ evaluate: popup.evaluate, press }, 1);
  await keys.press('ArrowDown', 'Enter');
  const row = () => popup.evaluate(`document.querySelector('[role=row]').textContent`);
  await expect.poll(row).toMatch(/ \d+$/);
  expectFew('page list: from the shortcut to a score', keys);
  expect(service.requests).toHaveLength(1);
  await popup.evaluate('window.close()').catch(() => undefined);
  await popup.detach();
});

test('a locked key: the passphrase and Enter send the lookup that waits', async ({ open, service }) => {
  const settings = await open(QUIET_FILE);
  await savePassphrase(settings, service);
  await message(settings, 'lockKey', {});
  const popup = await open('popup.html');
  const keys = await scoreByKeys(popup, CASEY);
  await keys.waitForFocus('[data-testid=passphrase]');
  await popup.keyboard.type(PASSPHRASE);
  await keys.press('Enter');
  await expectScoreOf(popup, CASEY);
  expectFew('locked key: address, Enter, passphrase, Enter', keys);
  expect(service.requests).toHaveLength(1);
});
