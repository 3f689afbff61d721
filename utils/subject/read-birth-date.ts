import { type DateCandidate, type DateOrder, type DateText, readDateText } from './date-text';
import { noValue } from './no-value';

/** What the user has said about dates that can be read in several ways; null for a question that is still open. */
export interface DateAnswers {
  order: DateOrder | null;
  /** Century of a year with two digits: the latest one that is not in the future, or always 19xx. */
  shortYears: 'latest' | '1900s' | null;
  /** Numbers of days since 1900, as Excel counts them, are dates. */
  areSerials: true | null;
  /** Whether dates that programs write for an unknown one, such as 1900-01-01, are sent. */
  placeholders: 'sent' | 'left-out' | null;
  /** Whether a moment of universal time is the day that it states or, as east of Greenwich, the next one. */
  moments: 'written' | 'next-day' | null;
  /** Whether a spreadsheet has swapped day and month of dates with the year first. Asked only if their column shows that it may have. */
  swapped: 'written' | 'swapped' | 'not-asked' | null;
}

export const NO_ANSWERS: DateAnswers = {
  order: null,
  shortYears: null,
  areSerials: null,
  placeholders: null,
  moments: null,
  swapped: 'not-asked',
};

/** What is unclear about a date. Each has its answer in {@link DateAnswers}. */
export type DateQuestion = 'order' | 'short-year' | 'serial' | 'placeholder' | 'moment' | 'swapped';

/** One date that a text may mean: `iso` is YYYY-MM-DD; `order` is null if its parts have only one order. */
export interface DateOption {
  iso: string;
  order: DateOrder | null;
}

/** A text read as a date of birth. No reading is ever a date that the text does not state. */
export type BirthDate =
  | { is: 'empty' }
  /** `iso` is YYYY-MM-DD. `isOtherOrder`: its only reading contradicts the order that was answered. */
  | { is: 'date'; iso: string; isOtherOrder?: true }
  | { is: 'question'; about: DateQuestion; options: readonly DateOption[] }
  /** Known in part; the service takes whole dates only. */
  | { is: 'partial'; year: number; month: number | null }
  /** States that no date is known: `n/a`, `0000-00-00`, `9999-12-31`. */
  | { is: 'unknown' }
  /** `impossible`: a date that no calendar has, such as 1980-13-01. */
  | { is: 'invalid'; why: 'no-date' | 'impossible' };

/** The earliest date of birth that is sent. */
export const EARLIEST_BIRTH = '1850-01-01';

/** The first day number that is read as a date (22 June 1905): smaller numbers are ages, years and counts. */
const FIRST_SERIAL = 2000;

/** Zeros and limits of spreadsheets, databases and clocks. Somebody may be born on one of them. */
const PLACEHOLDERS = /^(?:1899-12-3[01]|190[01]-01-01|1900-01-02|1901-12-1[34]|1904-01-0[12]|1969-12-31|1970-01-01)$/;
/** The same, but no living person is born on one of them. */
const LIMITS = /^(?:0001-01-0[12]|1000-01-01|1111-11-11|1[678]00-01-01|1601-01-01|1753-01-01|2099-12-31|[29]999-.*)$/;

/**
 * Reads a date of birth as typed, pasted or listed.
 *
 * @param today the user's calendar day, YYYY-MM-DD: no year of two digits is in the future
 */
export function readBirthDate(text: string, today: string, answers: DateAnswers = NO_ANSWERS): BirthDate {
  if (text.trim() === '') return { is: 'empty' };
  const stated = readDateText(text);
  switch (stated.shape) {
    case 'none':
      return noValue(text) === null ? { is: 'invalid', why: 'no-date' } : { is: 'unknown' };
    case 'year': {
      const { year } = stated;
      if (year === 0) return { is: 'unknown' };
      const isYear = year >= Number(EARLIEST_BIRTH.slice(0, 4)) && year <= Number(today.slice(0, 4));
      return isYear ? { is: 'partial', year, month: null } : readSerial(year, today, answers);
    }
    case 'month':
      return { is: 'partial', year: stated.year, month: stated.month };
    case 'days':
      return readSerial(stated.days, today, answers);
    case 'full':
      return readFull(stated, today, answers);
  }
}

