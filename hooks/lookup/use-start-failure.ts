import { useEffect, useState } from 'react';
import type { Failure } from '@/utils/service/failure';
import { keyChanged } from '@/utils/storage/key-changed';

/** Returns why the last lookup did not start. A change of the key clears "locked", because the user has acted on it. */
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
