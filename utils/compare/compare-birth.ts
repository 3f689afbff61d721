import { readDateText } from '../subject/date-text';
import type { BirthState, Comparison, Stated } from './comparison';

/** Best first: a hit may state several dates. */
const BEST: readonly BirthState[] = ['same', 'either-order', 'same-year', 'in-range', 'differs', 'not-understood'];

/** How exactly a span of days is stated. */
type Precision = 'day' | 'month' | 'year' | 'range';

/** Days from `from` to `to`, inclusive, as YYYY-MM-DD. */
interface Span {
  from: string;
  to: string;
  precision: Precision;
}

/**
 * Compares the births that a hit states with the asked one. A date in which day and month could be swapped is compared both
 * ways; a year or month alone as far as it goes.
 * @param asked YYYY-MM-DD, YYYY-MM or YYYY
 * @param answered time of the answer, for ages
 */
export function compareBirth(
  asked: string | null,
  births: readonly Stated[],
  answered: number,
): Comparison<BirthState> {
  const [first = null] = births;
  if (first === null) return { state: 'not-stated', stated: null, asked };
  const wanted = asked === null ? [] : spansOf(asked, answered);
  if (wanted.length === 0) return { state: 'not-asked', stated: first, asked };
  const states = births.map((stated) => ({ stated, state: stateOf(wanted, spansOf(stated.text, answered)) }));
  const rank = ({ state }: { state: BirthState }) => BEST.indexOf(state);
  const [best] = states.toSorted((a, b) => rank(a) - rank(b));
  return { state: best?.state ?? 'not-understood', stated: best?.stated ?? first, asked };
}

function stateOf([wanted]: readonly Span[], found: readonly Span[]): BirthState {
  if (wanted === undefined || found.length === 0) return 'not-understood';
  const states = found.map((span) => compareSpans(wanted, span));
  if (states.every((state) => state === states[0])) return states[0] ?? 'not-understood';
  // Of the two ways to read it, one fits.
  return states.includes('same') || states.includes('same-year') ? 'either-order' : 'differs';
}

function compareSpans(wanted: Span, found: Span): BirthState {
  if (found.to < wanted.from || wanted.to < found.from) return isPlaceholder(wanted, found) ? 'same-year' : 'differs';
  if (found.precision === 'range' || wanted.precision === 'range') return 'in-range';
  return found.precision === 'day' && wanted.precision === 'day' ? 'same' : 'same-year';
}

/** Lists write 1 January where they know the year alone. */
function isPlaceholder(wanted: Span, found: Span): boolean {
  const isDay = found.precision === 'day' && wanted.precision === 'day';
  return isDay && found.from.endsWith('-01-01') && found.from.slice(0, 4) === wanted.from.slice(0, 4);
}

const ABOUT =
  /\b(?:circa|ca|c|approx(?:imately)?|about|around|roughly|est(?:imated)?|vers|environ|hacia|alrededor de|cerca de|um|ungefähr|etwa|rond)\b\.?|~/giu;
const AGE =
  /^(?:age(?:d)?\s*:?\s*)?(\d{1,3})(?:\s*(?:years?(?: old)?|yrs?|y\/o|jahre(?: alt)?|ans|años|anni|anos|jaar|歳))?$/iu;
const YEARS =
  /^(?:(?:between|from|entre|zwischen|von|tra|dal|de|tussen)\s+)?(\d{4})\s*(?:[-–—/~]|to|and|bis|und|à|et|y|a|e|al|en|tot)\s*(\d{4})$/iu;
/** Between two dates, not between the parts of one. */
const BETWEEN = /\s+(?:[-–—/]|to|bis|à|al|tot)\s+|[–—]/iu;
const YEAR = /^\d{4}$/;
/** "22 Jen 1975", "22 січня 1975": the month is in no known language, the year is clear. */
const YEAR_OF_DATE = /^(?:\d{1,2}[\s.-]+\p{L}{3,}\.?|\p{L}{3,}\.? \d{1,2},)[\s.-]*(\d{4})$/u;
const FIRST_YEAR = 1800;
const LAST_YEAR = 2200;

/** Returns the ways to read a stated birth: none if it is not understood, two if day and month may be swapped. */
function spansOf(text: string, answered: number): Span[] {
  const plain = text.replace(/^\s*(?:dob|born|geboren|né(?:e)? le|nacido el|nato il)\b[\s:]*/iu, '').trim();
  const exact = plain.replace(ABOUT, '').trim();
  const isAbout = exact !== plain;
  const [, from, to] = YEARS.exec(exact) ?? [];
  if (from !== undefined && to !== undefined) return years(Number(from), Number(to), 'range');
  const ends = exact.split(BETWEEN);
  if (ends.length === 2) {
    const [first, last] = ends.map((end) => (end.trim() === '…' ? OPEN : spansOf(end, answered)));
    const [start, stop] = [first?.[0], last?.at(-1)];
    if (first?.length === 1 && last?.length === 1 && start && stop && start.from <= stop.to)
      return [{ from: start.from, to: stop.to, precision: 'range' }];
  }
  const [, age] = AGE.exec(exact) ?? [];
  if (age !== undefined && !YEAR.test(exact)) {
    // Nobody says when the age was counted, so the whole of both years counts.
    const year = new Date(answered).getUTCFullYear() - Number(age);
    return years(year - 1, year, 'range');
  }
  const read = readDateText(exact);
  // "About 1960" is a year or two off.
  if (isAbout) return read.shape === 'year' ? years(read.year - 2, read.year + 2, 'range') : [];
  if (read.shape === 'year') return years(read.year, read.year, 'year');
  if (read.shape === 'month') return month(read.year, read.month);
  if (read.shape !== 'full') {
    const [, of] = YEAR_OF_DATE.exec(exact) ?? [];
    return of === undefined ? [] : years(Number(of), Number(of), 'year');
  }
  const spans = read.candidates.flatMap((date) => {
    const centuries = date.isShort ? [1900 + date.year, 2000 + date.year] : [date.year];
    return centuries.flatMap((year) => {
      if (date.month === 0) return years(year, year, 'year');
      return date.day === 0 ? month(year, date.month) : day(year, date.month, date.day);
    });
  });
  const past = spans.filter(({ from: start }) => Date.parse(start) <= answered);
  return past.filter(({ from: start }, index) => past.findIndex((other) => other.from === start) === index);
}

/** The end of a range that has none. */
const OPEN: readonly Span[] = [{ from: `${FIRST_YEAR}-01-01`, to: `${LAST_YEAR}-12-31`, precision: 'range' }];

const isBirthYear = (year: number): boolean => year >= FIRST_YEAR && year <= LAST_YEAR;
const pad = (part: number): string => String(part).padStart(2, '0');

function years(from: number, to: number, precision: Precision): Span[] {
  if (!isBirthYear(from) || !isBirthYear(to) || from > to) return [];
  return [{ from: `${from}-01-01`, to: `${to}-12-31`, precision }];
}

function month(year: number, of: number): Span[] {
  if (!isBirthYear(year) || of < 1 || of > 12) return [];
  return [{ from: `${year}-${pad(of)}-01`, to: `${year}-${pad(of)}-31`, precision: 'month' }];
}

function day(year: number, of: number, on: number): Span[] {
  const iso = `${year}-${pad(of)}-${pad(on)}`;
  const isReal = new Date(`${iso}T00:00:00Z`).toJSON()?.startsWith(iso) === true;
  return isReal && isBirthYear(year) ? [{ from: iso, to: iso, precision: 'day' }] : [];
}
