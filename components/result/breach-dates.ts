import type { AnswerPart, Value } from '@/utils/reading/sections/section';

/** One breach with its date; `at` in milliseconds, `text` as sent. */
export interface BreachDate {
  pointer: string;
  title: string;
  at: number;
  text: string;
}

/** Returns the calendar day of a date, ignoring its time zone: precise enough for a timeline of years. */
function dayOf(value: Value): number | null {
  if (value.kind !== 'date') return null;
  const day = /^\d{4}-\d{2}(-\d{2})?/.exec(value.text)?.[0] ?? value.at;
  const at = day === null ? Number.NaN : Date.parse(day);
  return Number.isNaN(at) ? null : at;
}

/**
 * Returns the breaches of a list that have a date. If there are several dates, only the one named after the breach
 * counts, not the day it was added to a register.
 */
export function breachDates(part: AnswerPart): BreachDate[] {
  if (!part.list) return [];
  const dates = part.parts.flatMap((item) => {
    const dated = item.fields.filter(({ value }) => value.kind === 'date');
    const named =
      dated.find(({ key }) => /breach|leak|occur|^date$/i.test(key)) ?? (dated.length === 1 ? dated[0] : undefined);
    const at = named === undefined ? null : dayOf(named.value);
    if (named === undefined || at === null || named.value.kind !== 'date') return [];
    return [{ pointer: item.pointer, title: item.title, at, text: named.value.text }];
  });
  return dates.sort((a, b) => a.at - b.at);
}
