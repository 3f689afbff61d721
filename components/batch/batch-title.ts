import type { BatchRecord } from '@/utils/lookup/batch-record';
import { OPERATIONS } from '@/utils/service/operations';
import type { Texts } from '@/utils/texts/texts';

/** Returns the title of a batch: its kind and number of lookups. */
export const batchTitle = ({ operation, total }: Pick<BatchRecord, 'operation' | 'total'>, { t }: Pick<Texts, 't'>) =>
  t(OPERATIONS[operation].words.batch, { count: total });
