import { Button } from '@/components/kit/button';
import { Notice } from '@/components/kit/notice';
import { useTexts } from '@/components/kit/texts';
import { FAILURES, type Failure } from '@/utils/service/failure';
import { failureTexts } from '@/utils/service/failure-texts';
import { ACTION_LABELS, type NextAction } from '@/utils/service/next-action';
import { FailureDetails } from './failure-details';

/** Handlers of the next actions on this surface; an action without a handler gets no button, only its text. */
export type FailureActions = Partial<Record<NextAction, () => void>>;

/**
 * Shows any failure, with what {@link FailureDetails} says and its actions. `waitSeconds` disables the button during a
 * rate limit. `isMain`: its action is the main one of the screen.
 */
export function FailureNotice({
  failure,
  actions,
  waitSeconds = 0,
  requests = 1,
  isMain = false,
}: {
  failure: Failure;
  actions: FailureActions;
  waitSeconds?: number;
  requests?: number;
  isMain?: boolean;
}) {
  const texts = useTexts();
  const { t, formats } = texts;
  const row = FAILURES[failure.kind];
  const next = offeredAction(row.next, actions);
  const other = 'other' in row ? offeredAction(row.other, actions) : null;
  const { title } = failureTexts(failure, texts);
  const primaryAction = next === null ? undefined : actions[next];
  // If an earlier failure stopped sending, its next action is offered too; otherwise the failure's other way out.
  const causeNext = failure.cause === undefined ? other : offeredAction(FAILURES[failure.cause].next, actions);
  const causeAction = causeNext === null || causeNext === 'ask-again' ? undefined : actions[causeNext];
  // While sending is on hold, what fixes its cause comes first: resuming alone would be refused again.
  const isCauseFirst = failure.cause !== undefined && causeAction !== undefined;
  const causeButton = causeNext && causeAction && (
    <Button data-testid={causeNext} variant={isMain && isCauseFirst ? 'primary' : 'plain'} onPress={causeAction}>
      {t(ACTION_LABELS[causeNext])}
    </Button>
  );
  const isRetry = next === 'ask-again' || next === 'try-anyway';
  // Where nothing is to be done, another try would only be billed again.
  const retryAction = isRetry || next === null ? undefined : actions['ask-again'];
  // The failure of a lookup may have stopped all others too.
  const resumeAction = failure.cause === undefined ? actions['go-on'] : undefined;
  const isTooEarly = next === 'ask-again' && waitSeconds > 0;
  return (
    <Notice
      data-testid="failure"
      data-kind={failure.kind}
      tone={failure.kind === 'cancelled' ? 'neutral' : 'problem'}
      title={title}
      actions={
        (primaryAction || retryAction || causeAction || resumeAction) && (
          <>
            {isCauseFirst && causeButton}
            {next && primaryAction && (
              <Button
                data-testid={next}
                variant={isMain && !isRetry && !isCauseFirst ? 'primary' : 'plain'}
                onPress={primaryAction}
                isDisabled={isTooEarly}
              >
                {isTooEarly
                  ? t('action.tryAgainIn', { time: formats.duration(waitSeconds, 'second') })
                  : t(ACTION_LABELS[next])}
              </Button>
            )}
            {!isCauseFirst && causeButton}
            {resumeAction && (
              <Button data-testid="go-on" onPress={resumeAction}>
                {t(ACTION_LABELS['go-on'])}
              </Button>
            )}
            {retryAction && (
              <Button data-testid="ask-again" onPress={retryAction}>
                {t('action.tryAgain')}
              </Button>
            )}
          </>
        )
      }
    >
      <FailureDetails failure={failure} requests={requests}>
        {failure.reference !== undefined && (
          <p className="text-xs text-muted">{t('failure.requestId', { id: failure.reference })}</p>
        )}
        <a
          data-testid="failure-help"
          href={`/help/failures-${t('locale')}.html#${failure.kind}`}
          target="_blank"
          rel="noreferrer"
          className="text-xs"
        >
          {t('about.help')}
        </a>
      </FailureDetails>
    </Notice>
  );
}

/**
 * Returns what to offer for a next action. Without its URL, the dashboard cannot be opened, but the URL can be added; a
 * refused lookup can be sent together with resuming.
 */
export function offeredAction(next: NextAction | null, actions: FailureActions): NextAction | null {
  if (next === 'open-dashboard' && !actions[next]) return 'add-dashboard';
  return next === 'go-on' && actions['try-anyway'] ? 'try-anyway' : next;
}
