import { writeFile } from 'node:fs/promises';
import { guessCost } from '../guess-cost.ts';
import { expect, test } from './fixtures.ts';
import type { Surface } from './surface.ts';

const PASSPHRASE = 'four words far apart';

async function score(popup: Surface, email: string): Promise<void> {
  await popup.fill('Email address', email);
  await popup.press('Enter');
}

async function setPassphrase(options: Surface): Promise<void> {
  // The page still grows while it loads, and a click may land beside.
  await expect(async () => {
    await options.click('radio', 'Locked with a passphrase');
    await expect.poll(() => options.text(), { timeout: 1000 }).toContain('New passphrase again');
  }).toPass();
  await options.fill('New passphrase', PASSPHRASE);
  await options.fill('New passphrase again', PASSPHRASE);
  await options.click('button', 'Save');
  await expect.poll(() => options.text()).toContain('unlocked now.');
}

async function unset(options: Surface): Promise<void> {
  await options.click('radio', 'This session only');
  await options.click('button', 'Save');
  await expect.poll(() => options.text()).not.toContain('unlocked now.');
}

test('locked with a passphrase: no look-up is sent until it is unlocked, and the other ways take the key over', async ({
  connected,
  open,
  service,
}, info) => {
  void connected;
  const options = await open('options.html');
  let isSet = false;
  // The rounds are measured as the passphrase is set: where the machine stalled in that moment, they are too few.
  await expect(async () => {
    if (isSet) await unset(options);
    await setPassphrase(options);
    isSet = true;
    const { rounds, ms } = await options.evaluate(guessCost);
    console.log(`${rounds} rounds: ${ms.join(', ')} ms`);
    expect(rounds).toBeGreaterThanOrEqual(600_000);
    expect(Math.min(...ms)).toBeGreaterThanOrEqual(250);
  }).toPass({ timeout: 90_000 });
  const popup = await open('popup.html');
  await score(popup, 'first@example.com');
  await expect.poll(() => service.requests.length).toBe(1);

  await options.click('button', 'Lock now');
  await expect.poll(() => options.text()).toContain('is locked');
  await writeFile(info.outputPath('locked.png'), await options.screenshot());
  const second = await open('popup.html');
  await score(second, 'second@example.com');
  await expect.poll(() => second.text()).toContain('The API key is locked. Nothing was sent.');
  expect(service.requests).toHaveLength(1);

  await second.fill('Passphrase', 'not the passphrase');
  await second.press('Enter');
  await expect.poll(() => second.text()).toContain('This is not the passphrase.');
  await second.fill('Passphrase', PASSPHRASE);
  await second.press('Enter');
  await expect.poll(() => second.text()).not.toContain('is locked');
  await score(second, 'second@example.com');
  await expect.poll(() => service.requests.length).toBe(2);

  let asked = 2;
  for (const way of ['This session only', 'On this computer']) {
    await options.click('radio', way);
    await options.click('button', 'Save');
    await expect.poll(() => options.text()).toContain('Saved.');
    await expect.poll(() => options.text()).not.toContain('unlocked now.');
    const third = await open('popup.html');
    await score(third, `${way.length}@example.com`);
    await expect.poll(() => service.requests.length).toBe(++asked);
  }
  expect(new Set(service.requests.map(({ headers }) => headers.authorization))).toEqual(
    new Set([`Bearer ${service.apiKey}`]),
  );
});
