/** The parts of a date in the order in which they stand. */
export const DATE_PARTS = ['year', 'month', 'day'] as const;

/** A date as far as it is filled in; it need not be a real one. */
export type DateParts = Record<(typeof DATE_PARTS)[number], number | null>;

/** The date as text: `''` if nothing is filled in, `1980-??-??` if a part is missing, `1980-02-31` as typed. */
export function dobText({ year, month, day }: DateParts): string {
  if (year === null && month === null && day === null) return '';
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
}

/** The parts of a text that {@link dobText} made; nothing for any other text. */
export function dobParts(text: string): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{4}|\?{4})-(\d\d|\?\?)-(\d\d|\?\?)$/.exec(text) ?? [];
  return { year: part(year, 9999), month: part(month, 12), day: part(day, 31) };
}

/** The text for a date from the clipboard, or undefined: only year, month, day is an order that cannot be misread. */
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
