import { normalizeKey } from '@/utils/reading/json/blank';
import { envelopes } from '@/utils/reading/json/envelope';
import { childPointer } from '@/utils/reading/json/pointer';
import { readWorkingStatus } from '@/utils/reading/json/working-status';

export type Pending = { pointer: string; text: string };

const STATUS_KEYS = new Set([
  'status',
  'state',
  'resultstatus',
  'requeststatus',
  'jobstatus',
  'processingstatus',
  'reportstatus',
]);

/** `sure: false`: the pending work may be a human review. */
export type PendingSign = Pending & { sure: boolean };

/** Returns the status of the whole answer if it says that the service is still working. */
export function readPending(json: unknown): PendingSign | null {
  for (const { node, path } of envelopes(json)) {
    for (const key of Object.keys(node)) {
      const text = node[key];
      if (key.length > 20 || typeof text !== 'string' || !STATUS_KEYS.has(normalizeKey(key))) continue;
      const working = readWorkingStatus(text);
      if (working) return { pointer: [...path, key].reduce(childPointer, ''), text, sure: working === 'surely' };
    }
  }
  return null;
}
