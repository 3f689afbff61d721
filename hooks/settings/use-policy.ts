import { useEffect, useState } from 'react';
import type { Policy } from '@/utils/settings/policy';
import { loadPolicy, watchPolicy } from '@/utils/storage/policy-item';

const NONE: Policy = {};

/** Returns the organization's policy, live; empty while it loads, because nothing waits for it. */
export function usePolicy(): Policy {
  const [policy, setPolicy] = useState<Policy>();
  useEffect(() => {
    const gone = new AbortController();
    watchPolicy(gone.signal, setPolicy);
    loadPolicy().then(
      (loaded) => setPolicy((current) => current ?? loaded),
      () => undefined,
    );
    return () => gone.abort();
  }, []);
  return policy ?? NONE;
}
