import { byBestMatch } from '@/utils/compare/by-best-match';
import { compareHit, type HitComparison } from '@/utils/compare/compare-hit';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import type { ScreeningEntry } from '@/utils/reading/facts/screening/screening-entry';
import type { ScreeningKind } from '@/utils/reading/lexicon/screening-kind';
import { valueText } from '@/utils/reading/sections/value-text';
import { askedFacts } from './asked-facts';

/** A hit beside what was asked; `comparison` is null if nothing about a person or business was asked. */
export interface ComparedHit {
  entry: ScreeningEntry;
  comparison: HitComparison | null;
  /** The provider's id, if another hit has the same name, list, births and countries. */
  idOfTwin: string | null;
  /** Its place among the hits of the answer. */
  place: number;
}

/**
 * Returns the hits of an answer, those that fit best first; of equal ones sanctions, PEP, watchlists and media in turn, otherwise
 * in the order of the answer.
 */
export function comparedHits(
  entries: readonly ScreeningEntry[],
  record: Pick<LookupRecord, 'subject' | 'ownRecord' | 'endedAt' | 'createdAt'>,
): ComparedHit[] {
  const asked = askedFacts(record);
  const idOfTwin = twinIds(entries);
  if (asked === null)
    return entries.map((entry, place) => ({ entry, comparison: null, idOfTwin: idOfTwin(entry), place }));
  const deps = { answered: record.endedAt ?? record.createdAt };
  return entries
    .map((entry, place) => ({
      entry,
      comparison: compareHit(asked, entry.facts, deps),
      idOfTwin: idOfTwin(entry),
      place,
    }))
    .sort((a, b) => byBestMatch(a.comparison, b.comparison) || kindOf(a.entry) - kindOf(b.entry));
}

const KINDS: readonly ScreeningKind[] = ['sanctions', 'pep', 'watchlists', 'media'];

/** Returns the position of the gravest kind of a hit; one of no kind is last. */
const kindOf = ({ kinds }: ScreeningEntry): number =>
  Math.min(KINDS.length, ...kinds.map((kind) => KINDS.indexOf(kind)));

/** Returns the comparisons of hits by their pointers, as a note needs them. */
export const comparisonsOf = (...of: Parameters<typeof comparedHits>): ReadonlyMap<string, HitComparison> =>
  new Map(
    comparedHits(...of).flatMap(({ entry, comparison }) =>
      comparison === null ? [] : [[entry.pointer, comparison] as const],
    ),
  );

/** Two people who look the same are told apart by the provider's id. */
function twinIds(entries: readonly ScreeningEntry[]): (entry: ScreeningEntry) => string | null {
  const lookOf = ({ name, list, facts }: ScreeningEntry): string =>
    JSON.stringify([
      ...[...name, ...(list ? [list] : [])].map(({ value }) => valueText(value)),
      ...[facts.births, facts.countries].map((stated) => stated.map(({ text }) => text)),
    ]);
  const times = new Map<string, number>();
  for (const entry of entries) times.set(lookOf(entry), (times.get(lookOf(entry)) ?? 0) + 1);
  return (entry) => ((times.get(lookOf(entry)) ?? 0) > 1 ? (entry.id?.text ?? null) : null);
}
