import { useEffect, useState } from 'react';
import type { Failure } from '../service/failure';
import { keyChanged } from '../storage/key-changed';

/** Why the last look-up did not start. "Locked" goes when the key changes: the person has done something about it. */
export function useStartFailure() {
  const [failure, setFailure] = useState<Failure | 'no-reply' | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    keyChanged.watch(gone.signal, () =>
      setFailure((current) => (current !== 'no-reply' && current?.kind === 'locked' ? null : current)),
    );
    return () => gone.abort();
  }, []);
  return [failure, setFailure] as const;
}
