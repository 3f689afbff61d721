import { type RowDate, readRowDate } from '@/utils/batch/row-date';

/** The parts of a date in display order. */
export const DATE_PARTS = ['year', 'month', 'day'] as const;

/** A date as far as it is filled in; it may be invalid. */
export type DateParts = Record<(typeof DATE_PARTS)[number], number | null>;

/** Returns the date as text: `''` if nothing is filled in, `1980-??-??` if parts are missing, `1980-02-31` as typed. */
export function dobText({ year, month, day }: DateParts): string {
  if (year === null && month === null && day === null) return '';
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
}

/** Returns the parts of a text made by {@link dobText}; all null for any other text. */
export function dobParts(text: string): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{4}|\?{4})-(\d\d|\?\?)-(\d\d|\?\?)$/.exec(text) ?? [];
  return { year: part(year, 9999), month: part(month, 12), day: part(day, 31) };
}

/** Returns the text for a pasted date; as written if it has two readings; undefined if it is no date. */
export function pastedDob(text: string): string | undefined {
  const { iso, either } = readRowDate(text, null);
  if (either) return iso.trim();
  const parts = dobParts(iso);
  return DATE_PARTS.some((name) => parts[name] === null) ? undefined : iso;
}

/** Returns both readings of a text such as 02/03/1980; undefined for any text with only one. */
export const dobReadings = (text: string): RowDate['either'] => readRowDate(text, null).either;

function digits(value: number | null, length: number): string {
  return value === null ? '?'.repeat(length) : String(value).padStart(length, '0');
}

function part(text: string, max: number): number | null {
  return /^\d+$/.test(text) && Number(text) <= max ? Number(text) : null;
}
