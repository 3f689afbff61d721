import { useState } from 'react';
import { call } from '../messages/call';
import type { Subject } from '../service/contract';
import type { Failure } from '../service/failure';
import type { Database } from '../storage/database';
import { useLookup } from './use-lookup';

/** The test of the connection: one real look-up, always asked anew, and its live record. */
export function useTestLookup(database: Database) {
  const [id, setId] = useState('');
  const live = useLookup(database, id);

  async function onSend(subject: Subject): Promise<Failure | null> {
    const started = await call('lookup', { subject, gesture: 'test', refresh: true });
    // With `refresh` no other spelling is offered, so there is a failure.
    if (!started.ok) return started.failure ?? null;
    setId(started.id);
    return null;
  }
  // Where the background is gone there is nothing left to stop, and the live record says what became of it.
  const onStop = () => void call('stopLookup', { id }).catch(() => undefined);
  /** What was tested is not what is connected any more. */
  const forget = () => setId('');
  return { live, onSend, onStop, forget };
}
