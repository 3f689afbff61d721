import { otherSubjectInWords } from '@/utils/case-file/other-subject-in-words';
import type { OtherSubject } from '@/utils/compare/other-subject';
import type { RepeatedKey } from '@/utils/json/repetition';
import type { LookupRecord } from '../lookup/lookup-record';
import { abstentionInWords, duplicateKeyText, noScoreTexts } from '../reading/in-words';
import type { Abstention } from '../reading/score/score';
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

/** What the user must know of an answer besides its score: that it is about another subject, a field that was sent twice, or why there is no score. */
export type RowRemark = { other: OtherSubject } | { sentTwice: RepeatedKey } | { abstained: Abstention };

/** Returns a remark as a sentence, for a table, or `''` without one or if the score's own cell says enough. */
export function remarkText(remark: RowRemark | null, texts: Pick<Texts, 't'>): string {
  if (remark === null) return '';
  if ('other' in remark) return otherSubjectInWords(remark.other, texts);
  if ('sentTwice' in remark) return duplicateKeyText(remark.sentTwice, texts);
  return abstentionInWords(remark.abstained, texts) ?? '';
}

/** Returns a remark as a sentence, for an export, which says why each score is missing; `''` without one. */
export function exportedRemark(remark: RowRemark | null, texts: Pick<Texts, 't' | 'formats'>): string {
  if (remark === null || !('abstained' in remark)) return remarkText(remark, texts);
  return noScoreTexts(remark.abstained, texts).sentence;
}
