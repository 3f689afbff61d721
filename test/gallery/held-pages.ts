import type { BrowserContext, Page } from '@playwright/test';
import { allow, extensionPage } from '../browser/chromium/extension.ts';
import { backgroundOf } from '../browser/chromium/launch.ts';
import { message, states } from '../browser/engine.ts';
import { keepKey } from '../browser/keep-key.ts';
import { score } from '../browser/popup.ts';
import { QUIET_FILE } from '../browser/quiet-file.ts';
import { settingsAt } from '../browser/settings-section.ts';
import type { RunningService } from '../service/start-service.ts';
import { shoot } from './shoot.ts';

let tries = 0;
/** Every address is a new one, so that no stored result is shown instead. */
const nextEmail = () => `never.scored.${tries++}@example.com`;

async function tryToScore(page: Page): Promise<void> {
  await score(page, nextEmail());
  // Refusals look different, and one that is missing must be seen in the picture.
  await page.waitForTimeout(1_500);
}

/** Every reason for which the popup sends nothing, after the user has tried to score an address. */
export async function shootHeldPopups(context: BrowserContext, service: RunningService): Promise<void> {
  const background = await backgroundOf(context);
  const quiet = await extensionPage(context, QUIET_FILE);
  const resume = async () => {
    await message(quiet, 'resumeSending', {});
    // The next fault must not meet a lookup of before.
    for (let left = 1; left > 0; await quiet.waitForTimeout(100)) {
      const { queued = 0, sending = 0 } = await states(quiet);
      left = queued + sending;
    }
  };

  await resume();
  // The stand-in is on this computer, which no connection is needed for; the parts show what `offline` says.
  service.faults.next({ kind: 'reset' });
  await shoot(context, 'popup-unreachable', 'popup.html', tryToScore);

  await message(quiet, 'saveSettings', { dailyLookups: 1 });
  await shoot(context, 'popup-limit', 'popup.html', tryToScore);
  await message(quiet, 'saveSettings', { dailyLookups: 200 });

  service.faults.next({ kind: 'status', status: 429, retryAfter: 60 });
  const subject = { operation: 'score', request: { email: nextEmail() } };
  await message(quiet, 'lookup', { subject, gesture: 'popup', refresh: false });
  await shoot(context, 'popup-queued', 'popup.html', (page) => score(page, nextEmail()));
  await resume();

  service.faults.next({ kind: 'status', status: 401 });
  await shoot(context, 'popup-key-refused', 'popup.html', tryToScore);
  await shoot(context, 'popup-on-hold', 'popup.html', tryToScore);
  await resume();

  await background.evaluate(() => chrome.permissions.remove({ origins: ['http://127.0.0.1/*'] }));
  await shoot(context, 'popup-no-permission', 'popup.html', tryToScore);
  await allow(context, service.url, quiet);

  const options = await extensionPage(context, 'options.html');
  await keepKey(options, 'passphrase');
  await options.getByTestId('lock-key').click();
  await options.getByTestId('passphrase').waitFor();
  await shoot(context, 'popup-locked', 'popup.html');
  await shoot(context, 'popup-locked-waiting', 'popup.html', async (page) => {
    await score(page, nextEmail());
    await page.getByTestId('passphrase').waitFor();
  });
  await shoot(context, 'options-locked', 'options.html');
  await options.close();
  await quiet.close();
}

/** The settings under a policy, and after some of them could not be read. */
export async function shootSettings(context: BrowserContext): Promise<void> {
  const quiet = await extensionPage(context, QUIET_FILE);
  const store = (values: object) => quiet.evaluate((stored) => chrome.storage.local.set(stored), values);
  const { settings } = (await quiet.evaluate(() => chrome.storage.local.get('settings'))) as { settings: object };
  await store({ policy: { dailyLookups: 50, keepResults: 'session', requirePassphrase: true, allowExport: false } });
  await shoot(context, 'options-policy', settingsAt('lookups'));
  await store({ policy: {}, settings: { ...settings, dailyLookups: 'many', keepResults: 3 } });
  await shoot(context, 'options-damaged', settingsAt('lookups'));
  await store({ settings });
  await quiet.close();
}
