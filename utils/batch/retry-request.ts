import type { BatchRecord, SourceTable } from '../lookup/batch-record';
import type { LookupRecord } from '../lookup/lookup-record';
import type { RequestSubject } from '../service/operations';
import { subjectText } from '../service/request-subject';

/**
 * Returns the request that sends subjects of a batch again as before: with their lines of its file and its choice of
 * new results, parties under their case.
 */
export function retryRequest(
  { id, operation, source, fileName, refresh, headings }: BatchRecord,
  rows: readonly LookupRecord[],
  subjects: RequestSubject[],
) {
  // Compared by content: the rows may have been read again since the question.
  const lines = new Map(rows.map(({ subject, sourceRows = [] }) => [subjectText(subject), sourceRows]));
  const table: SourceTable | undefined = headings && {
    headings,
    rows: subjects.map((subject) => lines.get(subjectText(subject)) ?? []),
  };
  const reference = (source === 'parties' && rows[0]?.purpose?.reference) || undefined;
  return { operation, subjects, source, fileName, refresh, table, reference, retryOf: id };
}
