import type { OverviewRequest } from '@/utils/service/operations';
import type { SubjectDraft } from '@/utils/service/subject-draft';
import { readSubjectForm } from '@/utils/service/subject-form';
import type { CountryFormat } from '@/utils/subject/countries';
import { readKind } from '@/utils/subject/read-kind';
import { readName } from '@/utils/subject/read-name';
import { readNationality } from '@/utils/subject/read-nationality';
import type { PlainKey } from '@/utils/texts/text-key';
import { type CellQuestion, type ColumnAnswers, readDateCell } from './column-question';
import { shortened } from './shortened';
import type { CellValue, ValueAnswers } from './value-question';

/** A sentence about a row; `value` is the cell that it quotes, `from` and `to` are lines. */
export type RowProblem =
  | { text: PlainKey }
  | {
      text:
        | 'badRow.unknownCountry'
        | 'badRow.unknownType'
        | 'badRow.unclearDate'
        | 'badRow.otherDateOrder'
        | 'badRow.noName'
        | 'badRow.maybeNoName'
        | 'badRow.sentAs'
        | 'badRow.sentWithout';
      value: string;
    }
  | { text: 'badRow.readAs'; value: string; read: string }
  | { text: 'badRow.openQuote'; from: number; to: number };

/** The cells of a row, by the field that they are for. */
export interface RowFields {
  name: string;
  entityType: string;
  dob: string;
  country: string;
}

/** What the texts of a row are read by. */
export interface RowContext {
  /** The user's calendar day, `YYYY-MM-DD`. */
  today: string;
  format: CountryFormat;
  /** Returns the alpha-2 code that a text states, or the text itself. */
  codeOf: (text: string) => string;
  /** What the user has said about the dates. */
  answers: ColumnAnswers;
  /** Whether a spreadsheet may have swapped days and months of the dates. */
  isMixed?: boolean;
  /** What the user has said about single values. */
  values: ValueAnswers;
}

/** A row as a request; null if it cannot be sent, with the reasons in `bad`. */
export interface RowReading {
  request: OverviewRequest | null;
  bad: RowProblem[];
  /** What the user has to confirm before the row is sent. */
  asked: RowProblem[];
  /** What the user should know of a row that is sent. */
  remarks: RowProblem[];
  /** What the user is asked about the dates of its column. */
  questions: readonly CellQuestion[];
  /** Its values that are asked about, answered or not. */
  values: readonly CellValue[];
  /** The field whose question has no answer, so that the row is not sent; null if none. */
  waitsFor: 'date-of-birth' | 'nationality' | null;
}

type Quoting = Extract<RowProblem, { value: string }>['text'];
const quoting = (text: Exclude<Quoting, 'badRow.readAs'>, cell: string): RowProblem => ({
  text,
  value: shortened(cell),
});

/** Reads the fields of a row as people and programs write them, by the rules of the subject form. */
export function readRow(fields: RowFields, context: RowContext): RowReading {
  const typed = fields.entityType.trim();
  const entityType: SubjectDraft['entityType'] = readKind(typed) ?? '';
  const { name, remarks: letters, doubt } = readName(fields.name, entityType);
  const date = readDate(fields.dob, context);
  const country = readCountry(fields.country, context);
  const form = { name, entityType, dob: date.iso, country: country.code };
  // Doubts are asked for all rows together, below.
  const agreed = { name, dob: date.iso, leavesOut: true };
  const read = readSubjectForm(form, context.today, context.format, agreed);
  const bad: RowProblem[] = [];
  if (doubt?.isCertain) bad.push(quoting('badRow.noName', name));
  if (!read.ok) {
    const { name: wrongName, entityType: wrongType, dob: wrongDob } = read.problems;
    if (wrongName && !doubt?.isCertain) bad.push({ text: wrongName });
    if (wrongType) bad.push(typed === '' ? { text: 'badRow.noType' } : quoting('badRow.unknownType', typed));
    if (wrongDob) bad.push({ text: wrongDob });
  }
  bad.push(...date.bad);
  // The list has to be corrected anyway.
  if (bad.length > 0 && country.isWaiting) bad.push(quoting('badRow.unknownCountry', fields.country));
  const isNameChanged = letters.some((remark) => ['spaces', 'invisible', 'quotes'].includes(remark));
  const hasOddLetters = letters.some((remark) => ['mixed-scripts', 'rare-letters'].includes(remark));
  return {
    request: read.ok && bad.length === 0 ? read.request : null,
    bad,
    asked: [...(doubt ? [quoting('badRow.maybeNoName', name)] : []), ...date.asked, ...country.asked],
    remarks: [
      ...(isNameChanged ? [quoting('badRow.sentAs', name)] : []),
      ...(hasOddLetters ? [{ text: 'badRow.oddLetters' as const }] : []),
      ...date.remarks,
      ...country.remarks,
    ],
    questions: date.questions,
    values: [...date.values, ...country.values],
    waitsFor: date.isWaiting ? 'date-of-birth' : country.isWaiting ? 'nationality' : null,
  };
}

