import type { LookupRecord } from '../lookup/lookup-record';
import { digestOf } from '../lookup/subject-key';
import { type ProviderProfiles, profileFor } from '../reading/profile/profiles';
import { READER_VERSION } from '../reading/reader-version';
import { type AnswerGroup, answerGroups } from './row-groups';
import { type RowSummary, summarizeRow } from './row-summary';

/** The summary of an answer, as it is stored beside the answer. */
export interface StoredSummary {
  /** Of its answer. */
  id: string;
  /** What it was made by; see {@link readerOf}. */
  reader: string;
  /** What a list filters by; see {@link groupKey}. */
  groups: string[];
  summary: RowSummary;
}

/** Readers by service and operation, under the profiles of a page. */
const known = new WeakMap<ProviderProfiles, Map<string, string>>();

/**
 * Names what reads the answers of a lookup's service: the version of the reader, and the provider profile. Two services never
 * share a name, because their profiles change apart.
 */
export function readerOf(
  { baseUrl, subject: { operation } }: Pick<LookupRecord, 'baseUrl' | 'subject'>,
  profiles: ProviderProfiles,
): string {
  const readers = known.get(profiles) ?? new Map<string, string>();
  known.set(profiles, readers);
  const place = `${operation} ${baseUrl}`;
  const made =
    readers.get(place) ??
    digestOf(JSON.stringify([READER_VERSION, place, profileFor(profiles, baseUrl, operation) ?? null]));
  readers.set(place, made);
  return made;
}

/** Returns the key of a group in the index, which finds no summary of another reader. */
export const groupKey = (reader: string, group: AnswerGroup): string => `${reader} ${group}`;

/** Summarizes an answer, without what the user's own record adds: that may change. */
export function storedSummary(
  id: string,
  text: string,
  lookup: Pick<LookupRecord, 'subject' | 'baseUrl' | 'endedAt' | 'createdAt'>,
  profiles: ProviderProfiles,
): StoredSummary {
  const { subject, baseUrl, endedAt, createdAt } = lookup;
  const summary = summarizeRow(text, { subject, baseUrl, createdAt, ...(endedAt && { endedAt }) }, profiles);
  const reader = readerOf(lookup, profiles);
  return { id, reader, groups: answerGroups(summary).map((group) => groupKey(reader, group)), summary };
}

/**
 * Returns a stored summary if it says of a lookup what a reading of now would say; undefined if the answer has to be read.
 */
export function currentSummary(
  stored: StoredSummary | undefined,
  lookup: Pick<LookupRecord, 'subject' | 'baseUrl' | 'ownRecord'>,
  profiles: ProviderProfiles,
): RowSummary | undefined {
  if (stored?.reader !== readerOf(lookup, profiles)) return undefined;
  const { summary } = stored;
  // The user's own record may know the other name that the answer is about.
  const isAboutOther = summary.remark !== null && 'other' in summary.remark;
  return isAboutOther && lookup.ownRecord ? undefined : summary;
}
