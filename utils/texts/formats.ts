import { isolateIn } from './isolate';

const MOMENTS = {
  /** "May 12, 2026, 3:04:05 PM" */
  exact: { dateStyle: 'medium', timeStyle: 'medium' },
  /** "May 12, 2026 at 3:04:05 PM GMT+2" */
  printed: { dateStyle: 'long', timeStyle: 'long' },
  /** "May 12, 2026" */
  day: { dateStyle: 'medium' },
  /** "May 12, 2026", with the month as a word wherever the language has one. */
  spelledDay: { dateStyle: 'long' },
  /** "3:04 PM" */
  time: { timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Units of a duration, each with its names in every language. */
export type DurationUnit = 'millisecond' | 'second' | 'minute' | 'hour' | 'day';

/** How a language writes numbers and times. Moments are in ms since 1970 and are written in local time. */
export interface Formats {
  number: (value: number) => string;
  /** "0–100,000". */
  range: (min: number, max: number) => string;
  plural: (count: number) => Intl.LDMLPluralRule;
  moment: (at: number, style: keyof typeof MOMENTS) => string;
  /** "3 hours ago" for a negative value. */
  relative: (value: number, unit: Intl.RelativeTimeFormatUnit) => string;
  /** "12 sec", which does not break; in a sentence "12 seconds", because some short units end with a period. */
  duration: (value: number, unit: DurationUnit, style?: 'short' | 'long') => string;
  /** "a, b, and c". */
  list: (items: readonly string[]) => string;
}

/** Makes the formats of a language. Each is built at its first use, because building takes longer than formatting. */
export function createFormats(locale: string): Formats {
  const numbers = once(() => new Intl.NumberFormat(locale));
  const plurals = once(() => new Intl.PluralRules(locale));
  const relatives = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }));
  const lists = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const durations = new Map<string, Intl.NumberFormat>();
  const isolate = isolateIn(locale);
  const moments = new Map<keyof typeof MOMENTS, Intl.DateTimeFormat>();
  return {
    number: (value) => numbers().format(value),
    range: (min, max) => numbers().formatRange(min, max),
    plural: (count) => plurals().select(count),
    moment(at, style) {
      const format = moments.get(style) ?? new Intl.DateTimeFormat(locale, MOMENTS[style]);
      moments.set(style, format);
      return format.format(at);
    },
    relative: (value, unit) => relatives().format(value, unit),
    // `Intl.DurationFormat` writes zero as an empty text.
    duration(value, unit, unitDisplay = 'short') {
      const name = `${unit} ${unitDisplay}`;
      const format = durations.get(name) ?? new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay });
      durations.set(name, format);
      // A number and its unit stay in one line.
      return format.format(value).replaceAll(' ', '\u00a0');
    },
    list: (items) => lists().format(items.map(isolate)),
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
