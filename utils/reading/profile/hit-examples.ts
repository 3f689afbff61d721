import type { ScreeningEntry } from '@/utils/reading/facts/screening/screening-entry';
import type { Report } from '@/utils/reading/report';
import { valueText } from '@/utils/reading/sections/value-text';
import { HIT_FIELDS, type HitField } from './profile';

/** What one hit says before and after a change of the layout; empty for nothing. */
export interface HitExample {
  field: HitField;
  before: string;
  after: string;
}

const namesOf = ({ name }: ScreeningEntry): string => name.map(({ value }) => valueText(value)).join(' ');

/** Returns what a hit says of a field, as it is shown. */
function shownText(entry: ScreeningEntry, field: HitField): string {
  if (field === 'name') return namesOf(entry);
  const confirmed = entry[field];
  if (confirmed) return valueText(confirmed.value);
  if (field === 'list' || field === 'strength') return '';
  return entry.facts[field === 'birth' ? 'births' : 'countries'][0]?.text ?? '';
}

type Hits = Pick<Report, 'screeningEntries'>;

/** Returns, for each field that a change of the layout changes, the first hit that says so. @param readings answers, each read both ways */
export function hitExamples(readings: readonly { before: Hits; after: Hits }[]): HitExample[] {
  const pairs = readings.flatMap(({ before, after }) => {
    const known = new Map(before.screeningEntries.map((entry) => [entry.pointer, entry]));
    return after.screeningEntries.flatMap((entry) => {
      const general = known.get(entry.pointer);
      return general ? [{ before: general, after: entry }] : [];
    });
  });
  return HIT_FIELDS.flatMap((field) => {
    const texts = pairs.map(({ before, after }) => ({
      before: shownText(before, field),
      after: shownText(after, field),
    }));
    const changed = texts.find(({ before, after }) => before !== after);
    return changed ? [{ field, ...changed }] : [];
  });
}
