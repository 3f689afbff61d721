import { Check, Pencil, RefreshCw } from 'lucide-react';
import { Button } from '@/components/kit/button';
import { IconButton } from '@/components/kit/icon-button';
import { RelativeTime } from '@/components/kit/relative-time';
import { useTexts } from '@/components/kit/texts';
import { type LookupRecord, requestedAt } from '@/utils/lookup/lookup-record';
import type { Report } from '@/utils/reading/report';
import type { ScoreRule } from '@/utils/reading/score/score-rule';
import { ruleOffer } from './rule-offer';
import { ScoreFace } from './score-face';
import { isOneLine, ScoreLine } from './score-line';
import type { RuleStep } from './score-rule-editing';

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
      <section className="-my-1 motion-safe:animate-appear">
        <div className="flex items-center">
          <ScoreLine report={report} rule={rule} />
          {onAsk && <IconButton icon={Pencil} size="small" name={t(text)} onPress={() => onAsk(step)} />}
          <IconButton
            data-testid="ask-again"
            icon={RefreshCw}
            size="small"
            name={t('result.refresh')}
            onPress={onRefresh}
          />
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
