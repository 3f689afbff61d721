import { readDateText } from '@/utils/subject/date-text';
import { type BirthDate, type DateAnswers, NO_ANSWERS, readBirthDate } from '@/utils/subject/read-birth-date';

/** What the user has said about the dates of a column. */
export type ColumnAnswers = Pick<DateAnswers, 'order' | 'shortYears' | 'areSerials' | 'moments' | 'swapped'>;

/** A question that is asked once for a column, with what each answer makes of a cell. */
export interface CellQuestion {
  about: 'order' | 'short-year' | 'serial' | 'moment' | 'swapped';
  readings: readonly { answer: Partial<ColumnAnswers>; iso: string }[];
}

/** A question about a column of dates. Without an answer, its rows are left out. */
export interface ColumnQuestion extends CellQuestion {
  /** The cell that serves as an example. */
  value: string;
  /** Number of cells that need the answer. */
  count: number;
}

/** Each question, with the answers to choose from. */
const ASKED: readonly { about: CellQuestion['about']; answers: readonly Partial<ColumnAnswers>[] }[] = [
  { about: 'order', answers: [{ order: 'day-first' }, { order: 'month-first' }] },
  { about: 'short-year', answers: [{ shortYears: 'latest' }, { shortYears: '1900s' }] },
  { about: 'serial', answers: [{ areSerials: true }] },
  { about: 'moment', answers: [{ moments: 'written' }, { moments: 'next-day' }] },
  { about: 'swapped', answers: [{ swapped: 'written' }, { swapped: 'swapped' }] },
];
const UNANSWERED: Readonly<Record<CellQuestion['about'], Partial<ColumnAnswers>>> = {
  order: { order: null },
  'short-year': { shortYears: null },
  serial: { areSerials: null },
  moment: { moments: null },
  swapped: { swapped: null },
};

/**
 * Reads a cell as a date of birth by the answers for its column. `questions`: what had to be asked about it; `isWaiting`: one
 * of them has no answer.
 *
 * @param today the user's calendar day, YYYY-MM-DD
 * @param isMixed whether a spreadsheet may have swapped days and months of the column, as {@link mayBeSwapped} tells
 */
export function readDateCell(
  cell: string,
  today: string,
  columnAnswers: ColumnAnswers,
  isMixed = false,
): { date: BirthDate; questions: CellQuestion[]; isWaiting: boolean } {
  const unanswered: DateAnswers = { ...NO_ANSWERS, ...(isMixed && UNANSWERED.swapped) };
  const isSwapAnswered = isMixed && columnAnswers.swapped !== NO_ANSWERS.swapped;
  const answers = { ...unanswered, ...columnAnswers, ...(!isSwapAnswered && { swapped: unanswered.swapped }) };
  const date = readBirthDate(cell, today, answers);
  if (readBirthDate(cell, today, unanswered).is !== 'question') return { date, questions: [], isWaiting: false };
  const asksAbout = (read: BirthDate, about: string) => read.is === 'question' && read.about === about;
  const questions = ASKED.filter(({ about }) =>
    asksAbout(readBirthDate(cell, today, { ...answers, ...UNANSWERED[about] }), about),
  ).map(({ about, answers: choices }) => ({
    about,
    readings: choices.flatMap((answer) => {
      const read = readBirthDate(cell, today, { ...answers, ...answer });
      const iso = read.is === 'date' ? read.iso : read.is === 'question' ? read.options[0]?.iso : undefined;
      return iso === undefined ? [] : [{ answer, iso }];
    }),
  }));
  return { date, questions, isWaiting: questions.some(({ about }) => asksAbout(date, about) && !isAnswered(about)) };

  function isAnswered(about: CellQuestion['about']): boolean {
    return Object.keys(UNANSWERED[about]).every((field) => answers[field as keyof ColumnAnswers] !== null);
  }
}

/** Collects the questions about the cells of a column. The example is a cell that the answers read differently, if there is one. */
export function collectQuestions(
  cells: readonly { value: string; questions: readonly CellQuestion[] }[],
): ColumnQuestion[] {
  return ASKED.flatMap(({ about }) => {
    const asked = cells.flatMap(({ value, questions }) =>
      questions.filter((question) => question.about === about).map((question) => ({ value, ...question })),
    );
    const example = asked.find(({ readings }) => new Set(readings.map(({ iso }) => iso)).size > 1) ?? asked[0];
    return example ? [{ ...example, count: asked.length }] : [];
  });
}

/**
 * Returns whether a column has two forms of dates as a spreadsheet leaves them that took days for months: where it could, it made
 * a date of the text, so all with the year first have a day up to 12; the others stay texts, with a number above 12.
 */
export function mayBeSwapped(cells: readonly string[]): boolean {
  let yearFirst = 0;
  const orders = new Set<string>();
  for (const cell of cells) {
    const date = readDateText(cell);
    if (date.shape !== 'full' || date.isCompact) continue;
    const [first] = date.candidates;
    if (date.isYearFirst) {
      if (first === undefined || first.day > 12) return false;
      yearFirst++;
    } else if (first?.order != null) {
      const real = date.candidates.filter(({ month }) => month >= 1 && month <= 12);
      if (real.length !== 1 || !real[0]?.order) return false;
      orders.add(real[0].order);
    }
  }
  return yearFirst > 0 && orders.size === 1;
}
