import { useEffect, useState } from 'react';
import type { ScoreRules } from '@/utils/settings/score-rules';
import { loadReadingRules, watchReadingRules } from '@/utils/storage/score-rules-item';

/** Returns the score rules, live; undefined while they load. A change updates every displayed answer. */
export function useReadingRules(): ScoreRules | undefined {
  const [rules, setRules] = useState<ScoreRules>();
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
