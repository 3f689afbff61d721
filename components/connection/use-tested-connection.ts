import { useState } from 'react';
import { useApp } from '@/components/kit/use-app';
import { useHold } from '@/components/result/use-hold';
import { useLookup } from '@/components/result/use-lookup';
import { call } from '@/utils/messages/call';
import { FAILURES, type Failure } from '@/utils/service/failure';
import type { RequestSubject } from '@/utils/service/operations';
import type { EditableConnection } from './editable-connection';
import { useConnection } from './use-connection';
import { connectionPort } from './use-key-status';

/** Returns the connection and its test. A test of another address or key is not shown with the new one. */
export function useTestedConnection() {
  const { settings, policy } = useApp();
  const saved = useConnection(settings, connectionPort, policy);
  const { forget, ...test } = useTestLookup();
  const connection: EditableConnection = {
    ...saved,
    save(typed) {
      forget();
      return saved.save(typed);
    },
    forgetKey() {
      forget();
      return saved.forgetKey();
    },
  };
  const hold = useHold(settings.accountId);
  const failures = [test.live?.record.failure, hold?.kind === 'halted' ? hold.failure : undefined];
  // A failure that only the settings can fix means that the setup is wrong, even if it is saved.
  const isRefused = failures.some(
    (failure) => failure !== undefined && FAILURES[failure.kind].next === 'open-settings',
  );
  const isKeyRefused = failures.some((failure) => failure?.kind === 'key-refused');
  return { connection, test, isRefused, isKeyRefused };
}

/** Returns the test of the connection: one real lookup, never answered from storage, and its live record. */
function useTestLookup() {
  const [id, setId] = useState('');
  const live = useLookup(id);

  async function onSend(subject: RequestSubject): Promise<Failure | null> {
    const started = await call('lookup', { subject, gesture: 'test', refresh: true });
    // With `refresh` no other spelling is offered, so there is a failure.
    if (!started.ok) return started.failure ?? null;
    setId(started.id);
    return null;
  }
  // If the background is gone, there is nothing to stop; the live record shows the outcome.
  const onStop = () => void call('stopLookup', { id }).catch(() => undefined);
  /** The tested connection is no longer the current one. */
  const forget = () => setId('');
  return { live, onSend, onStop, forget };
}
