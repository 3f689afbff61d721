import { browser } from '#imports';
import type { StoredScores } from '@/entrypoints/background/sites/stored-scores';
import type { Database } from '@/utils/storage/database';
import { demoItem } from '@/utils/storage/demo-item';
import { eraseExpired } from '@/utils/storage/erase';
import { eraseDemo } from '@/utils/storage/erase-demo';
import { settingsItem } from '@/utils/storage/settings-item';
import type { Compaction } from './compaction';
import { lookAtClock, seenTimesItem } from './confirmed-time';

const ALARM = 'retention';
const EVERY_MINUTES = 60;

/**
 * Enforces retention hourly, also while the background sleeps; the returned function does so at every start. Must run
 * synchronously at start-up.
 */
export function registerRetention(
  database: Database,
  { compact, resume }: Compaction,
  storedScores: Pick<StoredScores, 'clear'>,
): (newSession: boolean) => Promise<void> {
  async function enforce(newSession: boolean): Promise<void> {
    const { keepResults: results, keepLog, decisionDays } = await settingsItem.read();
    // A demo that the browser's end has ended left its results.
    const left = (await demoItem.read()) ? 0 : await eraseDemo(database);
    const now = Date.now();
    const times = lookAtClock(await seenTimesItem.read(), now);
    // A full disk must not keep anything from expiring.
    await seenTimesItem.write(times).catch(() => undefined);
    const expired = await eraseExpired(
      database,
      { results, decisionDays, logDays: Number(keepLog) },
      { now, confirmed: times.confirmed, newSession },
    );
    const erased = left + expired;
    // Neither is awaited.
    if (erased === 0) return void resume().catch(() => undefined);
    void compact();
    await storedScores.clear();
  }
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === ALARM) void enforce(false).catch(() => undefined);
  });
  void browser.alarms.get(ALARM).then(async (set) => {
    if (!set) await browser.alarms.create(ALARM, { periodInMinutes: EVERY_MINUTES });
  });
  return enforce;
}
