import { Notice } from '@/components/kit/notice';
import { Skeleton } from '@/components/kit/skeleton';
import { useTexts } from '@/components/kit/texts';
import { useNow } from '@/components/kit/use-now';
import { FailureDetails } from '@/components/result/failure-details';
import { OtherSubjectLine } from '@/components/result/other-subject-line';
import { AnswerInCard } from '@/components/score/answer-in-card';
import { isWaiting } from '@/utils/lookup/circuit-breaker';
import { requestedAt, SINGLE } from '@/utils/lookup/lookup-record';
import { isFinal } from '@/utils/lookup/transitions';
import type { Failure } from '@/utils/service/failure';
import { failureTexts } from '@/utils/service/failure-texts';
import type { CardView } from '@/utils/surfaces/card-view';

/** A lookup in any state. */
export function LookupInCard({ view }: { view: Extract<CardView, { kind: 'lookup' }> }) {
  const { t, formats } = useTexts();
  const { record, reading } = view;
  const now = useNow(isFinal(record.state) ? 60_000 : 250);
  if (record.state === 'queued') return <Queued view={view} now={now} />;
  if (record.state === 'sending') {
    const seconds = Math.max(0, Math.floor((now - requestedAt(record)) / 1000));
    return (
      <>
        <p data-testid="pending">{t('result.lookingUp', { time: formats.duration(seconds, 'second') })}</p>
        <Skeleton shape="answer" />
      </>
    );
  }
  if (record.state === 'unknown') {
    return (
      <Notice data-testid="unknown" tone="caution" title={t('lookupState.unknown')}>
        <p>{t('card.interrupted')}</p>
      </Notice>
    );
  }
  if (record.failure) return <FailureInCard failure={record.failure} requests={record.attempt} />;
  return (
    reading && (
      <div className="flex flex-col gap-2 motion-safe:animate-appear">
        {reading.otherSubject && <OtherSubjectLine other={reading.otherSubject} />}
        <AnswerInCard report={reading} rule={view.rule} />
      </div>
    )
  );
}

function Queued({ view: { hold, record }, now }: { view: Extract<CardView, { kind: 'lookup' }>; now: number }) {
  const { t, formats } = useTexts();
  const isFirst = record.attempt === 0;
  return (
    <div data-testid="pending" className="my-auto flex flex-col gap-1 text-center">
      {isWaiting(hold, now) ? (
        <p>
          {t('queued.sendsIn', {
            time: formats.duration(Math.ceil((hold.until - now) / 1000), 'second'),
          })}
        </p>
      ) : (
        <p>{t('lookupState.queued')}</p>
      )}
      {isFirst && <p>{t('card.notSentYet')}</p>}
      {record.batchId !== SINGLE && <p>{t('card.partOfBatch')}</p>}
    </div>
  );
}

/** Why a lookup failed or did not start, without a button: none in a page spends. */
export function FailureInCard({ failure, requests = 1 }: { failure: Failure; requests?: number }) {
  const { title } = failureTexts(failure, useTexts());
  return (
    <Notice data-testid="failure" data-kind={failure.kind} tone="problem" title={title}>
      <FailureDetails failure={failure} requests={requests} />
    </Notice>
  );
}
