import type { Subject } from '../service/contract';
import type { CountryFormat } from '../service/countries';
import { readSubjectForm, type SubjectForm } from '../service/subject-form';
import type { CsvTable } from './csv-table';
import type { SubjectColumns } from './subject-columns';

type OverviewSubject = Extract<Subject, { operation: 'overview' }>;

/** The subjects of a table, each once, and the rows that cannot be asked about, each with its reasons. */
export interface SubjectRows {
  subjects: OverviewSubject[];
  bad: { line: number; shown: string; reasons: string[] }[];
  repeated: number;
}

const KINDS: Readonly<Record<string, 'individual' | 'business'>> = {
  individual: 'individual',
  person: 'individual',
  business: 'business',
  company: 'business',
};

/** Reads the rows of a table as the subject form would be read; a row with any problem is not sent at all. */
export function readSubjectRows(
  { rows }: CsvTable,
  columns: SubjectColumns,
  by: {
    /** The agent's calendar day, `YYYY-MM-DD`. */
    today: string;
    format: CountryFormat;
    /** The alpha-2 code that a text states, or the text itself. */
    codeOf: (text: string) => string;
  },
): SubjectRows {
  const subjects = new Map<string, OverviewSubject>();
  const bad: SubjectRows['bad'] = [];
  let repeated = 0;
  for (const { line, cells } of rows) {
    const cell = (column: number | null): string => (column === null ? '' : (cells[column] ?? ''));
    const kind =
      typeof columns.entityType === 'string' ? columns.entityType : cell(columns.entityType).toLowerCase().trim();
    const country = cell(columns.country);
    const form: SubjectForm = {
      name: cell(columns.name),
      entityType: KINDS[kind] ?? '',
      dob: cell(columns.dob),
      country: country === '' ? '' : by.codeOf(country),
    };
    const read = readSubjectForm(form, by.today, by.format);
    if (!read.ok) {
      const { entityType, dob, country: unknown, ...problems } = read.problems;
      const reasons = [
        ...Object.values(problems),
        ...(entityType ? [kind === '' ? 'The type is missing.' : `“${kind}” is neither individual nor business.`] : []),
        ...(dob ? [dobReason(form.dob, dob)] : []),
        ...(unknown ? [`“${country}” is no country that is known here.`] : []),
      ];
      bad.push({ line, shown: form.name || cells.filter(Boolean).join(', '), reasons });
      continue;
    }
    const key = JSON.stringify(read.request);
    if (subjects.has(key)) repeated++;
    else subjects.set(key, { operation: 'overview', request: read.request });
  }
  return { subjects: [...subjects.values()], bad, repeated };
}

/** Day and month of "01/02/1980" could be taken for each other, so no order is guessed. */
const dobReason = (dob: string, problem: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(dob) ? problem : `Write the date of birth “${dob}” as YYYY-MM-DD.`;
