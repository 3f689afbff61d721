import { ERROR_KEYS, errorTextOf, indicatesError, STATUS_KEYS, SUCCESS_KEYS } from '@/utils/json/error-body';
import { readWorkingStatus } from '@/utils/json/failed-part';
import { isBlank, type JsonObject, normalizeKey, parseBoolean } from '@/utils/json/json-object';
import { childPointer, envelopesOf, type JsonTree } from '@/utils/json/json-tree';
import { mentionsFault, mentionsRefusedKey } from '@/utils/service/failure-patterns';

/** A failure of the whole lookup inside a 200. */
export interface InBandFailure {
  /** The key that reports the failure: `/success`, `/status`, `/error`. */
  pointer: string;
  /** The service's text for people, up to 300 characters. Remove key and subject before showing. */
  text: string | null;
}

/** The status by which the answer says that the service is still working. */
export interface Pending {
  pointer: string;
  text: string;
}

/** Longest text of a failure, in UTF-16 units. */
export const MAX_TEXT = 300;
const OUTCOME_KEYS = new Set([...STATUS_KEYS, 'result', 'requestresult']);
const MESSAGE_KEYS = new Set(['message', 'msg', ...ERROR_KEYS, ...OUTCOME_KEYS]);
const CODE_KEYS = new Set(['status', 'statuscode', 'code', 'httpstatus', 'httpcode']);

/** Keys of an answer that only reports a failure. Beside any other key, the error concerns one part. */
const FAILURE_KEYS = new Set([
  ...[...SUCCESS_KEYS, ...MESSAGE_KEYS, ...CODE_KEYS],
  ...`detail details description reason title type instance path timestamp requestid correlationid traceid errorcode
  errorname data body documentation docs help url retryafter plan version method id referenceid querystatus`.split(
    /\s+/,
  ),
]);

/** Returns the key by which an object reports failure, or null. */
function findFailureKey(node: JsonObject): string | null {
  const keys = Object.keys(node).filter((key) => key.length <= 40);
  const named = (names: ReadonlySet<string>): string[] => keys.filter((key) => names.has(normalizeKey(key)));
  const denied = named(SUCCESS_KEYS).find((key) => parseBoolean(node[key]) === false);
  if (denied !== undefined) return denied;
  const bare = Object.keys(node).every((key) => isBlank(node[key]) || FAILURE_KEYS.has(normalizeKey(key.slice(0, 40))));
  const stated = named(OUTCOME_KEYS).find((key) => {
    const word = node[key];
    if (typeof word !== 'string') return false;
    // "failed" beside data may be the outcome of a check; "error" is the outcome of the call.
    return /^(error|errored|exception)$/i.test(word.trim()) || (/^fail(ed|ure)?$/i.test(word.trim()) && bare);
  });
  if (stated !== undefined) return stated;
  // This wins over all other content: a score beside a refused key belongs to nobody.
  const refused = named(MESSAGE_KEYS).find((key) => isShortText(node[key]) && mentionsRefusedKey(node[key]));
  if (refused !== undefined) return refused;
  if (!bare) return null;
  const error = named(ERROR_KEYS).find((key) => indicatesError(node[key]));
  if (error !== undefined) return error;
  const code = named(CODE_KEYS).find((key) => isErrorStatus(node[key]) && errorTextOf(node) !== null);
  return code ?? named(MESSAGE_KEYS).find((key) => isShortText(node[key]) && mentionsFault(node[key])) ?? null;
}

/** Short enough for an error message; a longer text may be a report that quotes an error. */
const isShortText = (value: unknown): value is string => typeof value === 'string' && value.length <= 200;

function isErrorStatus(value: unknown): boolean {
  return typeof value === 'number' && value >= 400 && value <= 599;
}

/**
 * Returns a failure that a 200 reports for the whole answer: `success: false`, `status: "error"`, or only an error.
 * Empty error keys do not count: `{}` (SEON), null (Alloy), "" (TokenEx), "OK" (Sift).
 */
export function readInBandFailure(answer: JsonTree): InBandFailure | null {
  for (const { node, value } of envelopesOf(answer)) {
    const key = findFailureKey(value);
    if (key === null) continue;
    const own = value[key];
    const text = isShortText(own) && mentionsRefusedKey(own) ? own : errorTextOf(value);
    return { pointer: childPointer(node.pointer, key), text: text?.slice(0, MAX_TEXT) ?? null };
  }
  return null;
}

/**
 * Returns the status of an unfinished answer, or null. "pending" beside a score is a human review, not unfinished work.
 * @param hasScore whether the answer holds a score that is not a placeholder
 */
export function readPending(answer: JsonTree, hasScore: () => boolean): Pending | null {
  for (const { node, value } of envelopesOf(answer)) {
    for (const [key, text] of Object.entries(value)) {
      if (key.length > 20 || typeof text !== 'string' || !STATUS_KEYS.has(normalizeKey(key))) continue;
      const working = readWorkingStatus(text);
      if (working === 'perhaps' && hasScore()) return null;
      if (working) return { pointer: childPointer(node.pointer, key), text };
    }
  }
  return null;
}
