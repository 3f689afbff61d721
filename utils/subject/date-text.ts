import { isWeekday, monthNumber } from './month-names';

/** Returns the text with the decimal digits of every script as ASCII digits, in Unicode's compatibility form (NFKC). */
export const asciiDigits = (text: string): string =>
  text.normalize('NFKC').replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)));

/** Unicode keeps the ten digits of a script together and in order, with no digit before the zero. */
function digitValue(code: number): number {
  let zero = code;
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return code - zero;
}

/** Which of two numbers a date writes first. */
export type DateOrder = 'day-first' | 'month-first';

/** One way to read a text as a date. It may not exist, and 0 stands for an unknown part. */
export interface DateCandidate {
  year: number;
  /** The year has two digits. */
  isShort: boolean;
  month: number;
  day: number;
  /** Null where the text leaves no choice, as with a named month or the year first. */
  order: DateOrder | null;
}

/** The parts of a date that a text states. `days` is a number that a spreadsheet may show for a date. */
export type DateText =
  | {
      shape: 'full';
      candidates: readonly DateCandidate[];
      isCompact: boolean;
      /** Numbers with the year first, as programs write dates. */
      isYearFirst?: true;
      /** A moment of universal time, which is the next day east of Greenwich. */
      mayBeNextDay?: true;
    }
  | { shape: 'month'; year: number; month: number }
  | { shape: 'year'; year: number }
  | { shape: 'days'; days: number }
  | { shape: 'none' };

const NONE: DateText = { shape: 'none' };

/** Longer than any date with its time and zone. */
const MAX_TEXT = 100;

const HOUR_MINUTE = '(?:[01]?\\d|2[0-4])[:h][0-5]\\d(?::[0-5]\\d(?:[.,]\\d+)?)?';
const ZONE = '(?:z|(?:utc|gmt)?(?:[+-]\\d{1,2}(?::?\\d{2})?)?)';
/** A time of day behind a date. The date counts as written: no time zone moves it. */
const TIME = new RegExp(
  `(?:\\s*t\\s*|,?\\s+(?:um|at|à|om|alle|a las|às)?\\s*)${HOUR_MINUTE}\\s*(?:[ap]\\.?\\s?m\\.?)?\\s*${ZONE}(?:\\[[^\\]]*\\])?(?:\\s+uhr)?$`,
  'u',
);
/** Ten o'clock and later in universal time: midnight of the next day in a time zone up to UTC+14. */
const LATE_MOMENT =
  /(?:t|\s)\s*(?:1\d|2[0-4]):[0-5]\d(?::[0-5]\d(?:[.,]\d+)?)?\s*(?:z|(?:utc|gmt)(?:[+-]0?0(?::?00)?)?|[+-]00:?00)(?:\[[^\]]*\])?$/u;
/** An Italian or Danish time; its periods could be those of a date, so only behind a whole year. */
const DOTTED_TIME = /(?<=\d{4}\.?),?\s+(?:[01]?\d|2[0-4])\.[0-5]\d\.[0-5]\d$/u;

/** Small words between the parts of a date. */
const FILLERS = new Set('de del of the der le el il den do o a am on di op'.split(' '));

const ERAS: Readonly<Record<string, number>> = { 明治: 1867, 大正: 1911, 昭和: 1925, 平成: 1988, 令和: 2018 };
const CJK_DATE = /^(明治|大正|昭和|平成|令和)?\s*(\d{1,4}|元)\s*年(?:\s*(\d{1,2})\s*月(?:\s*(\d{1,2})\s*日)?)?$/u;
const KOREAN_DATE = /^(\d{4})\s*년\s*(\d{1,2})\s*월\s*(\d{1,2})\s*일$/u;

/** Finds the parts of a date in a text as people, programs and spreadsheets write it, in our languages and any digits. */
export function readDateText(text: string): DateText {
  if (text.length > MAX_TEXT) return NONE;
  const plain = asciiDigits(text)
    .replace(/\p{DI}/gu, '')
    .toLowerCase()
    .replace(/\([\p{L}.\s]+\)/gu, '')
    .trim();
  const date = readPlain(plain);
  return date.shape === 'full' && LATE_MOMENT.test(plain) ? { ...date, mayBeNextDay: true } : date;
}

