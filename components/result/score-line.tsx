import { useId } from 'react';
import { useTexts } from '@/components/kit/texts';
import { noScoreTexts, scaleInWords } from '@/utils/reading/in-words';
import type { Report } from '@/utils/reading/report';
import type { AbstainReason } from '@/utils/reading/score/score';
import type { ScoreRule } from '@/utils/reading/score/score-rule';
import { shortScoreName } from '@/utils/reading/score/short-score-name';
import { shownTones } from '@/utils/reading/shown-tones';
import { OPERATIONS } from '@/utils/service/operations';
import { ServiceLabel } from './score-face';
import { ToneWord } from './tone-word';

/** Nothing is wrong with an answer that has no score for one of these reasons. */
const USUAL: ReadonlySet<AbstainReason | undefined> = new Set(['none-found', 'other-things', 'several', 'only-parts']);

/** Whether verdict and score take one line: the hits of a check come first. A missing score that needs advice does not. */
export const isOneLine = ({ operation, score, abstained }: Report): boolean =>
  OPERATIONS[operation].isScreening && (score !== null || abstained === null || USUAL.has(abstained.reason));

/** The provider's verdict, and its score exactly as sent or that there is none, in one line. */
export function ScoreLine({ report, rule }: { report: Report; rule: ScoreRule | null }) {
  const texts = useTexts();
  const { t } = texts;
  const nameId = useId();
  const tones = shownTones(report, rule);
  const { score, label } = report;
  const { reason, title } = noScoreTexts(report.abstained, texts, report.candidates);
  return (
    <div className="@container flex min-w-0 flex-1 flex-wrap items-center gap-x-2 text-sm">
      {label && <ServiceLabel label={label} tone={tones.label} />}
      {score ? (
        <>
          {/* For assistive technology the number and its name are one paragraph, as on the card of a score. */}
          <p data-testid="score" aria-owns={nameId} className="min-w-0 text-base font-semibold">
            {score.value}
          </p>
          <span
            id={nameId}
            dir="auto"
            title={[...score.path, score.name].join(' › ')}
            className="text-with-parent text-xs"
          >
            {shortScoreName(score.path, score.name)}
          </span>
          {score.band !== null && <ToneWord tone={tones.band}>{score.band.name}</ToneWord>}
          {/* Without room for it, only for screen readers: the hits come first. */}
          <p className="sr-only text-xs text-muted @md:not-sr-only">{scaleInWords(score, texts).join(' · ')}</p>
        </>
      ) : (
        <p data-testid="no-score" data-reason={reason} className="font-medium text-ink">
          {title}
        </p>
      )}
      {tones.disagree && <p className="w-full text-xs text-muted">{t('score.disagree')}</p>}
    </div>
  );
}
