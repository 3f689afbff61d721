/** Languages in which a date may name its month: those of the interface. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];

/** Other languages in which lists write dates. Their names are loaded when a month is in none of ours. */
const MORE_LANGUAGES =
  'pl ru uk be tr ar cs sk sl hr bs ro hu sv da nb fi el bg sr mk lt lv et id ms vi he fa az ca ka hy kk uz sq is ga eu hi'.split(
    ' ',
  );

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
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** Lower case, without accents and periods. */
const foldWord = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '');

let months: ReadonlyMap<string, number> | undefined;
let moreMonths: ReadonlyMap<string, number> | undefined;
let weekdays: ReadonlySet<string> | undefined;

/** Returns the number (1 to 12) of a month named in full or abbreviated; undefined for any other word. */
export function monthNumber(word: string): number | undefined {
  months ??= new Map(
    OTHERS.flatMap((others, index) => [
      ...namesOf('month', Date.UTC(2000, index, 1), LANGUAGES).map((name) => [name, index + 1] as const),
      ...others.map((name) => [foldWord(name), index + 1] as const),
    ]),
  );
  return months.get(foldWord(word)) ?? monthOfOtherLanguage(foldWord(word));
}

/** Languages may give one name to two months, as Czech and Croatian do: then it is none. */
function monthOfOtherLanguage(word: string): number | undefined {
  moreMonths ??= namedOnce(
    ROMAN.flatMap((roman, index) => [
      [roman, index + 1] as const,
      ...namesOf('month', Date.UTC(2000, index, 1), MORE_LANGUAGES).map((name) => [name, index + 1] as const),
    ]),
  );
  return moreMonths.get(word);
}

function namedOnce(names: readonly (readonly [string, number])[]): ReadonlyMap<string, number> {
  const all = new Map<string, Set<number>>();
  for (const [name, month] of names) all.set(name, (all.get(name) ?? new Set()).add(month));
  return new Map([...all].flatMap(([name, [month, other]]) => (month && !other ? [[name, month] as const] : [])));
}

/** Returns whether the word names a day of the week. */
export function isWeekday(word: string): boolean {
  // 2 January 2000 was a Sunday.
  weekdays ??= new Set(
    [0, 1, 2, 3, 4, 5, 6].flatMap((day) => namesOf('weekday', Date.UTC(2000, 0, 2 + day), LANGUAGES)),
  );
  return weekdays.has(foldWord(word));
}

/** Some languages name a month differently beside a day. A name with digits, as in Vietnamese, is no name. */
const namesOf = (part: 'month' | 'weekday', time: number, languages: readonly string[]): string[] =>
  languages
    .flatMap((language) =>
      (['long', 'short'] as const).flatMap((width) => [
        nameIn(language, { day: 'numeric', [part]: width }, part, time),
        nameIn(language, { [part]: width }, part, time),
      ]),
    )
    .filter((name) => name !== '' && !/\p{N}/u.test(name));

const formats = new Map<string, Intl.DateTimeFormat>();

function nameIn(
  language: string,
  options: Intl.DateTimeFormatOptions,
  part: 'month' | 'weekday',
  time: number,
): string {
  const key = language + JSON.stringify(options);
  // Some languages count years in another calendar.
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return foldWord(format.formatToParts(time).find(({ type }) => type === part)?.value ?? '');
}
