import type { JsonObject } from './json-node';
import { foldKey, saidBoolean, tellsError } from './said';
import { saysWorking } from './says-working';

/** Why a part of the answer is unreliable, and the key that says so. */
export type FailedPart = {
  why: 'failed' | 'timeout' | 'unavailable' | 'pending';
  key: string;
  /** false: "pending" may be a human review. Then only a 0 is not trusted. */
  sure: boolean;
};

const successKeys = new Set(['success', 'ok', 'succeeded', 'successful']);
const statusKeys = new Set(['status', 'state', 'resultstatus', 'modulestatus']);
const errorKeys = new Set(['error', 'errors', 'errormessage', 'exception']);

/** A cheap first check: most keys match none of these. */
const mayTell = /succ|ok|stat|err|exc|time/i;

const statusWords = new Map<string, FailedPart['why']>([
  ...['error', 'errored', 'exception'].map((word) => [word, 'failed'] as const),
  ...['timeout', 'timedout', 'time_out', 'timed_out', 'timed out'].map((word) => [word, 'timeout'] as const),
  ...['unavailable', 'not_available', 'not available', 'down'].map((word) => [word, 'unavailable'] as const),
]);

/**
 * Returns how and under which key an object reports failure or unfinished work, or null. `status: "failed"` counts only
 * beside an error: a check that a person failed is a result (Didit's steps).
 */
export function failedPart(node: JsonObject): FailedPart | null {
  let error: string | null = null;
  let failedStatus: string | null = null;
  for (const key of Object.keys(node)) {
    if (key.length > 20 || !mayTell.test(key)) continue;
    const name = foldKey(key);
    const value = node[key];
    if (successKeys.has(name) && saidBoolean(value) === false) return { why: 'failed', key, sure: true };
    if (name === 'timedout' && saidBoolean(value) === true) return { why: 'timeout', key, sure: true };
    if (statusKeys.has(name) && typeof value === 'string') {
      const why = statusWords.get(value.trim().toLowerCase());
      if (why) return { why, key, sure: true };
      const working = saysWorking(value);
      if (working) return { why: 'pending', key, sure: working === 'surely' };
      if (/^fail(ed|ure)?$/i.test(value.trim())) failedStatus = key;
    }
    // A bare `error: true|0.3` may be any measure; a text or an object under it reports a failure.
    if (errorKeys.has(name) && (typeof value === 'string' || typeof value === 'object') && tellsError(value))
      error = key;
  }
  return error !== null ? { why: 'failed', key: failedStatus ?? error, sure: true } : null;
}
