import { envelopes } from './envelope';
import { childPointer } from './json-pointer';
import type { Pending } from './report';
import { foldKey } from './said';
import { saysWorking } from './says-working';

const statusKeys = new Set([
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
      if (key.length > 20 || typeof text !== 'string' || !statusKeys.has(foldKey(key))) continue;
      const working = saysWorking(text);
      if (working) return { pointer: [...path, key].reduce(childPointer, ''), text, sure: working === 'surely' };
    }
  }
  return null;
}
