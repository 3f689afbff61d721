import type { SkippedLine, SkipReason } from '@/utils/lookup/batch-record';
import type { ScoreSubject } from '@/utils/service/operations';
import type { EmailsFound } from './emails-in';
import type { RowProblem } from './read-row';
import type { SubjectRows } from './subject-rows';

/** What each sentence about a row is about. */
const REASONS: Partial<Record<RowProblem['text'], SkipReason>> = {
  'badRow.noName': 'name',
  'subjectProblem.nameMissing': 'name',
  'subjectProblem.nameControl': 'name',
  'subjectProblem.nameTooLong': 'name',
  'subjectProblem.nameWithoutLetters': 'name',
  'badRow.noType': 'entity-type',
  'badRow.unknownType': 'entity-type',
  'subjectProblem.typeMissing': 'entity-type',
  'badRow.unknownCountry': 'nationality',
  'subjectProblem.countryUnknown': 'nationality',
  'subjectProblem.countryWithoutCode': 'nationality',
  'badRow.tooManyCells': 'too-many-cells',
  'badRow.openQuote': 'quotation-marks',
  'badRow.quotes': 'quotation-marks',
};

const reasonOf = ({ text }: RowProblem): SkipReason => REASONS[text] ?? 'date-of-birth';

const inOrder = (lines: SkippedLine[]): SkippedLine[] => lines.sort((a, b) => a.line - b.line);

/** Returns the rows of a table that the user's choices leave out, by line, each with the first reason. */
export function skippedRows(
  { bad, asked, waiting }: Pick<SubjectRows, 'bad' | 'asked' | 'waiting'>,
  includeAsked: boolean,
): SkippedLine[] {
  return inOrder([
    ...bad.map(({ line, reasons: [first] }) => ({ line, reason: first ? reasonOf(first) : 'name' })),
    ...(includeAsked ? [] : asked.map(({ line }) => ({ line, reason: 'not-confirmed' as const }))),
    ...waiting,
  ]);
}

/** Returns the lines of a list without an address that can be read, and those whose odd address is not chosen, nor another for it. */
export function skippedEmails(
  { unread, odd }: Pick<EmailsFound, 'unread' | 'odd'>,
  chosen: ReadonlySet<string>,
): SkippedLine[] {
  const isChosen = (subject: ScoreSubject | null) => subject !== null && chosen.has(subject.request.email);
  const waiting = odd.filter(({ subject, instead }) => !isChosen(subject) && !isChosen(instead));
  return inOrder([
    ...unread.map(({ line }) => ({ line, reason: 'no-address' as const })),
    ...waiting.map(({ line }) => ({ line, reason: 'not-confirmed' as const })),
  ]);
}
