import { useMemo, useRef } from 'react';
import { useApp } from '@/components/kit/use-app';
import { type AnsweredLookup, type Interpretations, interpretAll } from '@/utils/reading/interpret';
import type { Interpretation } from '@/utils/reading/parse-answer';
import type { ProviderProfiles } from '@/utils/reading/profile/profiles';

/** Of answers that are probably shown next. */
let ahead: Interpretations = new Map();

/** Reads an answer before it is shown. */
export function interpretAhead(answered: AnsweredLookup, profiles: ProviderProfiles): void {
  ahead = interpretAll([answered], profiles, ahead);
}

/**
 * Returns the interpretation of an answer by the id of its lookup, null if there is none. Each answer is read once while
 * it stays in the list and its score rule stays the same.
 */
export function useInterpretations(answered: readonly AnsweredLookup[]): (id: string) => Interpretation | null {
  const { profiles } = useApp();
  const known = useRef(ahead);
  return useMemo(() => {
    const current = interpretAll(answered, profiles, known.current);
    known.current = current;
    return (id) => current.get(id)?.interpretation ?? null;
  }, [answered, profiles]);
}
