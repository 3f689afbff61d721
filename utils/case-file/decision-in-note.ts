import { decidedHits, hitKeys } from '@/utils/decision/decided-hits';
import { type Decision, standingOf } from '@/utils/decision/decision';
import { hitDecisionText, standingText, subjectDecisionText } from '@/utils/decision/decision-texts';
import { subjectFacts } from '@/utils/decision/subject-facts';
import { opinionStanding } from '@/utils/hand-over/colleague';
import { answerIdOf } from '@/utils/lookup/lookup-record';
import type { Report } from '@/utils/reading/report';
import type { Result } from '@/utils/result/result';
import type { Texts } from '@/utils/texts/texts';
import { foreignText } from './foreign-text';

/**
 * Returns the user's decision and note for a case note, each on one line, and behind the decision what colleagues say of it; none
 * without a decision.
 * @param today YYYY-MM-DD
 */
export function decisionLines(
  { decisions, opinions, report }: Pick<Result<Report>, 'decisions' | 'opinions' | 'report'>,
  today: string,
  texts: Texts,
  clean: (text: string) => string,
): { decision: readonly string[]; note: readonly string[] } {
  const made = decisions?.subject;
  if (!made) return { decision: [], note: [] };
  const facts = subjectFacts(report);
  const standing = standingText(made, standingOf(made, today, facts), texts);
  const decision = [subjectDecisionText(made, texts), clean(made.operator), standing].filter(Boolean).join(' · ');
  const opinionLines = opinions.map((opinion) => {
    const isVoid = opinionStanding(opinion, { made, facts }) === 'changed';
    const name = foreignText(clean(opinion.operator)) || texts.t('handOver.unnamed');
    const said = texts.t(opinion.agrees ? 'handOver.agree' : 'handOver.differ');
    const words = [
      `${name} (${texts.formats.moment(opinion.at, 'day')}): ${said}`,
      isVoid ? texts.t('colleague.void') : '',
      foreignText(clean(opinion.note)),
    ];
    return words.filter((text) => text !== '').join(' · ');
  });
  return { decision: [decision, ...opinionLines], note: made.note === '' ? [] : [clean(made.note)] };
}

/** Returns what the user decided about each hit; empty for an undecided one. */
export function hitRemarks(
  { decisions, report, record }: Pick<Result<Report>, 'decisions' | 'report' | 'record'>,
  texts: Texts,
): (pointer: string) => string {
  const made = decisions?.hits ?? [];
  if (made.length === 0) return () => '';
  const hits = decidedHits(hitKeys(report.screeningEntries, answerIdOf(record)), made);
  return (pointer) => {
    const hit = hits.get(pointer);
    if (!hit?.made) return '';
    const decision = hitDecisionText({ made: hit.made, isChanged: hit.isChanged }, texts);
    return texts.t('note.decision', { decision });
  };
}

/**
 * Returns the user's decisions for a JSON export; null without any. Times are ISO 8601.
 * @param today YYYY-MM-DD
 */
export function decisionJson(
  { decisions, opinions, report, record }: Pick<Result, 'decisions' | 'opinions' | 'report' | 'record'>,
  today: string,
) {
  const made = decisions?.subject ?? null;
  const hits = [...decidedHits(hitKeys(report?.screeningEntries ?? [], answerIdOf(record)), decisions?.hits ?? [])];
  const decidedOnes = hits.flatMap(([pointer, { made: one, isChanged }]) =>
    one === null ? [] : [{ pointer, decision: one.value, reason: one.reason, ...whenAndWho(one), isChanged }],
  );
  const facts = report && subjectFacts(report);
  if (made === null && decidedOnes.length === 0) return null;
  return {
    ...(made && {
      decision: made.value,
      note: made.note,
      ...whenAndWho(made),
      validUntil: made.validUntil,
      standing: standingOf(made, today, facts),
    }),
    ...(opinions.length > 0 && {
      opinions: opinions.map((opinion) => ({
        agrees: opinion.agrees,
        note: opinion.note,
        saidAt: new Date(opinion.at).toISOString(),
        saidBy: opinion.operator,
        standing: opinionStanding(opinion, { made, facts }),
      })),
    }),
    hits: decidedOnes,
  };
}

const whenAndWho = ({ decidedAt, operator, lookupId }: Decision) => ({
  decidedAt: new Date(decidedAt).toISOString(),
  decidedBy: operator,
  lookup: lookupId,
});