function readPlain(plain: string): DateText {
  const date = plain.replace(TIME, '').replace(DOTTED_TIME, '').trim();
  // Some programs write whole numbers with a decimal: "29353.0".
  const [, wholeDays] = /^(\d{5})[.,]\d{1,12}$/.exec(date) ?? [];
  if (wholeDays !== undefined) return { shape: 'days', days: Number(wholeDays) };
  const eastAsian = readEastAsian(date);
  if (eastAsian) return eastAsian;
  const known = date
    // Parts that are marked as unknown, as in "1980-??-??" or "xx.05.1980".
    .replace(/[?*]{1,4}|(?<!\p{L})x{2,4}(?!\p{L})|__+|--(?=\/)/gu, (unknown) => '0'.repeat(unknown.length))
    .replace(/(\d{1,2})(?:st|nd|rd|th|er|re|ère|e|o|a|°)(?![\p{L}\p{M}])/gu, '$1');
  if (!/^[\s,./'’\-–—_]*$/u.test(known.replace(/[\p{L}\p{M}\d]+/gu, ''))) return NONE;
  const numbers = known.match(/\d+/g) ?? [];
  const words = (known.match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => !FILLERS.has(word));
  if (words.length > 1 || (words.length === 1 && numbers.length === 3))
    return readWords(words.length > 1 && isWeekday(words[0] ?? '') ? words.slice(1) : words, numbers);
  return readWords(words, numbers);
}

function readWords(words: readonly string[], numbers: readonly string[]): DateText {
  const [word] = words;
  if (word === undefined || (words.length === 1 && numbers.length === 3 && isWeekday(word)))
    return readNumbers(numbers);
  const month = monthNumber(word);
  const [first = '', second] = numbers;
  if (words.length > 1 || month === undefined || numbers.length > 2) return NONE;
  if (second === undefined) return first.length === 4 ? { shape: 'month', year: Number(first), month } : NONE;
  const isYearFirst = first.length === 4 || (second.length <= 2 && Number(first) > 31);
  const [year, day] = isYearFirst ? [first, second] : [second, first];
  const isYear = year.length === 4 || (year.length === 2 && day.length <= 2);
  return isYear && day.length <= 2 ? full([candidate(year, month, day, null)]) : NONE;
}

function readNumbers(numbers: readonly string[]): DateText {
  const [a = '', b = '', c = ''] = numbers;
  if (numbers.length === 1) return readOneNumber(a);
  if (numbers.length === 2) {
    const [year, month] = a.length === 4 ? [a, b] : [b, a];
    if (year.length !== 4 || month.length > 2 || Number(month) > 12) return NONE;
    return Number(month) === 0
      ? { shape: 'year', year: Number(year) }
      : { shape: 'month', year: Number(year), month: Number(month) };
  }
  if (numbers.length !== 3 || b.length > 2) return NONE;
  if (a.length === 4 && c.length <= 2) return { ...full([candidate(a, b, c, null)]), isYearFirst: true };
  if (a.length > 2) return NONE;
  if (c.length === 4) return full(bothOrders(a, b, c));
  if (c.length !== 2 && a.length !== 2) return NONE;
  // Only a first number above 31 must be a year: "80-05-12".
  if (Number(a) > 31) return full([candidate(a, b, c, null)]);
  return c.length === 2 ? full(bothOrders(a, b, c)) : NONE;
}

/** Reads digits without separators: `19800512`, `12051980`, `120580`, a time stamp, or a day number of a spreadsheet. */
function readOneNumber(digits: string): DateText {
  const [, stamp] = /^(\d{8})(?:[01]\d|2[0-4])[0-5]\d(?:[0-5]\d)?$/.exec(digits) ?? [];
  const at = (from: number, to: number) => (stamp ?? digits).slice(from, to);
  if (stamp !== undefined) return full([candidate(at(0, 4), at(4, 6), at(6, 8), null)], true);
  if (digits.length === 8) {
    return full([candidate(at(0, 4), at(4, 6), at(6, 8), null), ...bothOrders(at(0, 2), at(2, 4), at(4, 8))], true);
  }
  if (digits.length === 6) {
    const short = [candidate(at(0, 2), at(2, 4), at(4, 6), null), ...bothOrders(at(0, 2), at(2, 4), at(4, 6))];
    const real = short.filter(({ month, day }) => month >= 1 && month <= 12 && day >= 1 && day <= 31);
    const [year, month] = [Number(at(0, 4)), Number(at(4, 6))];
    if (real.length > 0) return full(real, true);
    return month >= 1 && month <= 12 ? { shape: 'month', year, month } : NONE;
  }
  if (digits.length === 5) return { shape: 'days', days: Number(digits) };
  if (digits.length === 4) return { shape: 'year', year: Number(digits) };
  return NONE;
}

function readEastAsian(date: string): DateText | null {
  const [, , ...korean] = [null, ...(KOREAN_DATE.exec(date) ?? [])];
  if (korean.length === 3) return full([candidate(korean[0] ?? '', korean[1] ?? '', korean[2] ?? '', null)]);
  const [, era, count, month, day] = CJK_DATE.exec(date) ?? [];
  if (count === undefined) return null;
  const start = era === undefined ? 0 : (ERAS[era] ?? 0);
  if (start === 0 && count.length !== 4) return NONE;
  const year = start + (count === '元' ? 1 : Number(count));
  if (month === undefined) return { shape: 'year', year };
  if (day === undefined) return { shape: 'month', year, month: Number(month) };
  return full([{ year, isShort: false, month: Number(month), day: Number(day), order: null }]);
}

const full = (candidates: readonly DateCandidate[], isCompact = false): Extract<DateText, { shape: 'full' }> => ({
  shape: 'full',
  candidates,
  isCompact,
});

const bothOrders = (first: string, second: string, year: string): DateCandidate[] => [
  candidate(year, second, first, 'day-first'),
  candidate(year, first, second, 'month-first'),
];

const candidate = (year: string, month: string | number, day: string, order: DateOrder | null): DateCandidate => ({
  year: Number(year),
  isShort: year.length === 2,
  month: Number(month),
  day: Number(day),
  order,
});
