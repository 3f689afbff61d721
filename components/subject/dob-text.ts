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

/** Returns the text for a pasted date, or undefined. Only the order year, month, day cannot be misread. */
export function pastedDob(text: string): string | undefined {
  const [, year, month, day] = /^\s*(\d{4})[-/.](\d\d?)[-/.](\d\d?)\s*$/.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function digits(value: number | null, length: number): string {
  return value === null ? '?'.repeat(length) : String(value).padStart(length, '0');
}

function part(text: string, max: number): number | null {
  return /^\d+$/.test(text) && Number(text) <= max ? Number(text) : null;
}
