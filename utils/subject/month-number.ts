/** Languages in which a date may name its month: those of the interface. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];

/** Abbreviations and spellings that people write and `Intl` does not list, as month → names. */
const OTHERS: readonly (readonly string[])[] = [
  ['jän', 'jänner', 'jaen', 'janv', 'jan'],
  ['fév', 'fevr', 'fev', 'feber'],
  ['maerz', 'mrz', 'mär', 'mrt', 'mars'],
  ['abril', 'avr', 'abr', 'apr'],
  [],
  ['juni', 'juin'],
  ['juli', 'juil', 'jui'],
  ['aout', 'aoû'],
  ['sept', 'sep', 'set', 'setiembre'],
  ['okt', 'oct'],
  ['nov'],
  ['déc', 'dez', 'dez', 'dic'],
];

/** Lower case, without accents and periods. */
export const foldWord = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '');

let months: ReadonlyMap<string, number> | undefined;
let weekdays: ReadonlySet<string> | undefined;

/** Returns the number (1 to 12) of a month named in full or abbreviated; undefined for any other word. */
export function monthNumber(word: string): number | undefined {
  months ??= new Map(
    OTHERS.flatMap((others, index) => [
      ...namesOf('month', Date.UTC(2000, index, 1)).map((name) => [name, index + 1] as const),
      ...others.map((name) => [foldWord(name), index + 1] as const),
    ]),
  );
  return months.get(foldWord(word));
}

/** Returns whether the word names a day of the week. */
export function isWeekday(word: string): boolean {
  // 2 January 2000 was a Sunday.
  weekdays ??= new Set([0, 1, 2, 3, 4, 5, 6].flatMap((day) => namesOf('weekday', Date.UTC(2000, 0, 2 + day))));
  return weekdays.has(foldWord(word));
}

function namesOf(part: 'month' | 'weekday', time: number): string[] {
  return LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).map((width) =>
      // Some languages abbreviate a month differently next to a day.
      foldWord(
        new Intl.DateTimeFormat(language, { day: 'numeric', timeZone: 'UTC', [part]: width })
          .formatToParts(time)
          .find(({ type }) => type === part)?.value ?? '',
      ),
    ),
  );
}
