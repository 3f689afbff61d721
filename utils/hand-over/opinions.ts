import type { HitDecision, SubjectDecision } from '../decision/decision';
import { decisionKeys } from '../decision/decision-keys';
import { answerIdOf, type LookupRecord, type StoredAnswer } from '../lookup/lookup-record';
import { carriedDecisions } from './carried-decisions';
import type { FromColleague } from './colleague';
import type { HandOver, HandOverContent, Opinion } from './hand-over';
import { lookupOfFile } from './lookup-of-file';

/** A decision of a file to say something about, with the result on which it was made. */
export interface ForOpinion {
  made: SubjectDecision;
  hits: readonly HitDecision[];
  record: LookupRecord;
  answer: StoredAnswer;
}

/** Returns the decisions about subjects that a file shows the result of: nobody can judge another one. */
export function forOpinion(file: HandOver): ForOpinion[] {
  const decisions = [...carriedDecisions(file).values()];
  const answers = new Map(file.answers.map((answer) => [answer.id, answer]));
  const answered = file.lookups.flatMap((lookup) => {
    const answer = lookup.state === 'done' && answers.get(answerIdOf(lookup));
    return answer ? [{ record: lookupOfFile(lookup), answer, of: decisionKeys(lookup.subject).subjectId }] : [];
  });
  return decisions.flatMap((made): ForOpinion[] => {
    if (made.of !== 'subject') return [];
    const ofSubject = answered.filter(({ of }) => of === made.subjectId);
    const shown = ofSubject.find(({ record }) => record.id === made.lookupId) ?? ofSubject.at(-1);
    const hits = decisions.filter((one) => one.of === 'hit').filter(({ subjectId }) => subjectId === made.subjectId);
    return shown ? [{ made, hits, record: shown.record, answer: shown.answer }] : [];
  });
}

/** Returns the content of a reply file. */
export const replyOf = (opinions: readonly Opinion[], by: string, madeAt: number): HandOverContent => ({
  ...{ by, madeAt, scope: { of: 'opinions' }, lookups: [], answers: [], batches: [], lines: [], decisions: [] },
  opinions: [...opinions],
});

/** Returns a file's decision as one of a colleague. */
export const asColleague = (made: SubjectDecision | HitDecision, { by, madeAt }: HandOver): FromColleague => ({
  ...{ of: 'decision', made, id: `${made.subjectId} ${made.of === 'hit' ? made.hitKey : ''}` },
  ...{ by: made.operator || by, madeAt },
});
