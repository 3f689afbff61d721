import { useRef } from 'react';
import { AddressText } from '@/components/address-text';
import { Button } from '@/components/form/button';
import { RichText, useTexts } from '@/components/texts';
import { useLostFocus } from '@/components/use-lost-focus';
import { useNow } from '@/components/use-now';
import type { CardView } from '@/utils/lookup/card-view';
import { isWaiting } from '@/utils/lookup/circuit-breaker';
import { requestedAt, SINGLE } from '@/utils/lookup/lookup-record';
import { isFinal } from '@/utils/lookup/transitions';
import type { Report } from '@/utils/reading/report';
import type { Failure } from '@/utils/service/failure';
import { failureTexts } from '@/utils/service/failure-texts';
import { describeSubject } from '@/utils/service/request-subject';
import type { PlainKey } from '@/utils/texts/text-key';
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
  const { t } = useTexts();
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
          className={`text-with-parent min-w-0 flex-1 wrap-anywhere font-semibold outline-none ${isLong ? 'text-xs' : ''}`}
        >
          <AddressText>{email}</AddressText>
        </h1>
        <Button variant="icon" aria-label={t('form.close')} onPress={onClose}>
          ✕
        </Button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div tabIndex={0} aria-live="polite" className="flex min-h-16 flex-1 flex-col gap-1 overflow-auto">
        {view.kind === 'nothing' && <p>{t('card.nothing')}</p>}
        {view.kind === 'unread' && <p role="alert">{t('card.unread')}</p>}
        {view.kind === 'no-score' && <NoScoreYet popupKeys={view.popupKeys} />}
        {view.kind === 'failure' && <FailureText failure={view.failure} />}
        {view.kind === 'lookup' && <LookupState view={view} report={report} />}
      </div>
      {view.kind !== 'nothing' && view.kind !== 'no-score' && (
        <footer className="flex items-center gap-3">
          <Button onPress={onDetails}>{t(actionOf(view))}</Button>
          {view.kind === 'lookup' && view.record.state === 'done' && (
            <AnswerSource record={view.record} reused={view.how === 'reused'} />
          )}
        </footer>
      )}
    </main>
  );
}

/** The card never accepts a passphrase, because a page could imitate it. *Unlock* opens the popup. */
function actionOf(view: CardView): PlainKey {
  if (view.kind === 'unread') return 'command.openPopup';
  if (view.kind !== 'failure') return 'card.details';
  return view.failure.kind === 'locked' ? 'action.unlock' : 'command.openPopup';
}

/** The two ways to get a score, with and without a mouse. Neither is a button here: the page could steer it. */
function NoScoreYet({ popupKeys }: { popupKeys: string }) {
  const { t } = useTexts();
  const list = <i>{t('pageEmails.title')}</i>;
  return (
    <>
      <p className="font-semibold">{t('score.noneYet')}</p>
      <p>{t('card.withMouse')}</p>
      <p>
        {popupKeys === '' ? (
          <RichText text="card.withKeyboard" slots={{ list }} />
        ) : (
          <RichText text="card.withKeys" slots={{ list, keys: <kbd>{popupKeys}</kbd> }} />
        )}
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
  const { t } = useTexts();
  const { record } = view;
  const now = useNow(isFinal(record.state) ? 60_000 : 250);
  if (record.state === 'queued') return <Queued view={view} now={now} />;
  if (record.state === 'sending') {
    const seconds = Math.max(0, Math.floor((now - requestedAt(record)) / 1000));
    return <p data-testid="pending">{t('result.lookingUp', { seconds })}</p>;
  }
  if (record.state === 'unknown') {
    return (
      <div data-testid="unknown">
        <p className="font-semibold">⚠ {t('result.unknown')}</p>
        <p>{t('card.interrupted')}</p>
      </div>
    );
  }
  if (record.failure) return <FailureText failure={record.failure} />;
  return report && <AnswerInCard report={report} rule={view.rule} />;
}

function Queued({ view: { hold, record }, now }: { view: Extract<CardView, { kind: 'lookup' }>; now: number }) {
  const { t } = useTexts();
  const isFirst = record.attempt === 0;
  return (
    <div data-testid="pending">
      {isWaiting(hold, now) ? (
        <p>{t(isFirst ? 'queued.sendsIn' : 'queued.retriesIn', { seconds: Math.ceil((hold.until - now) / 1000) })}</p>
      ) : (
        <p>{t('lookupState.queued')}</p>
      )}
      {isFirst && <p>{t('card.notSentYet')}</p>}
      {/* The card is only notified of the final state, so "paused" would stay visible after the batch resumes. */}
      {record.batchId !== SINGLE && <p>{t('card.partOfBatch')}</p>}
    </div>
  );
}

function FailureText({ failure }: { failure: Failure }) {
  const { title, text } = failureTexts(failure, useTexts());
  return (
    <div role="alert" data-testid="failure" data-kind={failure.kind} className="flex flex-col gap-1">
      <p className="font-semibold">✕ {title}</p>
      <p>{text}</p>
      {failure.serviceText !== undefined && (
        <p>
          <RichText text="failure.providerSays" slots={{ text: <bdi>{failure.serviceText}</bdi> }} />
        </p>
      )}
    </div>
  );
}
