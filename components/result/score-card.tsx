import { Check } from 'lucide-react';
import { Button } from '@/components/kit/button';
import { RelativeTime } from '@/components/kit/relative-time';
import { useTexts } from '@/components/kit/texts';
import { type LookupRecord, requestedAt } from '@/utils/lookup/lookup-record';
import { noScoreTexts } from '@/utils/reading/in-words';
import type { Report } from '@/utils/reading/report';
import type { AbstainReason } from '@/utils/reading/score/score';
import type { ScoreRule } from '@/utils/reading/score/score-rule';
import { shownTones } from '@/utils/reading/shown-tones';
import { OPERATIONS } from '@/utils/service/operations';
import { ruleOffer } from './rule-offer';
import { ScoreFace, ServiceLabel } from './score-face';
import type { RuleStep } from './score-rule-editing';

/** The score of an answer, and below it its age, whether it cost anything, and a button for a new one. */
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
  const oneLine = report && isOneLine(report) ? report : null;
  const face = oneLine ? null : report;
  return (
    <section className="rounded-lg border border-line bg-paper motion-safe:animate-appear">
      {face && (
        <div className="px-3 pt-3 pb-2.5">
          <ScoreFace report={face} rule={rule} list={list} onAsk={onAsk} />
        </div>
      )}
      <div
        className={`flex flex-wrap items-center gap-x-2 px-3 py-0.5 text-xs text-muted ${face ? 'border-t border-line' : ''}`}
      >
        {oneLine && <VerdictLine report={oneLine} rule={rule} onAsk={onAsk} />}
        {isStored && <Check />}
        <p className="min-w-0 flex-1">
          {isStored && <>{t('result.saved')} · </>}
          <RelativeTime at={isStored ? (record.endedAt ?? record.createdAt) : requestedAt(record)} now={now} />
          {isStored && <> · {t('result.nothingSent')}</>}
        </p>
        <Button data-testid="ask-again" variant="quiet" onPress={onRefresh}>
          {t('result.refresh')}
        </Button>
      </div>
    </section>
  );
}

/** Nothing is wrong with an answer that has none of these. */
const USUAL: ReadonlySet<AbstainReason | undefined> = new Set(['none-found', 'other-things', 'several', 'only-parts']);

/** Whether a check has no score: its hits come first, so only one line says so. */
const isOneLine = ({ operation, score, abstained }: Report): boolean =>
  OPERATIONS[operation].isScreening && score === null && (abstained === null || USUAL.has(abstained.reason));

/** The provider's verdict, and that there is no score, in one line. */
function VerdictLine({
  report,
  rule,
  onAsk,
}: Pick<Parameters<typeof ScoreCard>[0], 'rule' | 'onAsk'> & { report: Report }) {
  const texts = useTexts();
  const { reason, title } = noScoreTexts(report.abstained, texts, report.candidates);
  const { text, step } = ruleOffer(report, rule);
  return (
    <div className="flex w-full flex-wrap items-center gap-x-2 text-sm">
      {report.label && <ServiceLabel label={report.label} tone={shownTones(report, rule).label} />}
      <p data-testid="no-score" data-reason={reason} className="font-medium text-ink">
        {title}
      </p>
      {onAsk && (
        <Button variant="quiet" size="small" onPress={() => onAsk(step)}>
          {texts.t(text)}
        </Button>
      )}
    </div>
  );
}
