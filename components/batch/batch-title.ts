import type { BatchRecord } from '@/utils/lookup/batch-record';
import { OPERATIONS } from '@/utils/service/operations';
import type { Texts } from '@/utils/texts/texts';

/** Returns the title of a batch: the file that it comes from, its kind and number of lookups. */
export function batchTitle(
  { operation, total, fileName }: Pick<BatchRecord, 'operation' | 'total'> & { fileName?: string | undefined },
  { t }: Pick<Texts, 't'>,
): string {
  const lookups = t(OPERATIONS[operation].words.batch, { count: total });
  // Isolated: a name from right to left must not turn the rest around.
  return fileName === undefined ? lookups : `\u2068${fileName}\u2069 · ${lookups}`;
}
