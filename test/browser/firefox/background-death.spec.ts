import { message } from '../engine.ts';
import { expect } from '../expect.ts';
import { score, shownIn } from '../popup.ts';
import { QUIET_FILE } from '../quiet-file.ts';
import { expectOneScore, scoreOf } from '../sent.ts';
import { test } from './fixtures.ts';
import { openPopup } from './popup.ts';

const EMAIL = 'casey.cobblefield@example.com';

// Chromium keeps a background that awaits an answer.
test('slow F2: a request of 33 s outlives the idle limit of 30 s', async ({ firefox, open, service }) => {
  await message(await open(QUIET_FILE), 'saveSettings', { timeoutSeconds: 55 });
  service.setDelay(33_000);
  const popup = await openPopup(firefox);
  await score(popup, EMAIL);
  await expect.poll(() => shownIn(popup, 'score'), { timeout: 60_000 }).toBe(scoreOf(EMAIL));
  await expectOneScore(service, EMAIL);
});
