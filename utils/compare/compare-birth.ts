import { asciiDigits } from '../subject/date-text';
import { readBirth, type Span } from './birth/birth-spans';
import { compareInOtherCalendar } from './birth/other-calendar';
import type { BirthState, Comparison, Stated } from './comparison';

/** Best first: a hit may state several dates. A date that is not understood may be the asked one. */
const BEST: readonly BirthState[] = [
  ...(['same', 'either-day', 'either-order', 'same-month', 'same-year', 'in-range', 'possible'] as const),
  ...(['not-understood', 'differs'] as const),
];

/** Signs and words between the dates of a list: "1 Mar 1958; alt. DOB 1959", "(a) 1958 (b) 1959". */
const BETWEEN_DATES =
  /\s*(?:;|،|؛|\n|(?<!\p{L})(?:or|oder|ou|или|або|of|alt\.? ?dob)(?!\p{L})|\(?(?<!\p{L})[a-h]\)(?=\s)|,(?=\s*\d{1,2}[\s./-]+(?:\d{1,2}|\p{L}+\.?)[\s./-]+\d{4}))\s*/iu;

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
  const [wanted] = asked === null ? [] : readBirth(asked, answered).spans;
  if (wanted === undefined) return { state: 'not-asked', stated: first, asked };
  const states = births.flatMap((stated) =>
    datesIn(stated.text).map((text) => ({ stated, state: stateOf(wanted, text, answered) })),
  );
  const [best] = states.toSorted((a, b) => BEST.indexOf(a.state) - BEST.indexOf(b.state));
  return { state: best?.state ?? 'not-understood', stated: best?.stated ?? first, asked };
}

/** Returns the dates of a text; a part without a digit says nothing of one. */
const datesIn = (text: string): string[] =>
  asciiDigits(text)
    .replace(/\p{DI}/gu, '')
    .split(BETWEEN_DATES)
    .map((date) => date.trim().replace(/^\((?=[^)]*$)|(?<=^[^(]*)\)$|,$/g, ''))
    .filter((date) => /\d/.test(date));

function stateOf(wanted: Span, text: string, answered: number): BirthState {
  const inCalendar = wanted.precision === 'day' ? compareInOtherCalendar(wanted.from, text) : null;
  if (inCalendar !== null) return inCalendar;
  const { spans, isMoment } = readBirth(text, answered);
  const states = spans.map((span) => compareSpans(wanted, span));
  const [best = 'not-understood'] = states.toSorted((a, b) => BEST.indexOf(a) - BEST.indexOf(b));
  if (best === 'differs' || states.every((state) => state === best)) return best;
  // Of several ways to read it, one fits.
  if (best !== 'same') return best;
  return isMoment ? 'either-day' : 'either-order';
}

function compareSpans(wanted: Span, found: Span): BirthState {
  if (found.to < wanted.from || wanted.to < found.from)
    return isSwapped(wanted, found) ? 'either-order' : compareAsPlaceholders(wanted, found);
  if (found.precision === 'range' || wanted.precision === 'range') return 'in-range';
  if (found.precision === 'year' || wanted.precision === 'year') return 'same-year';
  return found.precision === 'day' && wanted.precision === 'day' ? 'same' : 'same-month';
}

/** A file that writes the month first, read as one that writes the day first, has them in the wrong places for good. */
const isSwapped = (wanted: Span, found: Span): boolean =>
  wanted.precision === 'day' &&
  found.precision === 'day' &&
  found.from.replace(/^(\d+)-(\d+)-(\d+)$/, '$1-$3-$2') === wanted.from;

/** Records have the first or last day of a year, or the first of a month, where they know no more. */
function compareAsPlaceholders(wanted: Span, found: Span): BirthState {
  const isOneOf = (end: RegExp) => [wanted, found].some(({ precision, from }) => precision === 'day' && end.test(from));
  const isRange = wanted.precision === 'range' || found.precision === 'range';
  if (isRange || wanted.from.slice(0, 4) !== found.from.slice(0, 4)) return 'differs';
  if (isOneOf(/-(?:01-01|12-31)$/)) return 'same-year';
  return wanted.from.slice(0, 7) === found.from.slice(0, 7) && isOneOf(/-01$/) ? 'same-month' : 'differs';
}
