import { useContext, useRef, useState } from 'react';
import { Button } from '@/components/kit/button';
import { NoReplyNotice } from '@/components/kit/notice';
import { useTexts } from '@/components/kit/texts';
import { useLostFocus } from '@/components/kit/use-lost-focus';
import { isUndecided } from '@/utils/decision/decided-hits';
import { HIT_DECISIONS, type HitDecision, type HitDecisionValue } from '@/utils/decision/decision';
import { HIT_DECISION_TEXTS, hitDecisionText } from '@/utils/decision/decision-texts';
import type { ScreeningEntry } from '@/utils/reading/facts/screening/screening-entry';
import { DecisionButtons } from './decision-buttons';
import { DecisionsContext } from './decisions';
import { HitReason } from './hit-reason';
import { HitReviewContext } from './hit-review';
import { ShowAll } from './limited';

/** The user's decision about a hit, below the provider's words. */
export function HitDecisionControl({ entry }: { entry: ScreeningEntry }) {
  const texts = useTexts();
  const { t, formats } = texts;
  const decisions = useContext(DecisionsContext);
  const review = useContext(HitReviewContext);
  const isPaper = useContext(ShowAll);
  /** The decision beside which a reason is typed; null while the form is closed. */
  const [reasonOf, setReasonOf] = useState<(HitDecision & { isNewer?: true }) | null>(null);
  const isReasonOpen = reasonOf !== null;
  const opener = useRef<HTMLButtonElement>(null);
  useLostFocus(opener, isReasonOpen, false);
  const hit = decisions?.hits.get(entry.pointer);
  if (!review || !hit) return null;
  const { made, isChanged } = hit;
  if (isPaper) {
    if (!made) return null;
    return <p className="text-xs">{t('decision.inCard', { decision: hitDecisionText({ made, isChanged }, texts) })}</p>;
  }
  const isMade = !isUndecided(hit);
  const failed = review.failed?.pointer === entry.pointer ? review.failed : null;
  const save = (value: HitDecisionValue, reason: string) =>
    void review.decide(entry, value, reason).then(
      () => setReasonOf(null),
      // The list says so.
      () => undefined,
    );
  return (
    <div
      data-testid="hit-decision"
      data-undecided={!isMade || undefined}
      className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs"
    >
      <DecisionButtons
        label={t('decision.title')}
        value={isMade ? (made?.value ?? null) : null}
        choices={HIT_DECISIONS.map((value) => ({ value, text: t(HIT_DECISION_TEXTS[value]) }))}
        onChoose={(value) => save(value, made?.reason ?? '')}
      />
      {made && isChanged && (
        <span role="status" className="font-medium text-caution">
          {hitDecisionText({ made, isChanged }, texts)}
        </span>
      )}
      {made && isMade && (
        <>
          <span className="text-muted">
            {formats.moment(made.decidedAt, 'day')}
            {made.reason !== '' && !isReasonOpen && (
              <>
                {' · '}
                <bdi className="wrap-anywhere">{made.reason}</bdi>
              </>
            )}
          </span>
          {isReasonOpen ? (
            <HitReason
              reason={made.reason}
              // Typed beside another decision, it is added to this one by a second press.
              onSave={(reason) => {
                if (made.decidedAt === reasonOf.decidedAt) save(made.value, reason);
                else setReasonOf({ ...made, isNewer: true });
              }}
              onCancel={() => setReasonOf(null)}
            />
          ) : (
            <Button
              ref={opener}
              variant="quiet"
              size="small"
              data-testid="reason-of-hit"
              onPress={() => setReasonOf(made)}
            >
              {t(made.reason === '' ? 'decision.addReason' : 'decision.reason')}
            </Button>
          )}
        </>
      )}
      {reasonOf?.isNewer && (
        <span role="status" className="font-medium text-caution">
          {t('decision.newer', { decision: hitDecisionText({ made: reasonOf, isChanged: false }, texts) })}
        </span>
      )}
      {failed && <NoReplyNotice error={failed.error} onAgain={failed.again} />}
    </div>
  );
}
