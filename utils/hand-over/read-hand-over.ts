import { z } from 'zod/mini';
import type { Decision } from '../decision/decision';
import { decisionKeys } from '../decision/decision-keys';
import { checkLog, hasItsDigests } from '../log/check-log';
import { decisionOfLine } from '../log/decision-in-log';
import type { LogLine } from '../log/log-line';
import { statedSubjects } from '../log/stated-subject';
import { answerIdOf } from '../lookup/lookup-record';
import { digestOf } from '../lookup/subject-key';
import { type SealedText, sealedText } from '../passphrase/sealed-text';
import { MAX_BODY_BYTES } from '../service/client';
import type { RequestSubject } from '../service/operations';
import { digest, type HandOver, handOver, MAX_HAND_OVER_BYTES, MAX_HAND_OVER_LINES } from './hand-over';

/** Why a file is not read. `damaged`: it is cut or was changed. */
export type HandOverProblem = 'too-large' | 'too-many-lines' | 'foreign' | 'newer' | 'damaged';

/** `locked`: it has a passphrase. */
export type ReadHandOver =
  | { kind: 'read'; file: HandOver; digest: string }
  | { kind: 'locked'; sealed: SealedText }
  | { kind: 'problem'; problem: HandOverProblem };

const head = z.looseObject({ format: z.literal('sightline-case'), version: z.int() });
const lockedFile = z.strictObject({ format: z.literal('sightline-case'), version: z.literal(1), sealed: sealedText });

/** Reads a file. Nothing in it is believed that it does not prove of itself; who wrote it, no file can prove. */
export function readHandOver(text: string): ReadHandOver {
  if (text.length > MAX_HAND_OVER_BYTES) return problem('too-large');
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    // A file that was cut begins as one of ours.
    return problem(/^\uFEFF?\s*\{\s*"format"\s*:\s*"sightline-case"/.test(text) ? 'damaged' : 'foreign');
  }
  const known = head.safeParse(parsed);
  if (!known.success) return problem('foreign');
  if (known.data.version > 1) return problem('newer');
  if ('sealed' in known.data) {
    const locked = lockedFile.safeParse(parsed);
    return locked.success ? { kind: 'locked', sealed: locked.data.sealed } : problem('damaged');
  }
  if (countOf(known.data) > MAX_HAND_OVER_LINES) return problem('too-many-lines');
  const { digest: stated, ...body } = known.data;
  const proof = digest.safeParse(stated);
  if (!proof.success || digestOf(JSON.stringify(body)) !== proof.data) return problem('damaged');
  const file = handOver.safeParse(body);
  if (!file.success || !isSound(file.data)) return problem('damaged');
  return { kind: 'read', file: file.data, digest: proof.data };
}

const problem = (kind: HandOverProblem): ReadHandOver => ({ kind: 'problem', problem: kind });

/** Before anything is looked at: a long file takes as long to check as it is. */
function countOf(body: Record<string, unknown>): number {
  const lists = [body.lookups, body.lines, body.decisions, body.opinions, body.batches, body.answers, body.readIn];
  return lists.reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0);
}

/** Whether the parts of a file belong together. */
function isSound({ scope, lookups, answers, lines, decisions }: HandOver): boolean {
  const ids = new Set(lookups.map(({ id }) => id));
  const answerIds = new Set(lookups.map(answerIdOf));
  if (ids.size < lookups.length || new Set(answers.map(({ id }) => id)).size < answers.length) return false;
  if (!answers.every(({ id, text }) => answerIds.has(id) && text.length <= MAX_BODY_BYTES)) return false;
  // A whole log proves its order too.
  if (scope.of === 'everything' && checkLog(lines, []).problems.length > 0) return false;
  const subjects = new Map(lookups.map(({ id, subject }) => [id, subject]));
  const isOfItsLookup = ({ lookupId, ...made }: Decision): boolean => {
    const subject = subjects.get(lookupId);
    return subject === undefined || isUnder(made, [subject]);
  };
  return lines.every((line) => hasItsDigests(line) && isAboutItsSubject(line)) && decisions.every(isOfItsLookup);
}

/** A decision must be stored under the subject that its line names, or it would be shown at another one. */
function isAboutItsSubject(line: LogLine): boolean {
  const made = decisionOfLine(line);
  if (made === null || line.content === null) return true;
  return isUnder(made, statedSubjects(line.content));
}

/** Whether a decision is stored under one of these subjects. */
const isUnder = (made: Pick<Decision, 'subjectId' | 'nameId'>, subjects: readonly RequestSubject[]): boolean =>
  subjects.map(decisionKeys).some(({ subjectId, nameId }) => made.subjectId === subjectId && made.nameId === nameId);
