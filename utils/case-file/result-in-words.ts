import type { OtherSubject } from '@/utils/compare/other-subject';
import type { GlanceReport } from '@/utils/reading/glance-report';
import { changedInWords, noScoreTexts, SCREENING_NAMES } from '@/utils/reading/in-words';
import { rowsInWords } from '@/utils/reading/rows-in-words';
import type { Texts } from '@/utils/texts/texts';
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
