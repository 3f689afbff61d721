import { Check, Pencil, RefreshCw } from 'lucide-react';
import { useId } from 'react';
import { Button } from '@/components/kit/button';
import { WordedIcon } from '@/components/kit/icon-button';
import { RelativeTime } from '@/components/kit/relative-time';
import { useTexts } from '@/components/kit/texts';
import { type LookupRecord, requestedAt } from '@/utils/lookup/lookup-record';
import { noScoreTexts, scaleInWords } from '@/utils/reading/in-words';
import type { Report } from '@/utils/reading/report';
import type { AbstainReason } from '@/utils/reading/score/score';
import type { ScoreRule } from '@/utils/reading/score/score-rule';
import { shortScoreName } from '@/utils/reading/score/short-score-name';
import { shownTones } from '@/utils/reading/shown-tones';
import { OPERATIONS } from '@/utils/service/operations';
import { isWithoutScore, ruleOffer } from './rule-offer';
import { ScoreFace, ServiceLabel } from './score-face';
import type { RuleStep } from './score-rule-editing';
import { ToneWord } from './tone-word';

/** Nothing is wrong with an answer that has no score for one of these reasons. */
const USUAL: ReadonlySet<AbstainReason | undefined> = new Set(['none-found', 'other-things', 'several', 'only-parts']);

/** Whether verdict and score take one line: the hits of a check come first. A missing score that needs advice does not. */
const isOneLine = (report: Report): boolean =>
  OPERATIONS[report.operation].isScreening &&
  (report.score !== null || report.abstained === null || USUAL.has(report.abstained.reason) || isWithoutScore(report));

/** The provider's verdict, and its score exactly as sent or that there is none, in one line. */
function ScoreLine({ report, rule }: { report: Report; rule: ScoreRule | null }) {
  const texts = useTexts();
  const { t } = texts;
  const nameId = useId();
  const tones = shownTones(report, rule);
  const { score, label } = report;
  const { reason, title } = noScoreTexts(report.abstained, texts, report.candidates);
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 text-sm">
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
          <p className="text-xs text-muted">{scaleInWords(score, texts).join(' · ')}</p>
        </>
      ) : (
        <p data-testid="no-score" data-reason={reason} className="font-medium text-ink">
          {isWithoutScore(report) ? t('rows.noScore') : title}
        </p>
      )}
      {tones.disagree && <p className="w-full text-xs text-muted">{t('score.disagree')}</p>}
    </div>
  );
}

/** The score of an answer, its age, whether it cost anything, and a button for a new one. */
export function ScoreCard({
  record,
  report,
  rule,
  list,
  isStored,
  now,
  onRefresh,
  onAsk,
}: {
  record: LookupRecord;
  /** Null for an answer that is not JSON. */
  report: Report | null;
  rule: ScoreRule | null;
  list: boolean;
  /** It comes from storage: this gesture sent nothing. */
  isStored: boolean;
  now: number;
  onRefresh: () => void;
  /** Opens the editor of the score rule; omitted while it is open. */
  onAsk: ((step: RuleStep) => void) | undefined;
}) {
  const { t } = useTexts();
  const age = (
    <p className="min-w-0 flex-1">
      {isStored && <>{t('result.saved')} · </>}
      <RelativeTime at={isStored ? (record.endedAt ?? record.createdAt) : requestedAt(record)} now={now} />
      {isStored && <> · {t('result.nothingSent')}</>}
    </p>
  );
  if (report && isOneLine(report)) {
    const { text, step } = ruleOffer(report, rule);
    return (
      <section className="@container -my-2 motion-safe:animate-appear">
        <div className="flex items-center">
          <ScoreLine report={report} rule={rule} />
          {onAsk && <WordedIcon icon={Pencil} name={t(text)} onPress={() => onAsk(step)} />}
          <WordedIcon data-testid="ask-again" icon={RefreshCw} name={t('result.refresh')} onPress={onRefresh} />
        </div>
        {/* The heading has the age of an answer that was requested now. */}
        {isStored && (
          <div className="flex items-center gap-x-2 text-xs text-muted">
            <Check />
            {age}
          </div>
        )}
      </section>
    );
  }
  return (
    <section className="rounded-lg border border-line bg-paper motion-safe:animate-appear">
      {report && (
        <div className="px-3 pt-3 pb-2.5">
          <ScoreFace report={report} rule={rule} list={list} onAsk={onAsk} />
        </div>
      )}
      <div
        className={`flex flex-wrap items-center gap-x-2 px-3 py-0.5 text-xs text-muted ${report ? 'border-t border-line' : ''}`}
      >
        {isStored && <Check />}
        {age}
        <Button data-testid="ask-again" variant="quiet" onPress={onRefresh}>
          {t('result.refresh')}
        </Button>
      </div>
    </section>
  );
}
