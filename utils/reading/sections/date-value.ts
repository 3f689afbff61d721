import { anyHas } from '@/utils/reading/lexicon/word-tags';
import { perWords } from '@/utils/reading/lexicon/words';

export interface DateValue {
  kind: 'date';
  /** As sent. */
  text: string;
  /** `not-stated`: show `text` and "time zone not stated". `day`: a calendar day, no time. */
  zone: 'stated' | 'not-stated' | 'day';
  /** The moment in UTC, ISO 8601, if it is certain. */
  at: string | null;
}

/** Whether a key names a moment. Only then may a bare number be Unix time. */
export const isTimeKey = perWords((words) => anyHas(words, 'time'));

// Seconds from 1975 to 2100; the same range in milliseconds does not overlap. Both exclude `factory_reset_timestamp:
// 0`, which means "never" (Fingerprint), and the duration `calculation_time: 4812` (SEON).
const UNIX_SECONDS = { from: 157_766_400, to: 4_102_444_800 };

/** Returns Unix seconds or milliseconds under a time-like key as a date; else null. */
export function readUnixTime(value: number, words: readonly string[]): DateValue | null {
  const inSeconds = value >= UNIX_SECONDS.from && value < UNIX_SECONDS.to;
  const inMilliseconds = value >= UNIX_SECONDS.from * 1000 && value < UNIX_SECONDS.to * 1000;
  if ((!inSeconds && !inMilliseconds) || !Number.isInteger(value) || !isTimeKey(words)) return null;
  return {
    kind: 'date',
    text: String(value),
    zone: 'stated',
    at: new Date(inSeconds ? value * 1000 : value).toISOString(),
  };
}

/** A cheap first check: most texts are not dates. */
const DATE_START = /^\s*\d{4}-/;

const ISO_DATE =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** As `Date.UTC`, with months from 1; it takes the years 0 to 99 for 1900 to 1999, and .NET writes "no date" as year 1. */
const utc = (year: number, month: number, day: number, hour = 0, minute = 0, second = 0): number => {
  const midnight = new Date(0).setUTCFullYear(year, month - 1, day);
  return midnight + ((hour * 60 + minute) * 60 + second) * 1000;
};

/** Whether this is a real calendar day and time of day. "2026-02-30" is text. */
function isRealTime(year: number, month: number, day: number, hour: number, minute: number, second: number): boolean {
  const days = new Date(utc(year, month + 1, 0)).getUTCDate();
  return month >= 1 && month <= 12 && day >= 1 && day <= days && hour < 24 && minute < 60 && second <= 60;
}

/**
 * Reads ISO-like text as a date. Without a zone the moment stays unknown: 8 of 52 published answers omit it, and the
 * user's zone would be a guess. "07/01/2008" is ambiguous: text.
 */
export function readDateValue(text: string): DateValue | null {
  if (text.length < 10 || text.length > 40 || !DATE_START.test(text)) return null;
  const [, year, month, day, hour, minute, second, zone] = ISO_DATE.exec(text.trim()) ?? [];
  if (year === undefined) return null;
  const parts = [year, month, day, hour ?? '0', minute ?? '0', second ?? '0'].map(Number);
  const [y = 0, m = 0, d = 0, h = 0, min = 0, s = 0] = parts;
  if (!isRealTime(y, m, d, h, min, s)) return null;
  if (hour === undefined) return { kind: 'date', text, zone: 'day', at: null };
  if (zone === undefined) return { kind: 'date', text, zone: 'not-stated', at: null };
  const sign = zone.startsWith('-') ? -1 : 1;
  const offset = zone === 'Z' ? 0 : sign * (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2)));
  return {
    kind: 'date',
    text,
    zone: 'stated',
    at: new Date(utc(y, m, d, h, min, s) - offset * 60_000).toISOString(),
  };
}
