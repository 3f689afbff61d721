import type { Purpose } from '../lookup/lookup-record';
import type { Database } from './database';

/** The case and reason that the user has set; empty texts if not. */
export type CurrentPurpose = Pick<Purpose, 'reference' | 'reason'>;

/** Returns the case and reason that are stamped on lookups now. */
export async function readPurpose({ purposes }: Database): Promise<CurrentPurpose> {
  const { reference = '', reason = '' } = (await purposes.get('current')) ?? {};
  return { reference, reason };
}

/** Stores case and reason; they stay until they are changed. */
export async function savePurpose({ purposes }: Database, { reference, reason }: CurrentPurpose): Promise<void> {
  await purposes.put({ id: 'current', reference, reason });
}
