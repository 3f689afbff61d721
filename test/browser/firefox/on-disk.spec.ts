import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CANARY, startCanaryService } from '../canary.ts';
import { NEW_BATCH } from '../desk.ts';
import { ask, message, storedLookups } from '../engine.ts';
import { findInFolder } from '../find-in-folder.ts';
import { keepKey, PASSPHRASE } from '../keep-key.ts';
import { connectByHand } from './connect.ts';
import { BUILD, install, openExtensionPage } from './extension.ts';
import { expect, test } from './fixtures.ts';
import { launchFirefox } from './launch.ts';
import { expectNoCanary } from './watch-canary.ts';

/** Firefox packs what it stores, so a part of a text may be left where the whole is cut up. */
const KEY_PARTS = [CANARY.key, 'CANARYKEY', '7f3a9c51', 'e2b84d06'];
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

for (const mode of ['session', 'computer', 'passphrase'] as const) {
  test(`${mode}: after exit the profile folder holds neither the key nor a passphrase in clear`, async () => {
    const profile = mkdtempSync(path.join(tmpdir(), 'sightline-profile-'));
    const service = await startCanaryService();
    try {
      const first = await launchFirefox(undefined, profile);
      await install(first);
      await connectByHand(first, service);
      await keepKey(await openExtensionPage(first, 'options.html'), mode);
      const popup = await openExtensionPage(first, 'popup.html');
      await ask(popup, CANARY.email);
      const batch = await openExtensionPage(first, NEW_BATCH);
      await batch.getByTestId('batch-text').fill(`typed.${CANARY.email}`);
      await expectNoCanary(first.send);
      await first.browser.close();
      expect(service.requests).toHaveLength(1);
      // What was looked up is kept for days, in the extension's database; what was only typed is nowhere.
      const places = holding(profile, PERSON_PARTS);
      expect(places.length).toBeGreaterThan(0);
      expect(places.filter((file) => !/^storage\/default\/moz-extension[^/]*\/idb\//.test(file))).toEqual([]);
      expect(holding(profile, ['typed.zeb'])).toEqual([]);
      expect(holding(profile, [...KEY_PARTS, PASSPHRASE])).toEqual([]);

      const second = await launchFirefox(undefined, profile);
      await second.browser.installExtension(BUILD);
      const again = await openExtensionPage(second, 'popup.html');
      expect(await message(again, 'connection', {})).toMatchObject(AFTER_RESTART[mode]);
      await ask(again, 'second@example.com');
      expect(service.requests).toHaveLength(mode === 'computer' ? 2 : 1);
      await second.browser.close();
      expect(holding(profile, [...KEY_PARTS, PASSPHRASE])).toEqual([]);
    } finally {
      await service.close();
      rmSync(profile, { recursive: true, force: true });
    }
  });
}

test('Forget everything: of lookups, drafts, key and settings nothing is in any file of the profile', async () => {
  const profile = mkdtempSync(path.join(tmpdir(), 'sightline-forget-'));
  const service = await startCanaryService();
  try {
    const firefox = await launchFirefox(undefined, profile);
    await install(firefox);
    await connectByHand(firefox, service);
    const popup = await openExtensionPage(firefox, 'popup.html');
    for (let i = 0; i < 8; i++) await ask(popup, `${i}.${CANARY.email}`);
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
