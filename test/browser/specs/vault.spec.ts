import { expect } from '../expect.ts';
import { test } from '../fixtures.ts';
import { guessCost } from '../guess-cost.ts';
import { QUIET_FILE } from '../quiet-file.ts';
import { saveConnection, savePassphrase } from '../set-up.ts';

test('one guess at the passphrase costs at least 250 ms in this browser', async ({ open, service }) => {
  const page = await open(QUIET_FILE);
  // The rounds are measured as the passphrase is set: where the machine stalled in that moment, they are too few.
  await expect(async () => {
    await saveConnection(page, service, { storageMode: 'session' });
    await savePassphrase(page, service);
    const { rounds, ms } = await page.evaluate(guessCost, null);
    console.log(`${rounds} rounds: ${ms.join(', ')} ms`);
    expect(rounds).toBeGreaterThanOrEqual(600_000);
    expect(Math.min(...ms)).toBeGreaterThanOrEqual(250);
  }).toPass({ timeout: 180_000 });
});
