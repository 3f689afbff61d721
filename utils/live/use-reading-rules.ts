import { useEffect, useState } from 'react';
import type { ReadingRules } from '../settings/reading-rules';
import { loadReadingRules, watchReadingRules } from '../storage/reading-rules-item';

/** The reading rules, live; undefined until they are read. A change re-reads every answer on the screen. */
export function useReadingRules(): ReadingRules | undefined {
  const [rules, setRules] = useState<ReadingRules>();
  useEffect(() => {
    const gone = new AbortController();
    watchReadingRules(gone.signal, setRules);
    loadReadingRules().then(
      (loaded) => setRules((current) => current ?? loaded),
      () => setRules({}),
    );
    return () => gone.abort();
  }, []);
  return rules;
}
