import { decisionKeys } from '../decision/decision-keys';
import type { CarriedFromColleague, HandOver } from '../hand-over/hand-over';
import { decisionId } from '../log/decision-in-log';
import { statedSubjects } from '../log/stated-subject';
import { operation } from '../service/request-subject';
import type { Database, StoredColleague } from './database';

/**
 * Takes back what had been read in of colleagues. Of a file that is here, nothing is added; what is not stored under the subject that
 * it names, or under the user's decision that it is about, is left out: deletion by name could not be sure to find it. Within the
 * caller's transaction.
 */
export async function restoreColleagues(database: Database, { readIn = [] }: HandOver): Promise<void> {
  const { files, colleagues, decisions } = database;
  const known = new Set(await files.toCollection().primaryKeys());
  const stored = await decisions.bulkGet(readIn.map(({ said }) => said.subjectId));
  const taken = readIn.filter(
    ({ file, said }, i) => !known.has(file) && (isNamed(readIn[i]) || stored[i]?.nameId === said.nameId),
  );
  for (const { file: id, by, madeAt, readAt, said } of taken)
    await files.put({ id, by, madeAt, readAt, of: 'agrees' in said ? 'opinions' : 'decisions' });
  await colleagues.bulkPut(taken.map(rowOf));
}

/** Whether a decision is stored under the subject that its words state. */
function isNamed(one: CarriedFromColleague | undefined): boolean {
  if (one === undefined || 'agrees' in one.said) return false;
  const { said, subject } = one;
  return operation.options
    .flatMap((name) => statedSubjects({ operation: name, subject }))
    .map(decisionKeys)
    .some(({ subjectId, nameId }) => said.subjectId === subjectId && said.nameId === nameId);
}

function rowOf({ file, subject, hit, said }: CarriedFromColleague): StoredColleague {
  const { subjectId, nameId } = said;
  const keys = { file, subjectId, nameId };
  return 'agrees' in said
    ? { of: 'opinion', id: `${file} ${subjectId} ${said.at}`, ...keys, said }
    : { of: 'decision', id: `${file} ${decisionId(said)}`, ...keys, made: said, subject, hit };
}
