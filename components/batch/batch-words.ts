import type { BatchRecord } from '@/utils/lookup/batch-record';
import { OPERATIONS, type Operation } from '@/utils/service/operations';

export const number = (count: number): string => count.toLocaleString('en');

/** "1 address", "30 subjects". */
export const subjectsOf = (operation: Operation, count: number): string =>
  `${number(count)} ${OPERATIONS[operation].words[count === 1 ? 'one' : 'many']}`;

/** "1 look-up", "30 look-ups". */
export const lookups = (count: number): string => `${number(count)} ${count === 1 ? 'look-up' : 'look-ups'}`;

/** Returns the display name of a connection: the host, with the user's name for it. */
export const serviceOf = ({ host, connectionName }: Pick<BatchRecord, 'host' | 'connectionName'>): string =>
  connectionName === '' ? host : `${host} (${connectionName})`;

/** Returns the title of a batch: its operation and number of subjects. */
export const batchTitle = ({ operation, total }: Pick<BatchRecord, 'operation' | 'total'>): string =>
  `${OPERATIONS[operation].words.verb} ${subjectsOf(operation, total)}`;
