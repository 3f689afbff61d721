import { type ComponentType, type FormEvent, useState } from 'react';
import { Button } from '@/components/kit/button';
import { NoReplyNotice } from '@/components/kit/no-reply-notice';
import { TextField } from '@/components/kit/text-field';
import { RichText, useTexts } from '@/components/kit/texts';
import { useTextInput } from '@/components/kit/use-text-input';
import { FailureNotice } from '@/components/result/failure-notice';
import type { LookupRecord, StoredAnswer } from '@/utils/lookup/lookup-record';
import { subjectOfEmail } from '@/utils/lookup/subject-of-email';
import { typedEmailText } from '@/utils/lookup/typed-email-texts';
import type { Failure } from '@/utils/service/failure';
import type { RequestSubject } from '@/utils/service/operations';
import type { PlainKey } from '@/utils/texts/text-key';
import { ConnectionHost } from './connection-host';
import { ConnectionTestResult } from './connection-test-result';

/** Why a test stopped before anything was sent. */
type Stopped = Failure | { error: unknown } | null;

/**
 * Sends one real lookup and shows the outcome, by default the exact response. `live` is the last lookup started here, if any;
 * `onSend` starts one, or returns why it could not.
 */
export function ConnectionTest({
  baseUrl,
  isReady,
  live,
  onSend,
  onStop,
  action = 'connectionTest.run',
  Result = ConnectionTestResult,
  address = '',
  onAddress,
  autoFocus = false,
}: {
  baseUrl: string;
  isReady: boolean;
  live: { record: LookupRecord; answer: StoredAnswer | null } | null | undefined;
  onSend: (subject: RequestSubject) => Promise<Failure | null>;
  onStop: () => void;
  /** Label of the button. */
  action?: PlainKey;
  /** Draws the lookup and what came back. */
  Result?: ComponentType<{ record: LookupRecord; answer: StoredAnswer | null; onStop: () => void }>;
  /** Typed before, as when a refused key was replaced. */
  address?: string;
  /** Called with the address of each test. */
  onAddress?: (address: string) => void;
  /** It is what the page is for now: its field has the focus. */
  autoFocus?: boolean;
}) {
  const texts = useTexts();
  const { t } = texts;
  const { typed, setProblem, field } = useTextInput(address);
  const [isStarting, setStarting] = useState(false);
  const [stopped, setStopped] = useState<Stopped>(null);
  const isBusy = isStarting || live?.record.state === 'sending';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !isReady) return;
    const read = subjectOfEmail(typed);
    setProblem(read.ok ? undefined : typedEmailText(read.problem, typed, texts));
    if (!read.ok) return;
    onAddress?.(typed);
    setStarting(true);
    setStopped(null);
    onSend(read.subject)
      .then(setStopped, (error: unknown) => setStopped({ error }))
      .finally(() => setStarting(false));
  };
  return (
    <div className="flex flex-col gap-4">
      <form onSubmit={submit} noValidate className="flex flex-col gap-3">
        <p>
          {isReady ? (
            <RichText text="connectionTest.cost" slots={{ host: <ConnectionHost baseUrl={baseUrl} /> }} />
          ) : (
            t('connectionTest.notReady')
          )}
        </p>
        <TextField
          data-testid="test-email"
          autoFocus={autoFocus}
          label={t('form.email')}
          inputMode="email"
          autoComplete="off"
          spellCheck="false"
          placeholder={t('desk.exampleEmail')}
          {...field}
        />
        <p>
          <Button
            data-testid="run-test"
            variant={autoFocus ? 'primary' : 'plain'}
            size="large"
            type="submit"
            isDisabled={!isReady}
            isPending={isBusy}
          >
            {t(action)}
          </Button>
        </p>
      </form>
      {stopped &&
        ('error' in stopped ? (
          <NoReplyNotice error={stopped.error} />
        ) : (
          <FailureNotice failure={stopped} actions={{}} />
        ))}
      {stopped === null && live && (
        <Result key={live.record.id} record={live.record} answer={live.answer} onStop={onStop} />
      )}
    </div>
  );
}
