import { useRef } from 'react';
import { AddressText } from '@/components/address-text';
import { Button } from '@/components/form/button';
import { useLostFocus } from '@/components/use-lost-focus';
import { useNow } from '@/components/use-now';
import type { CardView } from '@/utils/lookup/card-view';
import { isWaiting } from '@/utils/lookup/circuit-breaker';
import { requestedAt, SINGLE } from '@/utils/lookup/lookup-record';
import { isFinal } from '@/utils/lookup/transitions';
import type { Report } from '@/utils/reading/report';
import { FAILURES, type Failure } from '@/utils/service/failure';
import { describeSubject } from '@/utils/service/request-subject';
import { AnswerInCard, AnswerSource } from './answer-in-card';

/**
 * The card in a page: the full address first, the score as sent, the reasons, and a link to the details. No button here
 * spends.
 */
export function CardFace({
  view,
  report,
  onDetails,
  onClose,
}: {
  view: CardView;
  report: Report | null;
  onDetails: () => void;
  onClose: () => void;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  useLostFocus(title, view);
  const email = emailOf(view);
  const isLong = email.length > 80;
  return (
    <main className="flex h-screen flex-col gap-1.5 overflow-auto p-3">
      <header className={`-my-1 flex gap-2 ${isLong ? 'items-start' : 'items-center'}`}>
        <h1
          ref={title}
          tabIndex={-1}
          dir="auto"
          className={`min-w-0 flex-1 wrap-anywhere font-semibold outline-none ${isLong ? 'text-xs' : ''}`}
        >
          <AddressText>{email}</AddressText>
        </h1>
        <Button variant="icon" aria-label="Close" onPress={onClose}>
          ✕
        </Button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div tabIndex={0} aria-live="polite" className="flex min-h-16 flex-1 flex-col gap-1 overflow-auto">
        {view.kind === 'nothing' && <p>Nothing to show here. Right-click an email address and choose Score.</p>}
        {view.kind === 'unread' && (
          <p role="alert">
            What belongs here cannot be read just now. Open Sightline: it says what is wrong and what you can do.
          </p>
        )}
        {view.kind === 'no-score' && <NoScoreYet popupKeys={view.popupKeys} />}
        {view.kind === 'failure' && <FailureWords failure={view.failure} />}
        {view.kind === 'lookup' && <LookupState view={view} report={report} />}
      </div>
      {view.kind !== 'nothing' && view.kind !== 'no-score' && (
        <footer className="flex items-center gap-3">
          <Button onPress={onDetails}>{actOf(view)}</Button>
          {view.kind === 'lookup' && view.record.state === 'done' && (
            <AnswerSource record={view.record} reused={view.how === 'reused'} />
          )}
        </footer>
      )}
    </main>
  );
}

/** The card never accepts a passphrase, because a page could imitate it. *Unlock* opens the popup. */
function actOf(view: CardView): string {
  if (view.kind === 'unread') return 'Open Sightline';
  if (view.kind !== 'failure') return 'Open details';
  return view.failure.kind === 'locked' ? 'Unlock' : 'Open Sightline';
}

/** The two ways to get a score, with and without a mouse. Neither is a button here: the page could steer it. */
function NoScoreYet({ popupKeys }: { popupKeys: string }) {
  return (
    <>
      <p className="font-semibold">No score yet</p>
      <p>With the mouse: right-click the address and choose Score.</p>
      <p>
        With the keyboard: open Sightline
        {popupKeys !== '' && (
          <>
            {' '}
            with <kbd>{popupKeys}</kbd>
          </>
        )}
        , go to the address under <i>Emails on this page</i> and choose Score.
      </p>
    </>
  );
}

/** Returns the address exactly as sent, in every state: it may differ from the one the user clicked. */
function emailOf(view: CardView): string {
  if (view.kind === 'failure' || view.kind === 'no-score') return view.email;
  return view.kind === 'lookup' ? describeSubject(view.record.subject).title : 'Sightline';
}

function LookupState({ view, report }: { view: Extract<CardView, { kind: 'lookup' }>; report: Report | null }) {
  const { record } = view;
  const now = useNow(isFinal(record.state) ? 60_000 : 250);
  if (record.state === 'queued') return <p data-testid="pending">{waiting(view, now)}</p>;
  if (record.state === 'sending') {
    return (
      <p data-testid="pending">
        Asking {record.host}… {Math.max(0, Math.floor((now - requestedAt(record)) / 1000))} s
      </p>
    );
  }
  if (record.state === 'unknown') {
    return (
      <div data-testid="unknown">
        <p className="font-semibold">⚠ Outcome unknown</p>
        <p>The look-up was interrupted and the answer is lost. It may have been counted. Ask again in the details.</p>
      </div>
    );
  }
  if (record.failure) return <FailureWords failure={record.failure} />;
  return report && <AnswerInCard report={report} rule={view.rule} />;
}

function waiting({ hold, record }: Extract<CardView, { kind: 'lookup' }>, now: number): string {
  const words = isWaiting(hold, now)
    ? `Waiting ${Math.ceil((hold.until - now) / 1000)} s, as the service asked for patience.`
    : `Waiting for its turn.${record.attempt === 0 ? ' Nothing was sent yet.' : ''}`;
  // The card is only notified of the final state, so "paused" would stay visible after the batch resumes.
  return record.batchId === SINGLE ? words : `${words} It is one of a batch: while that is paused, it is not sent.`;
}

function FailureWords({ failure }: { failure: Failure }) {
  const row = FAILURES[failure.kind];
  return (
    <div role="alert" data-testid="failure" data-kind={failure.kind} className="flex flex-col gap-1">
      <p className="font-semibold">✕ {row.words(failure)}</p>
      <p>{row.advice}</p>
      {failure.serviceText !== undefined && (
        <p>
          The service says: <q dir="auto">{failure.serviceText}</q>
        </p>
      )}
    </div>
  );
}
