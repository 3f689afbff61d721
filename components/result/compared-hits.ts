import { countryList } from '@/components/kit/country-list';
import { compareHit, countDifferences, type HitComparison } from '@/utils/compare/compare-hit';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import type { ScreeningEntry } from '@/utils/reading/facts/screening/screening-entry';
import { countryCode } from '@/utils/subject/countries';
import { askedFacts } from './asked-facts';

/** A hit beside what was asked; `comparison` is null if nothing about a person or business was asked. */
export interface ComparedHit {
  entry: ScreeningEntry;
  comparison: HitComparison | null;
}

/** Returns the hits of an answer, those with the fewest differences first, otherwise in the order of the answer. */
export function comparedHits(
  entries: readonly ScreeningEntry[],
  record: Pick<LookupRecord, 'subject' | 'ownRecord' | 'endedAt' | 'createdAt'>,
  locale: string,
): ComparedHit[] {
  const asked = askedFacts(record);
  if (asked === null) return entries.map((entry) => ({ entry, comparison: null }));
  const deps = { answered: record.endedAt ?? record.createdAt, countryCode: codeIn(locale) };
  return entries
    .map((entry) => ({ entry, comparison: compareHit(asked, entry.facts, deps) }))
    .sort((a, b) => countDifferences(a.comparison) - countDifferences(b.comparison));
}

function codeIn(locale: string): (text: string) => string | null {
  const { codeOf } = countryList(locale);
  return (text) => {
    const code = codeOf(text);
    return countryCode(code, 'alpha-2') === null ? null : code;
  };
}