type Part = Pick<RowReading, 'bad' | 'asked' | 'remarks' | 'values'> & { isWaiting: boolean };
const NOTHING: Part = { bad: [], asked: [], remarks: [], values: [], isWaiting: false };

function readDate(
  cell: string,
  { today, answers, values, isMixed }: RowContext,
): Part & Pick<RowReading, 'questions'> & { iso: string } {
  const { date, questions, isWaiting } = readDateCell(cell, today, answers, isMixed);
  const none = { ...NOTHING, questions, isWaiting, iso: '' };
  switch (date.is) {
    case 'empty':
      return none;
    case 'date':
      if (date.isOtherOrder) return { ...none, bad: [quoting('badRow.otherDateOrder', cell)] };
      return { ...none, iso: date.iso };
    case 'question': {
      if (isWaiting) return none;
      // Digits such as 101112 keep several readings.
      if (date.about !== 'placeholder') return { ...none, bad: [quoting('badRow.unclearDate', cell)] };
      const key = date.options[0]?.iso ?? '';
      const answer = values.placeholder.get(key);
      return {
        ...none,
        iso: answer ?? '',
        values: [{ about: 'placeholder', key, value: shortened(cell) }],
        isWaiting: answer === undefined,
        remarks: answer === '' ? [quoting('badRow.sentWithout', cell)] : [],
      };
    }
    case 'unknown':
      return { ...none, remarks: [quoting('badRow.sentWithout', cell)] };
    case 'partial':
      return { ...none, bad: [quoting('badRow.unclearDate', cell)] };
    case 'invalid': {
      const isImpossible = date.why === 'impossible';
      return {
        ...none,
        bad: [isImpossible ? { text: 'subjectProblem.dobImpossible' } : quoting('badRow.unclearDate', cell)],
      };
    }
  }
}

function readCountry(cell: string, { codeOf, values }: RowContext): Part & { code: string } {
  // While typing, "de" may become Denmark; in a cell it is a code.
  const read = readNationality(cell, (text) => codeOf(/^[a-z]{2,3}$/i.test(text) ? text.toUpperCase() : text));
  switch (read.is) {
    case 'country':
      return { ...NOTHING, code: read.code };
    case 'question':
      return {
        ...NOTHING,
        code: read.code,
        asked: [{ text: 'badRow.readAs', value: shortened(cell), read: read.code }],
      };
    case 'left-out':
      return { ...NOTHING, code: '', remarks: [quoting('badRow.sentWithout', cell)] };
    case 'empty':
      return { ...NOTHING, code: '' };
    case 'unknown': {
      const key = cell.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
      const answer = values.country.get(key);
      return {
        ...NOTHING,
        code: answer ?? '',
        values: [{ about: 'country', key, value: shortened(cell) }],
        isWaiting: answer === undefined,
        remarks: answer === '' ? [quoting('badRow.sentWithout', cell)] : [],
      };
    }
  }
}
