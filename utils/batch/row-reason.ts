import type { LookupRecord } from '../lookup/lookup-record';
import { failureTexts } from '../service/failure-texts';
import type { Texts } from '../texts/texts';

/** Returns why a row has nothing to show, or `''` if it has an answer or none yet. `isKept`: its answer is stored. */
export function rowReason(
  { state, failure }: Pick<LookupRecord, 'state' | 'failure'>,
  isKept: boolean,
  texts: Texts,
): string {
  if (failure) return failureTexts(failure, texts).title;
  return state === 'done' && !isKept ? texts.t('result.gone') : '';
}
