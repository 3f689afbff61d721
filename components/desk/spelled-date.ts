import type { Texts } from '@/utils/texts/texts';

/** Returns a YYYY-MM-DD in words of the language, such as "May 12, 1980", so that day and month cannot be mistaken. */
export function spelledDate(iso: string, { formats }: Pick<Texts, 'formats'>): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  // At noon, because some days have no midnight.
  return formats.moment(new Date(year, month - 1, day, 12).setFullYear(year), 'spelledDay');
}
