import { formsOf, headingSet } from './headings';

/** The columns of a date of birth that has its parts in three of them. */
export type BirthColumns = readonly [year: number, month: number, day: number];

// biome-ignore format: one line for each part
const PARTS = [
  ['birth year', 'year of birth', 'yob', 'dob year', 'Geburtsjahr', 'année de naissance', 'año de nacimiento', 'anno di nascita', 'ano de nascimento', 'geboortejaar', '生年', '誕生年', 'rok urodzenia'],
  ['birth month', 'month of birth', 'mob', 'dob month', 'Geburtsmonat', 'mois de naissance', 'mes de nacimiento', 'mese di nascita', 'mês de nascimento', 'geboortemaand', '生月', '誕生月', 'miesiąc urodzenia'],
  ['birth day', 'day of birth', 'dob day', 'Geburtstag', 'jour de naissance', 'día de nacimiento', 'giorno di nascita', 'dia de nascimento', 'geboortedag', '生日', '誕生日', 'dzień urodzenia'],
].map(headingSet);

/** Returns the columns of year, month and day of birth by their headings; null unless there are all three. */
export function birthColumns(headings: readonly string[]): BirthColumns | null {
  const [year, month, day] = PARTS.map((set) =>
    headings.findIndex((heading) => formsOf(heading).some((form) => set.has(form))),
  );
  if (year === undefined || month === undefined || day === undefined) return null;
  return Math.min(year, month, day) < 0 ? null : [year, month, day];
}

/** Joins the parts of a date of birth as it is read from one cell: `1980-3-15`, or `15 March 1980`. */
export function joinBirth(year: string, month: string, day: string): string {
  const parts = /\p{L}/u.test(month) ? [day, month, year] : [year, month, day];
  return parts.filter((part) => part !== '').join(/\p{L}/u.test(month) ? ' ' : '-');
}
