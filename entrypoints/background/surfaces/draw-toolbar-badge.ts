import Dexie from 'dexie';
import { browser } from '#imports';
import { createMutex } from '@/utils/async/mutex';
import { throttle } from '@/utils/async/throttle';
import { loadTexts } from '@/utils/language/load-texts';
import { openCircuitFailure } from '@/utils/lookup/admission';
import { hostOf } from '@/utils/service/base-url';
import type { ConnectionKey } from '@/utils/service/key-storage-mode';
import type { Settings } from '@/utils/settings/settings';
import { countUnsettledRows } from '@/utils/storage/batch-rows';
import type { Database } from '@/utils/storage/database';
import { DATABASE_NAME } from '@/utils/storage/database-name';
import { keyChanged, settingsItem } from '@/utils/storage/settings-item';
import { type Badge, type BadgeFacts, badgeOf } from '@/utils/surfaces/toolbar-badge';

/** A batch makes a hundred changes a second. */
const EVERY_MS = 1_000;

/** White letters on them meet WCAG AA, on light and dark toolbars. */
const COLORS = { problem: '#a3231b', work: '#2450b8', caution: '#7a4b00' } as const satisfies Record<
  Badge['tone'],
  string
>;

const TABLES = ['gates', 'batches', 'lookups'].map((table) => `idb://${DATABASE_NAME}/${table}/`);

/** Whether a change event of Dexie concerns what the badge shows. */
const concernsBadge = (parts: object): boolean =>
  'all' in parts || Object.keys(parts).some((part) => TABLES.some((table) => part.startsWith(table)));

/**
 * Keeps the badge and tooltip of the toolbar button current. It follows changes of settings, key and database, asks
 * nobody, and sends nothing; while the background sleeps, nothing changes. Must run synchronously at start-up.
 */
export function registerActionBadge(deps: { database: Database; describeKey: () => Promise<ConnectionKey> }): void {
  const runExclusive = createMutex();

  async function readFacts({ baseUrl, accountId, environment }: Settings): Promise<BadgeFacts> {
    const [{ isLocked }, breaker, rowsLeft] = await Promise.all([
      deps.describeKey(),
      deps.database.gates.get(accountId),
      countUnsettledRows(deps.database),
    ]);
    const isStopped = openCircuitFailure(breaker?.hold, hostOf(baseUrl), true) !== null;
    return { isStopped, isLocked, rowsLeft, environment };
  }

  async function draw(): Promise<void> {
    const settings = await settingsItem.read();
    const [facts, texts] = await Promise.all([readFacts(settings), loadTexts(settings.language)]);
    const { text, tone, words } = badgeOf(facts, texts);
    const title = [texts.t('manifest.name'), words].filter((part) => part !== null).join(' – ');
    await browser.action.setTitle({ title });
    await browser.action.setBadgeBackgroundColor({ color: COLORS[tone] });
    await browser.action.setBadgeTextColor({ color: '#ffffff' });
    await browser.action.setBadgeText({ text });
  }

  // Without storage, the last badge stays: storage errors surface at the point of use.
  const update = throttle(EVERY_MS, () => void runExclusive(draw).catch(() => undefined));
  const { signal } = new AbortController();
  settingsItem.watch(signal, update);
  keyChanged.watch(signal, update);
  Dexie.on.storagemutated.subscribe((parts) => {
    // Dexie tells nobody else, not even pages, once a subscriber returns false.
    if (concernsBadge(parts)) update();
  });
  update();
}
