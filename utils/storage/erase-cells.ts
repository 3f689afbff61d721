import type { RequestSubject } from '../service/operations';
import { describeSubject } from '../service/request-subject';
import type { Database } from './database';
import { withdraw, withdrawFromCase } from './log';

/** Letters and signs that would make the text a part of a longer name or address. */
const BEFORE = '(?<![\\p{L}\\p{N}._%+\\-])';
const AFTER = '(?![\\p{L}\\p{N}_@]|[.\\-+][\\p{L}\\p{N}])';

/** Returns a test whether a cell of a file contains the name or address of a subject, in any letter case. */
export function mentions(subject: RequestSubject): (cell: string) => boolean {
  const { title, identity } = describeSubject(subject);
  const words = [...new Set([folded(title), folded(identity)])].map((text) => RegExp.escape(text));
  const pattern = new RegExp(`${BEFORE}(?:${words.join('|')})${AFTER}`, 'u');
  return (cell) => pattern.test(folded(cell));
}

const folded = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * Empties the cells of stored files that contain the name or address of a subject, in the rows of other subjects, and removes
 * such names of files and from the user's own records of them.
 */
export async function eraseCells({ lookups, batches }: Database, subject: RequestSubject): Promise<void> {
  const isNamed = mentions(subject);
  await lookups
    .filter(
      ({ sourceRows = [], ownRecord }) =>
        sourceRows.some((cells) => cells.some(isNamed)) ||
        [...(ownRecord?.names ?? []), ownRecord?.company ?? ''].some(isNamed),
    )
    .modify((row) => {
      if (row.ownRecord) {
        row.ownRecord.names = row.ownRecord.names.filter((name) => !isNamed(name));
        if (isNamed(row.ownRecord.company ?? '')) delete row.ownRecord.company;
      }
      if (row.sourceRows)
        row.sourceRows = row.sourceRows.map((cells) => cells.map((cell) => (isNamed(cell) ? '' : cell)));
    });
  await batches
    .filter(({ fileName = '' }) => partsOfFileName(fileName).some(isNamed))
    .modify((batch) => {
      delete batch.fileName;
    });
}

/** "Ann_Lee.csv" names Ann Lee. */
function partsOfFileName(name: string): string[] {
  const plain = name.replace(/\.\w{2,4}$/, '');
  return [name, plain, plain.replace(/[_\-.]+/g, ' ')];
}

/**
 * Removes the name or address of a subject from the cases of lookups of other subjects and the notes of decisions about them, and
 * what the log states under such a case, with such a note or about such a hit: a part of a line cannot go without its proof.
 */
export async function eraseFromCases(
  { lookups, decisions, log, purposes, colleagues }: Database,
  subject: RequestSubject,
  now: number,
): Promise<void> {
  const isNamed = mentions(subject);
  await lookups
    .filter(({ purpose }) => isNamed(purpose?.reference ?? ''))
    .modify((row) => {
      if (row.purpose) row.purpose.reference = '';
      delete row.caseKey;
    });
  await decisions
    .filter((made) => isNamed(made.of === 'subject' ? made.note : made.reason))
    .modify((made) => {
      if (made.of === 'subject') made.note = '';
      else made.reason = '';
    });
  await log
    .filter(({ content, erased }) => {
      const { reference = '', note = '', hit = '', compared = '' } = content ?? {};
      return [reference, note, hit, compared, erased?.reference ?? ''].some(isNamed);
    })
    .modify((line) => {
      const { reference = '' } = line.content ?? line.erased ?? {};
      if (isNamed(reference)) withdraw(line);
      else withdrawFromCase(line, now);
    });
  await colleagues
    .filter((row) =>
      (row.of === 'opinion'
        ? [row.said.note]
        : [row.hit, row.made.of === 'subject' ? row.made.note : row.made.reason]
      ).some(isNamed),
    )
    .delete();
  await purposes.filter(({ reference }) => isNamed(reference)).delete();
}
