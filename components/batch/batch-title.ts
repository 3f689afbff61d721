import type { BatchRecord } from '@/utils/lookup/batch-record';
import type { Operation } from '@/utils/service/operations';
import type { TextKey } from '@/utils/texts/text-key';
import type { Texts } from '@/utils/texts/texts';

const TITLES = { score: 'batch.scores', overview: 'batch.checks' } as const satisfies Record<Operation, TextKey>;

/** Returns the title of a batch: its kind and number of lookups. */
export const batchTitle = ({ operation, total }: Pick<BatchRecord, 'operation' | 'total'>, { t }: Pick<Texts, 't'>) =>
  t(TITLES[operation], { count: total });

/** Returns the display name of a connection: the host, with the user's name for it. */
export const connectionLabel = ({ host, connectionName }: Pick<BatchRecord, 'host' | 'connectionName'>): string =>
  connectionName === '' ? host : `${host} (${connectionName})`;
