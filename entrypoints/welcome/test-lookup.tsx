import { useState } from 'react';
import { ConnectionTest } from '@/components/connection-test';
import { useLookup } from '@/utils/live/use-lookup';
import { call } from '@/utils/messages/call';
import type { Subject } from '@/utils/service/contract';
import type { Failure } from '@/utils/service/failure';
import type { Database } from '@/utils/storage/database';

/** The test of the connection, on the real background and the live record of the look-up. */
export function TestLookup({ database, baseUrl, isReady }: { database: Database; baseUrl: string; isReady: boolean }) {
  const [id, setId] = useState('');
  const live = useLookup(database, id);
  const send = async (subject: Subject): Promise<Failure | null> => {
    const started = await call('lookup', { subject, gesture: 'test', refresh: true });
    if (!started.ok) return started.failure;
    setId(started.id);
    return null;
  };
  // Where the background is gone there is nothing left to stop, and the live record says what became of it.
  const stop = () => void call('stopLookup', { id }).catch(() => undefined);
  return <ConnectionTest baseUrl={baseUrl} isReady={isReady} live={live} onSend={send} onStop={stop} />;
}
