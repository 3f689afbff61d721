import type { LookupState } from '@/utils/lookup/lookup-record';
import type { FailureKind } from '@/utils/service/failure';
import type { KeyStorageMode } from '@/utils/service/key-storage-mode';
import type { Settings } from '@/utils/settings/settings';

/** Facts that support may know: only counts, kinds and our own names, no text from a page, the user or the service. */
export interface SupportFacts {
  version: string;
  /** The browser's own user agent. */
  browser: string;
  language: string;
  permissions: readonly string[];
  /** Number of hosts that the browser lets Sightline reach, without their names. */
  allowedHosts: number;
  key: { hasKey: boolean; storageMode: KeyStorageMode; isLocked: boolean } | null;
  settings: Settings;
  policyFields: readonly string[];
  lookupCount: number;
  /** States of the newest stored lookups, newest first, with the kind and HTTP status of a failure. */
  lookups: readonly { state: LookupState; kind: FailureKind | undefined; status: number | undefined }[];
  providerProfiles: number;
  storedBytes: number | null;
}

/** Maximum number of listed failures. */
const MAX_FAILURES = 10;

/** Describes the provider's API without naming it. */
function providerWords({ baseUrl }: Settings): string {
  if (baseUrl === '') return 'not set up';
  return /^http:/.test(baseUrl) ? 'set up, on this computer' : 'set up';
}

function keyWords(key: SupportFacts['key']): string {
  if (key === null) return 'unknown';
  return `${key.hasKey ? 'saved' : 'none'}, ${key.storageMode}${key.isLocked ? ', locked' : ''}`;
}

/** Names with their counts, most frequent first. */
function counts(names: readonly string[]): string {
  const byName = new Map<string, number>();
  for (const name of names) byName.set(name, (byName.get(name) ?? 0) + 1);
  const sorted = [...byName].sort(([, a], [, b]) => b - a);
  return sorted.map(([name, count]) => `${name} ${count}`).join(', ') || 'none';
}

/** Returns the facts as text to paste into a message. Settings that the user typed as text are omitted. */
export function supportInfo(facts: SupportFacts): string {
  const { settings } = facts;
  const failed = facts.lookups.filter(({ kind }) => kind !== undefined).slice(0, MAX_FAILURES);
  const newest = facts.lookups.length < facts.lookupCount ? `newest ${facts.lookups.length}: ` : '';
  const lines: [string, string | number][] = [
    ['Sightline', facts.version],
    ['Browser', facts.browser],
    ['Language', `${facts.language}, interface ${settings.language}, notes ${settings.noteLanguage}`],
    ['Permissions', facts.permissions.join(', ')],
    ['Hosts allowed', facts.allowedHosts],
    ['Provider', providerWords(settings)],
    ['Key', keyWords(facts.key)],
    ['Managed by your organization', facts.policyFields.join(', ') || 'nothing'],
    ['Sites enabled', settings.sites.length],
    ['Scores in pages', settings.scoresInPages ? 'yes' : 'no'],
    ['Card on hover', settings.cardOnHover],
    ['Results shown', settings.showResults],
    ['Review shortcuts', settings.reviewShortcuts ? 'yes' : 'no'],
    ['Timeout (s)', settings.timeoutSeconds],
    ['Reuse saved results (h)', settings.reuseHours],
    ['Daily limit', settings.dailyLookups],
    ['Parallel lookups', settings.concurrency],
    ['Rate limit (per minute)', settings.requestsPerMinute || 'none'],
    ['Country format', settings.countryFormat],
    ['Idempotency-Key', settings.idempotencyHeader ? 'sent' : 'not sent'],
    ['Results kept', settings.keepResults],
    ['Log kept (days)', settings.keepLog],
    ['Decisions kept (days)', settings.decisionDays],
    ['Decisions due (days)', settings.dueDays],
    ['Case required', settings.requireReference ? 'yes' : 'no'],
    ['Reason required', settings.requireReason ? 'yes' : 'no'],
    ['Reasons', settings.reasons.length],
    ['Key locks after (min)', settings.lockMinutes],
    ['Providers with a profile', facts.providerProfiles],
    ['Lookups stored', `${facts.lookupCount} (${newest}${counts(facts.lookups.map(({ state }) => state))})`],
    ['Storage used', facts.storedBytes === null ? 'unknown' : `${Math.ceil(facts.storedBytes / 1024)} kB`],
    [
      'Last failures',
      failed.map(({ kind, status }) => (status ? `${kind} ${status}` : `${kind}`)).join(', ') || 'none',
    ],
  ];
  return `${lines.map(([name, value]) => `${name}: ${value}`).join('\n')}\n`;
}
