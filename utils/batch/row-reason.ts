import type { LookupRecord } from '../lookup/lookup-record';
import { FAILURES } from '../service/failure';

/** Returns why a row has nothing to show, or `''` if it has an answer or none yet. `isKept`: its answer is stored. */
export function rowReason({ state, failure }: Pick<LookupRecord, 'state' | 'failure'>, isKept: boolean): string {
  if (failure) return FAILURES[failure.kind].words(failure);
  return state === 'done' && !isKept ? 'The answer is not kept any more.' : '';
}
