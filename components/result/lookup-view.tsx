import { type ReactNode, Suspense, useDeferredValue, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { DecisionsContext } from '@/components/decide/decisions';
import { holdingDecision, RefreshQuestion } from '@/components/decide/refresh-question';
import { useReview } from '@/components/decide/review';
import { SubjectDecisionControl } from '@/components/decide/subject-decision';
import { Button } from '@/components/kit/button';
import { CopyButton } from '@/components/kit/copy-button';
import { Notice } from '@/components/kit/notice';
import { Skeleton } from '@/components/kit/skeleton';
import { useTexts } from '@/components/kit/texts';
import { useLostFocus } from '@/components/kit/use-lost-focus';
import { useNow } from '@/components/kit/use-now';
import { shownStep } from '@/components/score/rule-offer';
import { ScoreCard } from '@/components/score/score-card';
import type { RuleStep } from '@/components/score/score-rule-editing';
import { lookupInWords } from '@/utils/case-file/lookup-in-words';
import { type LookupRecord, requestedAt } from '@/utils/lookup/lookup-record';
import { isFinal } from '@/utils/lookup/transitions';
import { OPERATIONS } from '@/utils/service/operations';
import { describeSubject } from '@/utils/service/request-subject';
import { AnswerView } from './answer-view';
import { type FailureActions, FailureNotice } from './failure-notice';
import { LookupHeader } from './lookup-header';
import { OtherSubjectNotice } from './other-subject';
import { QueuedNotice } from './queued-notice';
import { ResultTools } from './result-tools';
import type { ShownLookup } from './shown-lookup';
import { UnreadResponse } from './unread-response';
import { useResultSaid } from './use-result-said';

/** Actions of the user on a displayed lookup. */
export interface LookupActions extends FailureActions {
  stop: () => void;
  'ask-again': () => void;
  /** Deletes all data stored about the subject; omitted if the surface cannot request it. */
  forget?: () => void;
  /** Opens the form of names and parties that belong to the subject; omitted for an address. */
  parties?: () => void;
  /** Opens the page of a batch, where it can be resumed. */
  openBatch: (id: string) => void;
}

/**
 * One lookup in any state, with its whole answer. `reused`: this gesture was answered from storage, and nothing was
 * sent.
 */
export function LookupView({
  lookup: { record, role, answer, read, hold, isPaused = false, tools, decisions, ruleEditing, ...shown },
  reused = false,
  actions,
  back,
  caseLink,
  related,
}: {
  lookup: ShownLookup;
  reused?: boolean;
  actions: LookupActions;
  /** The way back, before the heading. */
  back?: ReactNode;
  /** The way to its case, below the heading. */
  caseLink?: ReactNode;
  /** What else the history has, below a result; it loads once that is drawn. */
  related?: ReactNode;
}) {
  const texts = useTexts();
  const { t } = texts;
  const now = useNow(isFinal(record.state) ? 1000 : 250);
  const title = useRef<HTMLHeadingElement>(null);
  const [ruleStep, setRuleStep] = useState<RuleStep | null>(null);
  const titleId = useId();
  const review = useReview();
  const isLoaded = decisions !== undefined;
  useLayoutEffect(() => {
    if (review.isOpened(record.id)) title.current?.focus();
  }, [review, record.id]);
  // After its hits, which take the focus from the title.
  useLayoutEffect(() => (isLoaded ? review.draw(record.id) : undefined), [review, record.id, isLoaded]);
  const isDrawn = useDeferredValue(read !== null, false);
  const [isRefreshAsked, setRefreshAsked] = useState(false);
  const holding = holdingDecision(decisions ?? null, now);
  const refresh = holding ? () => setRefreshAsked(true) : actions['ask-again'];
  useLostFocus(title, `${record.state} ${isPaused}`);
  const words = useMemo(() => lookupInWords(record, read, texts), [record, read, texts]);
  const titleProps = useResultSaid(title, describeSubject(record.subject).title, words);
  const isStored = reused || record.reusedFrom !== undefined;
  const caseTools = record.state === 'done' && read && answer ? tools : null;
  const isAsking = read && shownStep(read.report, ruleStep) !== 'closed';
  const canAsk = ruleEditing && !ruleEditing.isManaged && !isAsking;
  const canForget = isFinal(record.state) && actions.forget !== undefined;
  return (
    <article
      data-testid="lookup"
      data-state={record.state}
      aria-labelledby={titleId}
      className="relative flex flex-auto flex-col gap-3 pt-1"
    >
      <LookupHeader
        record={record}
        role={role}
        now={now}
        heading={{ id: titleId, ref: title, ...titleProps }}
        back={back}
      >
        {caseLink}
      </LookupHeader>
      {(caseTools || canForget) && (
        // First in the keyboard order, drawn at the lower edge: a decision is at one place in every result.
        <div className="@container sticky bottom-0 low:static z-1 order-last mt-auto border-t border-line bg-paper py-2">
          <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
            <ResultTools
              subject={record.subject}
              tools={caseTools}
              onParties={actions.parties}
              onForget={canForget ? actions.forget : undefined}
            />
            {record.state === 'done' && decisions && decisions.facts !== null && (
              <SubjectDecisionControl decisions={decisions} now={now} />
            )}
          </div>
        </div>
      )}
      {record.state === 'queued' ? (
        <QueuedNotice
          hold={hold ?? null}
          isPaused={isPaused}
          isRepeat={record.attempt > 0}
          now={now}
          onStop={actions.stop}
          onOpenBatch={() => actions.openBatch(record.batchId)}
        />
      ) : (
        <State record={record} now={now} actions={actions} />
      )}
      {/* Beside the heading for the eye, after the main action for the keyboard. */}
      <div className="absolute end-0 top-0 bg-paper">
        <CopyButton variant="icon" text={() => describeSubject(record.subject).title}>
          {t(OPERATIONS[record.subject.operation].words.copy)}
        </CopyButton>
      </div>
      {holding && (
        <RefreshQuestion
          made={holding}
          isOpen={isRefreshAsked}
          onRefresh={() => {
            setRefreshAsked(false);
            actions['ask-again']();
          }}
          onCancel={() => setRefreshAsked(false)}
        />
      )}
      {record.state === 'done' && !answer && (
        <Notice
          tone="caution"
          title={t('result.gone')}
          actions={
            <Button data-testid="ask-again" onPress={refresh}>
              {t('result.refresh')}
            </Button>
          }
        >
          <p>{t('result.goneText')}</p>
        </Notice>
      )}
      {record.state === 'sending' && (
        <div className="rounded-lg border border-line p-3">
          <Skeleton shape="answer" />
        </div>
      )}
      {record.state === 'done' && read && <OtherSubjectNotice record={record} report={read.report} />}
      {record.state === 'done' && answer && (
        <ScoreCard
          record={record}
          report={read?.report ?? null}
          rule={ruleEditing?.rule ?? null}
          list={ruleEditing === null}
          isStored={isStored}
          now={now}
          onRefresh={refresh}
          onAsk={canAsk ? setRuleStep : undefined}
        />
      )}
      {record.state === 'done' && read && answer && (
        <DecisionsContext value={decisions ?? null}>
          <AnswerView
            record={record}
            read={read}
            text={answer.text}
            ruleEditing={ruleEditing}
            ruleStep={ruleStep}
            onRuleStep={setRuleStep}
            {...shown}
          />
        </DecisionsContext>
      )}
      {record.state === 'done' && read && isDrawn && <Suspense>{related}</Suspense>}
      {record.state !== 'done' && answer && answer.text !== '' && <UnreadResponse answer={answer} />}
    </article>
  );
}

function State({ record, now, actions }: { record: LookupRecord; now: number; actions: LookupActions }) {
  const { t, formats } = useTexts();
  if (record.state === 'sending') {
    const elapsed = Math.max(0, Math.floor((now - requestedAt(record)) / 1000));
    return (
      <Notice
        title={t('result.lookingUp', { time: formats.duration(elapsed, 'second') })}
        actions={
          <Button data-testid="stop" onPress={actions.stop}>
            {t('action.stop')}
          </Button>
        }
      >
        <p className="text-muted">
          {t('result.upTo', { limit: formats.duration(record.timeoutSeconds, 'second', 'long') })}
        </p>
      </Notice>
    );
  }
  if (record.state === 'unknown') {
    return (
      <Notice
        tone="caution"
        title={t('lookupState.unknown')}
        actions={
          <Button data-testid="ask-again" onPress={actions['ask-again']}>
            {t('action.tryAgain')}
          </Button>
        }
      >
        <p>{t('result.unknownText')}</p>
      </Notice>
    );
  }
  if (record.state === 'done' || record.failure === undefined) return null;
  const retryAfter = record.failure.retryAfter ?? 0;
  const passed = Math.max(0, now - (record.endedAt ?? now)) / 1000;
  const waitSeconds = Math.max(0, Math.ceil(Math.min(retryAfter, 3600) - passed));
  return (
    <FailureNotice
      failure={record.failure}
      actions={actions}
      waitSeconds={waitSeconds}
      requests={record.attempt}
      isMain
    />
  );
}
