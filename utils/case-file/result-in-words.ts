import type { OtherSubject } from '@/utils/compare/other-subject';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { type GlanceReport, rowNamesOf } from '@/utils/reading/glance-report';
import { changedInWords, noScoreTexts, SCREENING_NAMES } from '@/utils/reading/in-words';
import type { Interpretation } from '@/utils/reading/parse-answer';
import { rowsInWords } from '@/utils/reading/rows-in-words';
import { OPERATIONS } from '@/utils/service/operations';
import type { Texts } from '@/utils/texts/texts';
import { otherSubjectOf } from './contradictions';
import { otherSubjectInWords } from './other-subject-in-words';

/** What of a reading is said; `isScreening`: somebody was looked for in lists, so that a kind about which it says nothing counts too. */
type Said = Pick<
  GlanceReport,
  'profile' | 'label' | 'score' | 'abstained' | 'candidates' | 'screening' | 'screeningEntries' | 'rowNames'
> & { otherSubject: OtherSubject | null; isScreening: boolean };

/**
 * Returns what has to be known of a result before any of its hits, for somebody who does not see it: cautions, then the provider's
 * verdict and score as sent, and the hits of each kind.
 */
export function resultInWords(said: Said, texts: Texts): string {
  const { t } = texts;
  const { otherSubject, profile, label, score, abstained, candidates, isScreening } = said;
  const screening = said.screening.filter(({ state }) => isScreening || state === 'found' || state === 'listed');
  return [
    otherSubject && otherSubjectInWords(otherSubject, texts),
    changedInWords(profile, texts),
    label?.text,
    score ? `${score.name} ${score.value}` : noScoreTexts(abstained, texts, candidates).title,
    ...[...rowsInWords({ ...said, screening }, texts)].map(([kind, state]) =>
      t('list.named', { name: t(SCREENING_NAMES[kind]), value: state }),
    ),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Returns the same of a lookup; undefined while it has no answer that can be read. */
export function lookupInWords(record: LookupRecord, read: Interpretation | null, texts: Texts): string | undefined {
  if (record.state !== 'done' || read === null) return undefined;
  const { report } = read;
  const otherSubject = otherSubjectOf(record, report);
  const { isScreening } = OPERATIONS[report.operation];
  return resultInWords({ ...report, rowNames: rowNamesOf(report), otherSubject, isScreening }, texts);
}
