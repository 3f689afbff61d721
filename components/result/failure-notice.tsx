import { Button } from '@/components/form/button';
import { FAILURES, type Failure } from '@/utils/service/failure';
import type { NextAction } from '@/utils/service/next-action';
import { Notice } from '../notice';

/** Handlers of the next actions on this surface; an action without a handler gets no button, only its text. */
export type FailureActions = Partial<Record<NextAction, () => void>>;

/** Button label of each next action. */
export const ACTION_WORDS: Record<NextAction, string> = {
  'open-settings': 'Open settings',
  'raise-budget': 'Raise the budget',
  'grant-permission': 'Allow in settings',
  unlock: 'Unlock',
  'ask-again': 'Ask again',
  'edit-input': 'Edit',
  'open-dashboard': 'My API Keys',
  'go-on': 'Go on sending',
  none: '',
};

/**
 * Shows any failure: the cause, the advice, the service's own text, and whether it may have counted. `waitSeconds`
 * disables the button during a rate limit.
 */
export function FailureNotice({
  failure,
  actions,
  waitSeconds = 0,
}: {
  failure: Failure;
  actions: FailureActions;
  waitSeconds?: number;
}) {
  const row = FAILURES[failure.kind];
  const primaryAction = actions[row.next];
  // If an earlier failure stopped sending, its next action is offered too.
  const causeNext = failure.cause === undefined ? undefined : FAILURES[failure.cause].next;
  const causeAction = causeNext === undefined || causeNext === 'ask-again' ? undefined : actions[causeNext];
  const retryAction = row.next === 'ask-again' || row.next === 'go-on' ? undefined : actions['ask-again'];
  return (
    <Notice
      data-testid="failure"
      data-kind={failure.kind}
      tone={failure.kind === 'cancelled' ? 'neutral' : 'problem'}
      title={row.words(failure)}
      actions={
        (primaryAction || retryAction || causeAction) && (
          <>
            {primaryAction && (
              <Button
                data-testid={row.next}
                onPress={primaryAction}
                isDisabled={row.next === 'ask-again' && waitSeconds > 0}
              >
                {ACTION_WORDS[row.next]}
                {row.next === 'ask-again' && waitSeconds > 0 && ` in ${waitSeconds} s`}
              </Button>
            )}
            {causeNext && causeAction && (
              <Button data-testid={causeNext} onPress={causeAction}>
                {ACTION_WORDS[causeNext]}
              </Button>
            )}
            {retryAction && (
              <Button data-testid="ask-again" onPress={retryAction}>
                {ACTION_WORDS['ask-again']}
              </Button>
            )}
          </>
        )
      }
    >
      <p>{row.advice}</p>
      {failure.serviceText !== undefined && (
        <p>
          The service says: <q dir="auto">{failure.serviceText}</q>
        </p>
      )}
      {failure.reference !== undefined && (
        <p className="text-xs text-muted">Reference for its support: {failure.reference}</p>
      )}
      {row.counted === 'maybe' && (
        <p data-testid="may-have-counted" className="text-xs text-muted">
          The service may have counted this look-up. Asking again is a new one.
        </p>
      )}
    </Notice>
  );
}
