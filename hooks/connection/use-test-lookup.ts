import { useState } from 'react';
import { useLookup } from '@/hooks/lookup/use-lookup';
import { call } from '@/utils/messages/call';
import type { Failure } from '@/utils/service/failure';
import type { RequestSubject } from '@/utils/service/operations';

/** Returns the test of the connection: one real lookup, never answered from storage, and its live record. */
export function useTestLookup() {
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
