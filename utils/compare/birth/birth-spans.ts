import { type DateCandidate, readDateText } from '@/utils/subject/date-text';

/** How exactly a span of days is stated. */
type Precision = 'day' | 'month' | 'year' | 'range';

/** Days from `from` to `to`, inclusive, as YYYY-MM-DD. */
export interface Span {
  from: string;
  to: string;
  precision: Precision;
}

/** All ways to read one date. `isMoment`: an instant, which is the day before or after in some time zones. */
export interface BirthReading {
  spans: readonly Span[];
  isMoment: boolean;
}

const word = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])\\.?`, 'giu');

const ABOUT_WORDS = word(
  'circa|ca|c|approx(?:imately)?|about|around|roughly|est(?:imated)?|possibly|probably|perhaps|maybe|vers|environ|probablement|peut-[eê]tre|hacia|alrededor de|cerca de|aproximadamente|probablemente|um|ungef[aä]hr|etwa|wohl|vermutlich|rond|ongeveer|forse|sekitar|około|около|близько|حوالي',
);
const ABOUT_SIGNS = /[~?](?![?\d])|年?頃|年?ごろ|約/gu;
const HEAD =
  /^\s*(?:d\.?o\.?b\.?|date of birth|born(?: on)?|b\.|geboren(?: am)?|geb\.|née? le|né à \S+ le|nacid[oa] el|nat[oa] il|\*)[\s:]*/iu;
/** What follows a date: its place, a nationality, the word for year, an era. */
const TAIL = /,?\s+(?:p\.?o\.?b|nationality|in|à|a)\.?\s[^\d]*$|(?:\s|(?<=\d))(?:г|р|год|року|year|AD|CE)\.?(?=\s*$)/iu;
/** "dd/mm/1958", "_._.1980" */
const UNKNOWN_PARTS = /(?<![\p{L}_])(?:dd|mm|tt|jj|xx|_{1,2})(?=[./-])/giu;
const AGE =
  /^(?:age(?:d)?\s*:?\s*)?(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?\s*(?:years?(?: old)?|yrs?|y\/o|jahre(?: alt)?|ans|años|anni|anos|jaar|lat|歳)?$/iu;
const DECADE = /^(?:(?:in|the|early|mid(?:dle)?|late|beginning|end|of)[\s-]+)*(\d{3})0['’]?s$/iu;
const OPEN =
  /^(before|prior to|avant|antes de|vor|prima del|voor|not after|after|not before|since|après|después de|nach|seit|dopo il|na)\s+(.+)$/iu;
const BEFORE = /^(?:before|prior|avant|antes|vor|prima|voor|not after)/iu;
const YEARS =
  /^(?:(?:between|from|entre|zwischen|von|tra|dal|de|tussen|antara(?: tahun)?)\s+(?:il\s+)?)?(\d{4})\s*(?:[-–—/~]|(?:to|and|bis|und|à|et|y|a|e|al|en|tot|dan)(?: il)?)\s*(\d{4})$/iu;
const YEARS_CJK = /^(\d{4})年?(?:から|[-–—~〜])(\d{4})年?(?:まで)?(?:の間)?$/u;
/** "1958-62": a year, not a month. */
const SHORT_YEARS = /^(\d{2})(\d{2})\s*[-–—/]\s*(1[3-9]|[2-9]\d)$/u;
/** Between two dates, not between the parts of one. */
const BETWEEN = /\s+(?:[-–—/]|to|and|bis|und|à|et|y|al|tot|en)\s+|[–—]/iu;
const BETWEEN_HEAD = /^(?:between|from|entre|zwischen|von|tra|dal|tussen)\s+/iu;
const SEASON =
  /^(?:(?:early|mid|late|end of|spring|summer|autumn|fall|winter|frühjahr|sommer|herbst|été|hiver)[\s,-]+)+(?=.*\d{4}$)/iu;
const YEAR = /^\d{4}$/;
/** "22 Jen 1975": the month is in no known language, the year is clear. */
const YEAR_OF_DATE = /^(?:\d{1,2}[\s.-]+\p{L}{3,}\.?|\p{L}{3,}\.? \d{1,2},)[\s.-]*(\d{4})$/u;
const WHOLE_DATES = /\d{1,2}[\s./-]+(?:\d{1,2}|[\p{L}\p{M}]{3,}\.?)[\s./-]+\d{4}|\d{4}[-/.]\d{1,2}[-/.]\d{1,2}/gu;
/** Midnight east of Greenwich is on the day before in UTC; no zone is more than 14 hours off. */
const MOMENT = /^(\d{4}-\d\d-\d\d)[t ](1\d|2[0-3]):\d\d(?::\d\d(?:\.\d+)?)?\s*(?:z|\+00:?00)$/iu;
const FIRST_YEAR = 1800;
const LAST_YEAR = 2200;

const NONE: BirthReading = { spans: [], isMoment: false };

/** Returns the ways to read one stated birth: none if it is not understood, two if day and month may be swapped. */
export function readBirth(text: string, answered: number): BirthReading {
  const plain = text.replace(HEAD, '').replace(TAIL, '').replace(TAIL, '').trim();
  const [, moment] = MOMENT.exec(plain) ?? [];
  if (moment !== undefined) {
    const next = new Date(Date.parse(moment) + 86_400_000).toISOString().slice(0, 10);
    return { spans: [moment, next].flatMap(day), isMoment: true };
  }
  const known = plain
    .replace(UNKNOWN_PARTS, '00')
    .replace(/^(?:00[./-]+)+(?=\d{4})/, '')
    .replace(/\s+/g, ' ');
  const exact = known.replace(ABOUT_WORDS, ' ').replace(ABOUT_SIGNS, ' ').replace(/\s+/g, ' ').trim();
  const isAbout = exact !== known;
  const spans = spansOf(exact, answered);
  // "About 1960" is a year or two off.
  return spans.length === 0 ? NONE : { spans: isAbout ? spans.flatMap(widened) : spans, isMoment: false };
}

function spansOf(exact: string, answered: number): Span[] {
  const read = spanOfYears(exact, answered) ?? spanOfDates(exact, answered);
  if (read !== null) return read;
  const season = exact.replace(SEASON, '');
  if (season !== exact) return spansOf(season, answered).map((span) => ({ ...span, precision: 'range' }));
  const dated = spansOfDate(exact, answered);
  if (dated.length > 0) return dated;
  // A date within a text: whole dates only, and no other number beside them that may be the asked one.
  const several = exact.match(WHOLE_DATES) ?? [];
  const isOnly = !/\d/.test(exact.replace(WHOLE_DATES, '')) && several.join('') !== exact;
  return isOnly ? several.flatMap((date) => spansOfDate(date, answered)) : [];
}

/** Ages, decades, years from and to, and what is open at one end; null for any other text. */
function spanOfYears(exact: string, answered: number): Span[] | null {
  const [, from, to] = YEARS.exec(exact) ?? YEARS_CJK.exec(exact) ?? [];
  if (from !== undefined && to !== undefined) return years(Number(from), Number(to), 'range');
  const [, century, first, last] = SHORT_YEARS.exec(exact) ?? [];
  if (century !== undefined) return years(Number(`${century}${first}`), Number(`${century}${last}`), 'range');
  const [, youngest, oldest = youngest] = AGE.exec(exact) ?? [];
  if (youngest !== undefined && !YEAR.test(exact)) {
    // Nobody says when the age was counted, so the whole of both years counts.
    const year = new Date(answered).getUTCFullYear();
    const isAge = Number(youngest) > 0 && Number(oldest) < 130;
    return isAge ? years(year - Number(oldest) - 1, year - Number(youngest), 'range') : [];
  }
  const [, decade] = DECADE.exec(exact) ?? [];
  if (decade !== undefined) return years(Number(decade) * 10, Number(decade) * 10 + 9, 'range');
  const [, side = '', date] = OPEN.exec(exact) ?? [];
  if (date === undefined) return null;
  const [end] = spansOf(date, answered);
  if (end === undefined) return [];
  const whole = BEFORE.test(side) ? { from: OPEN_END.from, to: end.to } : { from: end.from, to: OPEN_END.to };
  return [{ ...whole, precision: 'range' }];
}

/** "1958-03-01 – 1958-03-31", "… – 1962". */
function spanOfDates(exact: string, answered: number): Span[] | null {
  const ends = exact.replace(BETWEEN_HEAD, '').split(BETWEEN);
  if (ends.length !== 2) return null;
  const [first, last] = ends.map((end) =>
    /^(?:…|\.{3})$/.test(end.trim()) ? [OPEN_END] : spansOfDate(end.trim(), answered),
  );
  const [start, stop] = [first?.[0], last?.at(-1)];
  const isSpan = first?.length === 1 && last?.length === 1 && start && stop && start.from <= stop.to;
  return isSpan ? [{ from: start.from, to: stop.to, precision: 'range' }] : null;
}

function spansOfDate(exact: string, answered: number): Span[] {
  const read = readDateText(exact);
  if (read.shape === 'year') return years(read.year, read.year, 'year');
  if (read.shape === 'month') return month(read.year, read.month);
  if (read.shape !== 'full') {
    const [, of] = YEAR_OF_DATE.exec(exact) ?? [];
    return of === undefined ? [] : years(Number(of), Number(of), 'year');
  }
  const spans = read.candidates.flatMap(spansOfCandidate);
  const past = spans.filter(({ from }) => Date.parse(from) <= answered);
  return past.filter(({ from }, index) => past.findIndex((other) => other.from === from) === index);
}

function spansOfCandidate(date: DateCandidate): Span[] {
  const centuries = date.isShort ? [1900 + date.year, 2000 + date.year] : [date.year];
  // "1980-15-03": only one of the two can be the month.
  const [of, on] = date.order === null && date.month > 12 ? [date.day, date.month] : [date.month, date.day];
  return centuries.flatMap((year) => {
    if (of === 0) return years(year, year, 'year');
    // A day that the month does not have is a slip in the day.
    if (on === 0 || (date.order === null && (on > 31 || isMissing(year, of, on)))) return month(year, of);
    return day(`${year}-${pad(of)}-${pad(on)}`);
  });
}

const isMissing = (year: number, of: number, on: number): boolean =>
  of <= 12 && on > new Date(Date.UTC(year, of, 0)).getUTCDate();

/** The end of a range that has none. */
const OPEN_END: Span = { from: `${FIRST_YEAR}-01-01`, to: `${LAST_YEAR}-12-31`, precision: 'range' };

const isBirthYear = (year: number): boolean => year >= FIRST_YEAR && year <= LAST_YEAR;
const pad = (part: number): string => String(part).padStart(2, '0');

const widened = ({ from, to }: Span): Span[] =>
  years(Number(from.slice(0, 4)) - 2, Number(to.slice(0, 4)) + 2, 'range');

function years(from: number, to: number, precision: Precision): Span[] {
  if (!isBirthYear(from) || !isBirthYear(to) || from > to) return [];
  return [{ from: `${from}-01-01`, to: `${to}-12-31`, precision }];
}

function month(year: number, of: number): Span[] {
  if (!isBirthYear(year) || of < 1 || of > 12) return [];
  return [{ from: `${year}-${pad(of)}-01`, to: `${year}-${pad(of)}-31`, precision: 'month' }];
}

function day(iso: string): Span[] {
  const isReal = new Date(`${iso}T00:00:00Z`).toJSON()?.startsWith(iso) === true;
  return isReal && isBirthYear(Number(iso.slice(0, 4))) ? [{ from: iso, to: iso, precision: 'day' }] : [];
}
