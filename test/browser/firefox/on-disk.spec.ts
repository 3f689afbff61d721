import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CANARY, SECRETS, startCanaryService } from '../canary.ts';
import { NEW_BATCH } from '../desk.ts';
import { ask, message, storedLookups } from '../engine.ts';
import { expect } from '../expect.ts';
import { findInFolder } from '../find-in-folder.ts';
import { keepKey, PASSPHRASE } from '../keep-key.ts';
import { settingsAt } from '../settings-section.ts';
import { writeDown } from '../write-down.ts';
import { connect } from './connect.ts';
import { BUILD, closeTab, install, openExtensionPage } from './extension.ts';
import { test } from './fixtures.ts';
import { type Firefox, launchFirefox } from './launch.ts';
import type { Surface } from './surface.ts';
import { expectNoCanary } from './watch-canary.ts';

/** Firefox packs what it stores, so a part of a text may be left where the whole is cut up. */
const KEY_PARTS = [...SECRETS, 'CANARYKEY', '7f3a9c51', 'e2b84d06'];
const PERSON_PARTS = [CANARY.email, 'canarybird', 'zebulon'];

/** What is left of the key after a restart. */
const AFTER_RESTART = {
  session: { hasKey: false, isLocked: false },
  computer: { hasKey: true, isLocked: false },
  passphrase: { hasKey: true, isLocked: true },
} as const;

/** The files of a profile that contain any of these texts. */
const holding = (profile: string, texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => findInFolder(profile, text))),
];

/** Starts Firefox again, with the extension: returns it and the popup, in which a lookup was asked for. */
async function restart(
  profile: string,
  mode: keyof typeof AFTER_RESTART,
): Promise<{ firefox: Firefox; popup: Surface }> {
  const firefox = await launchFirefox(undefined, profile);
  await firefox.browser.installExtension(BUILD);
  const popup = await openExtensionPage(firefox, 'popup.html');
  expect(await message(popup, 'connection', {})).toMatchObject(AFTER_RESTART[mode]);
  await ask(popup, `${mode}@example.com`);
  return { firefox, popup };
}

test('after exit the profile folder holds neither the key nor a passphrase in clear', async () => {
  const profile = mkdtempSync(path.join(tmpdir(), 'sightline-profile-'));
  const service = await startCanaryService();
  const exit = async ({ browser }: Firefox, requests: number) => {
    await browser.close();
    expect(holding(profile, [...KEY_PARTS, PASSPHRASE])).toEqual([]);
    expect(service.requests).toHaveLength(requests);
  };
  try {
    const first = await launchFirefox(undefined, profile);
    await install(first);
    await connect(first, service);
    const options = await openExtensionPage(first, settingsAt('transfer'));
    await options.getByTestId('code-for-seal').fill(CANARY.code);
    await options.getByTestId('sealed-api-key').fill(CANARY.key);
    await options.getByTestId('seal-key').click();
    await expect.poll(() => options.text()).toContain(CANARY.code);
    await closeTab(first, options);
    await keepKey(await openExtensionPage(first, 'options.html'), 'passphrase');
    const popup = await openExtensionPage(first, 'popup.html');
    await ask(popup, CANARY.email);
    const batch = await openExtensionPage(first, NEW_BATCH);
    await batch.getByTestId('batch-text').fill(`typed.${CANARY.email}`);
    await expectNoCanary(first.send);
    await exit(first, 1);
    // What was looked up is kept for days, in the extension's database; what was only typed is nowhere.
    const places = holding(profile, PERSON_PARTS);
    expect(places.length).toBeGreaterThan(0);
    expect(places.filter((file) => !/^storage\/default\/moz-extension[^/]*\/idb\//.test(file))).toEqual([]);
    expect(holding(profile, ['typed.zeb'])).toEqual([]);

    const locked = await restart(profile, 'passphrase');
    expect(await message(locked.popup, 'unlockKey', { passphrase: PASSPHRASE })).toBe(true);
    await keepKey(await openExtensionPage(locked.firefox, 'options.html'), 'computer');
    await exit(locked.firefox, 1);

    const kept = await restart(profile, 'computer');
    await keepKey(await openExtensionPage(kept.firefox, 'options.html'), 'session');
    await exit(kept.firefox, 2);

    await exit((await restart(profile, 'session')).firefox, 2);
  } finally {
    await service.close();
    rmSync(profile, { recursive: true, force: true });
  }
});

test('deleting all data leaves nothing of lookups, drafts, key and settings in any file of the profile', async () => {
  const profile = mkdtempSync(path.join(tmpdir(), 'sightline-forget-'));
  const service = await startCanaryService();
  try {
    const firefox = await launchFirefox(undefined, profile);
    await install(firefox);
    await connect(firefox, service);
    const popup = await openExtensionPage(firefox, 'popup.html');
    for (let i = 0; i < 8; i++) await ask(popup, `${i}.${CANARY.email}`);
    await writeDown(popup, (await storedLookups(popup)).rows[0]?.id ?? '', CANARY.email);
    await popup.getByTestId('email').fill(`draft.${CANARY.email}`);
    await expect.poll(() => holding(profile, PERSON_PARTS)).not.toEqual([]);
    await message(popup, 'forgetEverything', { key: true, settings: true });
    expect((await storedLookups(popup)).rows).toEqual([]);
    await firefox.browser.close();
    expect(holding(profile, [...PERSON_PARTS, ...KEY_PARTS, 'risk_score'])).toEqual([]);
  } finally {
    await service.close();
    rmSync(profile, { recursive: true, force: true });
  }
});
