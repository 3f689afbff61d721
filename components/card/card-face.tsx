import { X } from 'lucide-react';
import { useId, useRef } from 'react';
import { AddressText, SentAs } from '@/components/kit/address-text';
import { BrandMark } from '@/components/kit/brand-mark';
import { Button } from '@/components/kit/button';
import { EnvironmentBand } from '@/components/kit/environment-band';
import { useSaid } from '@/components/kit/say';
import { RichText, useTexts } from '@/components/kit/texts';
import { useLostFocus } from '@/components/kit/use-lost-focus';
import { useNow } from '@/components/kit/use-now';
import { useResultSaid } from '@/components/result/use-result-said';
import { AnswerSource } from '@/components/score/answer-in-card';
import { resultInWords } from '@/utils/case-file/result-in-words';
import { standingOf } from '@/utils/decision/decision';
import { standingText, subjectDecisionText } from '@/utils/decision/decision-texts';
import { readableEmail } from '@/utils/lookup/readable-email';
import type { Failure } from '@/utils/service/failure';
import { describeSubject } from '@/utils/service/request-subject';
import { calendarDay } from '@/utils/settings/calendar-day';
import type { CardView } from '@/utils/surfaces/card-view';
import type { PlainKey } from '@/utils/texts/text-key';
import { FailureInCard, LookupInCard } from './lookup-in-card';

/** The user's decision in the card's foot; an expired or outdated one says so, if need be on a second line. */
function CardDecision({
  made,
  factsDigest,
}: {
  made: NonNullable<Extract<CardView, { kind: 'lookup' }>['decision']>;
  factsDigest: string;
}) {
  const texts = useTexts();
  const standing = standingOf(made, calendarDay(new Date(useNow(60_000))), factsDigest);
  const why = standing === 'valid' ? null : standingText(made, standing, texts);
  const line = [texts.t('rows.decisionIs', { decision: subjectDecisionText(made, texts) }), why];
  return (
    <p data-testid="card-decision" className="wrap-anywhere">
      {line.filter(Boolean).join(' · ')}
    </p>
  );
}

/**
 * The card in a page: the full address first, the score as sent, the reasons, and a link to the details. No button here
 * spends.
 */
export function CardFace({ view, onDetails, onClose }: { view: CardView; onDetails: () => void; onClose: () => void }) {
  const texts = useTexts();
  const { t } = texts;
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useLostFocus(title, view);
  const email = emailOf(view);
  const reading = view.kind === 'lookup' && view.record.state === 'done' ? view.reading : null;
  const words = reading ? resultInWords({ ...reading, isScreening: false }, texts) : undefined;
  const titleProps = useResultSaid(title, email, words);
  useSaid(view.kind === 'unread' ? t('card.unread') : null);
  const isLong = email.length > 80;
  return (
    <main className="flex max-h-screen flex-col overflow-auto rounded-lg bg-paper">
      <EnvironmentBand environment={environmentOf(view)} />
      <header
        className={`flex min-h-11 shrink-0 gap-2 border-b border-line py-1.5 ps-3 pe-1.5 ${isLong ? 'items-start' : 'items-center'}`}
      >
        {!isLong && <BrandMark />}
        <h1
          id={titleId}
          ref={title}
          tabIndex={-1}
          {...titleProps}
          dir="auto"
          className={`text-with-parent min-w-0 flex-1 wrap-anywhere text-balance font-semibold outline-none ${isLong ? 'text-xs' : ''}`}
        >
          <AddressText>{readableEmail(email) ?? email}</AddressText>
          <span className="flex font-normal">
            <SentAs email={email} />
          </span>
        </h1>
        <Button variant="icon" aria-label={t('form.close')} onPress={onClose}>
          <X />
        </Button>
      </header>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        aria-labelledby={titleId}
        className="flex min-h-16 flex-auto flex-col gap-2 overflow-auto px-3 py-2 -outline-offset-2"
      >
        {view.kind === 'nothing' && <p>{t('card.nothing', { item: t('menu.scoreClicked') })}</p>}
        {view.kind === 'unread' && <p>{t('card.unread')}</p>}
        {view.kind === 'no-score' && <NoScoreYet popupKeys={view.popupKeys} />}
        {view.kind === 'failure' && <FailureInCard failure={view.failure} />}
        {view.kind === 'lookup' && <LookupInCard view={view} />}
      </section>
      {view.kind !== 'nothing' && view.kind !== 'no-score' && (
        <footer className="flex min-h-11 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-well px-3 py-1.5">
          <div className="basis-full text-xs text-muted empty:hidden">
            {view.kind === 'lookup' && view.decision && view.reading && (
              <CardDecision made={view.decision} factsDigest={view.reading.factsDigest} />
            )}
            <CaseNote view={view} />
          </div>
          <div className="min-w-0 flex-1 text-xs text-muted">
            <FootNote view={view} />
          </div>
          <Button variant={failureOf(view) || view.kind === 'unread' ? 'primary' : 'plain'} onPress={onDetails}>
            {t(actionOf(view))}
          </Button>
        </footer>
      )}
    </main>
  );
}

/** Where the request went and when; the provider's number of a failed one. */
function FootNote({ view }: { view: CardView }) {
  const { t } = useTexts();
  const failure = failureOf(view);
  if (failure?.reference !== undefined) {
    return <span className="wrap-anywhere">{t('failure.requestId', { id: failure.reference })}</span>;
  }
  // What was not sent comes from nowhere yet. A stored answer was sent for another lookup.
  if (view.kind !== 'lookup' || (view.record.state !== 'done' && view.record.attempt === 0)) return null;
  return <AnswerSource record={view.record} reused={view.how === 'reused'} />;
}

/** The case for which the user asked. */
function CaseNote({ view }: { view: CardView }) {
  const reference = (view.kind === 'lookup' && view.purpose?.reference) || '';
  if (reference === '') return null;
  return (
    <p className="line-clamp-2 wrap-anywhere" data-testid="case">
      <RichText text="purpose.isCase" slots={{ reference: <bdi>{reference}</bdi> }} />
    </p>
  );
}

/** Returns the environment that answered, or would have. */
function environmentOf(view: CardView): string | undefined {
  if (view.kind === 'lookup') return view.record.environment;
  return view.kind === 'failure' || view.kind === 'no-score' ? view.environment : undefined;
}

/** Returns why a lookup failed or did not start. */
function failureOf(view: CardView): Failure | undefined {
  if (view.kind === 'failure') return view.failure;
  return view.kind === 'lookup' ? view.record.failure : undefined;
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
      <p className="font-semibold">{t('noScore.pending.title')}</p>
      <p>{t('card.withMouse', { item: t('menu.scoreClicked') })}</p>
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
