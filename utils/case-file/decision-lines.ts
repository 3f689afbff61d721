import { decidedHits, hitKeys } from '@/utils/decision/decided-hits';
import { type Decision, type DecisionsOfSubject, standingOf } from '@/utils/decision/decision';
import { hitDecisionText, standingText, subjectDecisionText } from '@/utils/decision/decision-texts';
import { type AnsweredFacts, subjectFacts } from '@/utils/decision/subject-facts';
import type { Report } from '@/utils/reading/report';
import type { Texts } from '@/utils/texts/texts';

/** What a note or export says of the user's decisions. `today`: YYYY-MM-DD. */
export interface DecisionContext {
  decisions: DecisionsOfSubject | null;
  today: string;
}

/** Returns the user's decision and note for a case note, each on one line; none without a decision. */
export function decisionLines(
  decided: DecisionContext | undefined,
  report: Report,
  texts: Texts,
  clean: (text: string) => string,
): { decision: readonly string[]; note: readonly string[] } {
  const made = decided?.decisions?.subject;
  if (!made) return { decision: [], note: [] };
  const standing = standingText(made, standingOf(made, decided.today, subjectFacts(report)), texts);
  const decision = [subjectDecisionText(made, texts), clean(made.operator), standing].filter(Boolean).join(' · ');
  return { decision: [decision], note: made.note === '' ? [] : [clean(made.note)] };
}

/** Returns what the user decided about each hit; empty for an undecided one. */
export function hitRemarks(
  decided: DecisionContext | undefined,
  entries: Report['screeningEntries'],
  texts: Texts,
  answerId: string,
): (pointer: string) => string {
  const made = decided?.decisions?.hits ?? [];
  if (made.length === 0) return () => '';
  const hits = decidedHits(hitKeys(entries, answerId), made);
  return (pointer) => {
    const hit = hits.get(pointer);
    if (!hit?.made) return '';
    const decision = hitDecisionText({ made: hit.made, isChanged: hit.isChanged }, texts);
    return texts.t('note.decision', { decision });
  };
}

/** Returns the user's decisions for a JSON export; null without any. Times are ISO 8601. */
export function decisionJson({ decisions, today }: DecisionContext, report: AnsweredFacts | null, answerId: string) {
  const made = decisions?.subject ?? null;
  const hits = [...decidedHits(hitKeys(report?.screeningEntries ?? [], answerId), decisions?.hits ?? [])];
  const decidedOnes = hits.flatMap(([pointer, { made: one, isChanged }]) =>
    one === null ? [] : [{ pointer, decision: one.value, reason: one.reason, ...whenAndWho(one), isChanged }],
  );
  if (made === null && decidedOnes.length === 0) return null;
  return {
    ...(made && {
      decision: made.value,
      note: made.note,
      ...whenAndWho(made),
      validUntil: made.validUntil,
      standing: standingOf(made, today, report && subjectFacts(report)),
    }),
    hits: decidedOnes,
  };
}

const whenAndWho = ({ decidedAt, operator, lookupId }: Decision) => ({
  decidedAt: new Date(decidedAt).toISOString(),
  decidedBy: operator,
  lookup: lookupId,
});
