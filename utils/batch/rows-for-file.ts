import type { LookupRecord } from '../lookup/lookup-record';
import type { Texts } from '../texts/texts';
import { arrangeRows, type RowFilter, type Sorting } from './arrange-rows';
import { type DecisionOf, UNDECIDED } from './row-decision';
import { isByAnswer } from './row-groups';
import type { RowSummary } from './row-summary';

type Readings = ReadonlyMap<string, RowSummary>;

/** Whether a filter looks into answers, so that it misses rows until all of them are read. */
export const filtersByAnswer = ({ text, group }: RowFilter): boolean => text.trim() !== '' || isByAnswer(group);

/** Whether a filter may still find more rows, because it looks into answers that are not read yet. */
export const isStillSearching = (rows: readonly LookupRecord[], filter: RowFilter, readings: Readings): boolean =>
  filtersByAnswer(filter) && rows.some(({ id, state }) => state === 'done' && !readings.has(id));

/** Returns the rows of a file in order. First reads all answers if the filter or the order depends on them. */
export async function rowsForFile(
  rows: readonly LookupRecord[],
  { filter, sorting }: { filter: RowFilter; sorting: Sorting },
  readAll: (rows: readonly LookupRecord[]) => Promise<Readings>,
  texts: Texts,
  decisionOf: DecisionOf = UNDECIDED,
): Promise<readonly LookupRecord[]> {
  const needsAnswers = filtersByAnswer(filter) || sorting.by === 'score';
  return arrangeRows(rows, filter, sorting, needsAnswers ? await readAll(rows) : new Map(), texts, decisionOf);
}
