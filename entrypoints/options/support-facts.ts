import { browser } from '#imports';
import type { SupportFacts } from '@/utils/case-file/support-info';
import { call } from '@/utils/messages/call';
import type { Database } from '@/utils/storage/database';
import { loadPolicy } from '@/utils/storage/policy-item';
import { loadOwnReadingRules } from '@/utils/storage/score-rules-item';
import { loadSettings } from '@/utils/storage/settings-item';

/** Most lookups examined. */
const MOST = 1000;

/** Collects the current facts for support. */
export async function gatherSupportFacts(database: Database): Promise<SupportFacts> {
  const { permissions = [], origins = [] } = await browser.permissions.getAll();
  const key = await call('connection', {}).catch(() => null);
  const records = await database.lookups.orderBy('createdAt').reverse().limit(MOST).toArray();
  const estimate = await navigator.storage.estimate().catch(() => ({ usage: undefined }));
  return {
    version: browser.runtime.getManifest().version,
    browser: navigator.userAgent,
    language: navigator.language,
    permissions,
    allowedHosts: origins.length,
    key: key && { hasKey: key.hasKey, keeping: key.keeping, isLocked: key.isLocked },
    settings: await loadSettings(),
    policyFields: Object.keys(await loadPolicy()),
    lookups: records.map(({ state, failure }) => ({ state, kind: failure?.kind, status: failure?.status })),
    readingRules: Object.keys(await loadOwnReadingRules()).length,
    storedBytes: estimate.usage ?? null,
  };
}
