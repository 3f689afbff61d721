import { ERROR_KEYS, indicatesError, PART_STATUS_KEYS, SUCCESS_KEYS } from './error-body';
import { type JsonObject, normalizeKey, parseBoolean } from './json-object';

/** Why a part of the answer is unreliable, and the key that says so. */
export interface FailedPart {
  why: 'failed' | 'timeout' | 'unavailable' | 'pending';
  key: string;
  /** false: "pending" may be a human review. Then only a 0 is not trusted. */
  sure: boolean;
}

/** A cheap first check: most keys match none of these. */
const MAY_REPORT = /succ|ok|stat|err|exc|time/i;

const STATUS_WORDS = new Map<string, FailedPart['why']>([
  ...['error', 'errored', 'exception'].map((word) => [word, 'failed'] as const),
  ...['timeout', 'timedout', 'time_out', 'timed_out', 'timed out'].map((word) => [word, 'timeout'] as const),
  ...['unavailable', 'not_available', 'not available', 'down'].map((word) => [word, 'unavailable'] as const),
]);

/**
 * Returns how and under which key an object reports failure or unfinished work, or null. `status: "failed"` counts only
 * beside an error: a check that a person failed is a result (Didit's steps).
 */
export function readFailedPart(node: JsonObject): FailedPart | null {
  let error: string | null = null;
  let failedStatus: string | null = null;
  for (const key of Object.keys(node)) {
    if (key.length > 20 || !MAY_REPORT.test(key)) continue;
    const name = normalizeKey(key);
    const value = node[key];
    if (SUCCESS_KEYS.has(name) && parseBoolean(value) === false) return { why: 'failed', key, sure: true };
    if (name === 'timedout' && parseBoolean(value) === true) return { why: 'timeout', key, sure: true };
    if (PART_STATUS_KEYS.has(name) && typeof value === 'string') {
      const why = STATUS_WORDS.get(value.trim().toLowerCase());
      if (why) return { why, key, sure: true };
      const working = readWorkingStatus(value);
      if (working) return { why: 'pending', key, sure: working === 'surely' };
      if (/^fail(ed|ure)?$/i.test(value.trim())) failedStatus = key;
    }
    // A bare `error: true|0.3` may be any measure; a text or an object under it reports a failure.
    if (ERROR_KEYS.has(name) && (typeof value === 'string' || typeof value === 'object') && indicatesError(value))
      error = key;
  }
  return error !== null ? { why: 'failed', key: failedStatus ?? error, sure: true } : null;
}

const WORKING =
  /^(processing|inprogress|queued|running|started|awaiting|calculating|working|initiated|notready|incomplete)$/;

/**
 * Whether a status says that work continues (Bureau AWAITING, Persona pending). "pending" is `perhaps`: it may also be
 * a human review beside a complete answer.
 */
export function readWorkingStatus(status: string): 'surely' | 'perhaps' | null {
  if (status.length > 20) return null;
  const word = normalizeKey(status.trim());
  return WORKING.test(word) ? 'surely' : word === 'pending' ? 'perhaps' : null;
}