function readFull(
  { candidates, isCompact, isYearFirst, mayBeNextDay }: Extract<DateText, { shape: 'full' }>,
  today: string,
  answers: DateAnswers,
): BirthDate {
  const dates = candidates.flatMap((candidate) => optionsOf(candidate, today, answers.shortYears));
  // Digits without separators are split where the year is one in which a living person is born.
  const likely = dates.filter(({ iso }) => iso >= EARLIEST_BIRTH && iso < today);
  const real = isCompact && likely.length > 0 ? likely : dates;
  if (real.length === 0) return readInPart(candidates, answers.order);
  const fitting = real.filter(({ order }) => order === null || answers.order === null || order === answers.order);
  const isOtherOrder = fitting.length === 0;
  const options = distinct(isOtherOrder ? real : fitting);
  const [first] = options;
  if (first === undefined) return { is: 'invalid', why: 'impossible' };
  const orders = new Set(options.map(({ order }) => order));
  if (orders.size > 1 && !orders.has(null)) return { is: 'question', about: 'order', options };
  const isShort = candidates.some((candidate) => candidate.isShort);
  if (options.length > 1 || (isShort && answers.shortYears === null))
    return { is: 'question', about: 'short-year', options };
  if (isYearFirst && (answers.swapped === null || answers.swapped === 'swapped')) {
    const other = swappedDate(first);
    if (other && answers.swapped === null) return { is: 'question', about: 'swapped', options: [first, other] };
    return settle(other ?? first, answers);
  }
  if (mayBeNextDay && answers.moments !== 'written') {
    const next = nextDay(first);
    return answers.moments === 'next-day'
      ? settle(next, answers)
      : { is: 'question', about: 'moment', options: [first, next] };
  }
  return settle(first, answers, isOtherOrder);
}

/** Returns the date with day and month swapped; undefined if there is none, or no other. */
function swappedDate({ iso }: DateOption): DateOption | undefined {
  const [year, month, day] = iso.split('-');
  return Number(day) > 12 || day === month ? undefined : { iso: `${year}-${day}-${month}`, order: null };
}

const nextDay = ({ iso }: DateOption): DateOption => ({
  iso: new Date(Date.parse(`${iso}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10),
  order: null,
});

/** Returns the date, unless it is one that programs write for an unknown date. */
function settle(option: DateOption, { placeholders }: DateAnswers, isOtherOrder = false): BirthDate {
  const { iso } = option;
  if (LIMITS.test(iso)) return { is: 'unknown' };
  if (PLACEHOLDERS.test(iso) && placeholders === 'left-out') return { is: 'unknown' };
  if (PLACEHOLDERS.test(iso) && placeholders === null)
    return { is: 'question', about: 'placeholder', options: [option] };
  return { is: 'date', iso, ...(isOtherOrder && { isOtherOrder }) };
}

function readSerial(days: number, today: string, answers: DateAnswers): BirthDate {
  // Excel counts a 29 February 1900, which shifts all later days by one.
  const iso = new Date(Date.UTC(1899, 11, 30 + days)).toISOString().slice(0, 10);
  if (days < FIRST_SERIAL || iso >= today) return { is: 'invalid', why: 'no-date' };
  const option: DateOption = { iso, order: null };
  return answers.areSerials ? settle(option, answers) : { is: 'question', about: 'serial', options: [option] };
}

/** Reads a date whose day, or day and month, is 0 or marked as unknown. */
function readInPart(candidates: readonly DateCandidate[], order: DateOrder | null): BirthDate {
  const open = candidates.filter(({ day, month }) => day <= 31 && month <= 12 && (day === 0 || month === 0));
  const [first, other] = open.filter((each) => order === null || each.order === null || each.order === order);
  if (first === undefined) return { is: 'invalid', why: 'impossible' };
  if (first.year + first.month + first.day === 0) return { is: 'unknown' };
  if (first.isShort || first.year === 0) return { is: 'invalid', why: 'no-date' };
  const isMonthKnown = first.month > 0 && (other === undefined || other.month === first.month);
  return { is: 'partial', year: first.year, month: isMonthKnown ? first.month : null };
}

/** Returns the real dates of a candidate: none, one, or two if the century is open. */
function optionsOf(
  { year, isShort, month, day, order }: DateCandidate,
  today: string,
  shortYears: DateAnswers['shortYears'],
): DateOption[] {
  const dates = (isShort ? [2000 + year, 1900 + year] : [year])
    .map((full) => ({ iso: isoDate(full, month, day), order }))
    .filter(({ iso }) => isRealDate(iso) && !(isShort && iso >= today));
  if (isShort && shortYears === 'latest') return dates.slice(0, 1);
  return isShort && shortYears === '1900s' ? dates.filter(({ iso }) => iso < '2000') : dates;
}

const distinct = (options: readonly DateOption[]): DateOption[] =>
  options.filter(({ iso }, index) => options.findIndex((other) => other.iso === iso) === index);

const isoDate = (year: number, month: number, day: number): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Returns whether the calendar has this YYYY-MM-DD. */
function isRealDate(iso: string): boolean {
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
}
