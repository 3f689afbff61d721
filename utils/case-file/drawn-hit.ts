import type { HitComparison } from '@/utils/compare/compare-hit';
import { comparisonInWords } from '@/utils/compare/comparison-in-words';
import type { DrawnHit } from '@/utils/decision/decision';
import type { ScreeningEntry } from '@/utils/reading/facts/screening/screening-entry';
import { valueText } from '@/utils/reading/sections/value-text';
import { plainLine } from '@/utils/service/redact';
import type { Texts } from '@/utils/texts/texts';

/** Returns a hit as it is drawn: its name and list, and how it compares with what was asked, each on one line. */
export function drawnHit(
  { name, list }: Pick<ScreeningEntry, 'name' | 'list'>,
  comparison: HitComparison | undefined,
  texts: Pick<Texts, 't'>,
): DrawnHit {
  const named = plainLine(name.map(({ value }) => valueText(value)).join(' '));
  const listed = list ? plainLine(valueText(list.value)) : '';
  return {
    hit: [named, listed].filter((text) => text !== '').join(' · '),
    compared: comparison ? comparisonInWords(comparison, texts).map(plainLine).join(', ').slice(0, MAX_COMPARED) : '',
  };
}

/** In UTF-16 units. */
const MAX_COMPARED = 1500;
