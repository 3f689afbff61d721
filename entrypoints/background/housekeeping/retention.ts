import { browser } from '#imports';
import { forgetReadScores } from '@/entrypoints/background/sites/known-scores';
import { notifyScoresChanged } from '@/entrypoints/background/sites/page-emails';
import type { Database } from '@/utils/storage/database';
import { eraseExpired } from '@/utils/storage/erase';
import { settingsItem } from '@/utils/storage/settings-item';
import type { Compaction } from './compaction';

const ALARM = 'retention';
const EVERY_MINUTES = 60;

/**
 * Enforces retention hourly, also while the background sleeps; the returned function does so at every start. Must run
 * synchronously at start-up.
 */
export function registerRetention(
  database: Database,
  { compact, resume }: Compaction,
): (newSession: boolean) => Promise<void> {
  async function enforce(newSession: boolean): Promise<void> {
    const { keepResults } = await settingsItem.read();
    const erased = await eraseExpired(database, keepResults, { now: Date.now(), newSession });
    // Neither is awaited.
    if (erased === 0) return void resume().catch(() => undefined);
    void compact();
    forgetReadScores();
    await notifyScoresChanged();
  }
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === ALARM) void enforce(false).catch(() => undefined);
  });
  void browser.alarms.get(ALARM).then(async (set) => {
    if (!set) await browser.alarms.create(ALARM, { periodInMinutes: EVERY_MINUTES });
  });
  return enforce;
}
