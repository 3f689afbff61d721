import { type DecisionsOfSubject, standingOf } from '@/utils/decision/decision';
import { standingText, subjectDecisionText } from '@/utils/decision/decision-texts';
import { subjectFacts } from '@/utils/decision/subject-facts';
import type { Report } from '@/utils/reading/report';
import type { Texts } from '@/utils/texts/texts';

/** What a note or export says of the user's decisions. `today`: YYYY-MM-DD. */
export interface DecisionContext {
  decisions: DecisionsOfSubject | null;
  today: string;
}

/** Returns the lines of a case note about the user's decision; empty without one. */
export function decisionLines(
  { decisions, today }: DecisionContext,
  report: Report,
  texts: Texts,
  clean: (text: string) => string,
): string[] {
  const made = decisions?.subject;
  if (!made) return [];
  const standing = standingText(made, standingOf(made, today, subjectFacts(report)), texts);
  const decision = [subjectDecisionText(made, texts), clean(made.operator), standing].filter(Boolean).join(' · ');
  return [
    texts.t('note.decision', { decision }),
    ...(made.note === '' ? [] : [texts.t('note.decisionNote', { note: clean(made.note) })]),
  ];
}

/** Returns the user's decision for a JSON export; null without one. Times are ISO 8601. */
export function decisionJson({ decisions, today }: DecisionContext, report: Parameters<typeof subjectFacts>[0] | null) {
  const made = decisions?.subject;
  if (!made) return null;
  return {
    decision: made.value,
    note: made.note,
    decidedAt: new Date(made.decidedAt).toISOString(),
    decidedBy: made.operator,
    validUntil: made.validUntil,
    standing: standingOf(made, today, report && subjectFacts(report)),
    lookup: made.lookupId,
  };
}
