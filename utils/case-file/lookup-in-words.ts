import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { rowNamesOf } from '@/utils/reading/glance-report';
import type { Interpretation } from '@/utils/reading/parse-answer';
import { OPERATIONS } from '@/utils/service/operations';
import type { Texts } from '@/utils/texts/texts';
import { otherSubjectOf } from './contradictions';
import { resultInWords } from './result-in-words';

/** Returns what is said of the result of a lookup; undefined while it has no answer that can be read. */
export function lookupInWords(record: LookupRecord, read: Interpretation | null, texts: Texts): string | undefined {
  if (record.state !== 'done' || read === null) return undefined;
  const { report } = read;
  const otherSubject = otherSubjectOf(record, report);
  const { isScreening } = OPERATIONS[report.operation];
  return resultInWords({ ...report, rowNames: rowNamesOf(report), otherSubject, isScreening }, texts);
}
