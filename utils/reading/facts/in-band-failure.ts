import { indicatesError, isBlank, normalizeKey, parseBoolean } from '@/utils/reading/json/blank';
import { envelopes } from '@/utils/reading/json/envelope';
import { isObject, type JsonObject } from '@/utils/reading/json/json-object';
import { childPointer } from '@/utils/reading/json/pointer';
import { mentionsFault, mentionsRefusedKey } from '@/utils/service/failure-words';
import { readErrorCode, readErrorText } from './error-text';

export type InBandFailure = {
  /** The key that reports the failure: `/success`, `/status`, `/error`. */
  pointer: string;
  /** The service's text for people, up to 300 characters. Remove key and subject before showing. */
  text: string | null;
  code: string | null;
};

const SUCCESS_KEYS = new Set(['success', 'ok', 'succeeded', 'successful']);
const STATUS_KEYS = new Set(['status', 'state', 'result', 'requestresult', 'resultstatus']);
const ERROR_KEYS = new Set(['error', 'errors', 'errormessage', 'exception', 'fault']);
const MESSAGE_KEYS = new Set(['message', 'msg', ...ERROR_KEYS, ...STATUS_KEYS]);
const CODE_KEYS = new Set(['status', 'statuscode', 'code', 'httpstatus', 'httpcode']);

/** Keys of an answer that only reports a failure. Beside any other key, the error concerns one part. */
const FAILURE_KEYS = new Set([
  ...[
    ...SUCCESS_KEYS,
    ...STATUS_KEYS,
    ...ERROR_KEYS,
    ...CODE_KEYS,
    'message',
    'msg',
    'detail',
    'details',
    'description',
    'reason',
  ],
  ...[
    'title',
    'type',
    'instance',
    'path',
    'timestamp',
    'requestid',
    'correlationid',
    'traceid',
    'errorcode',
    'errorname',
    'data',
    'body',
  ],
  ...[
    'documentation',
    'docs',
    'help',
    'url',
    'retryafter',
    'plan',
    'version',
    'method',
    'id',
    'referenceid',
    'querystatus',
  ],
]);

/** Returns the key by which an object reports failure, or null. */
function findFailureKey(node: JsonObject): string | null {
  const keys = Object.keys(node).filter((key) => key.length <= 40);
  const named = (names: ReadonlySet<string>): string[] => keys.filter((key) => names.has(normalizeKey(key)));
  const denied = named(SUCCESS_KEYS).find((key) => parseBoolean(node[key]) === false);
  if (denied !== undefined) return denied;
  const bare = Object.keys(node).every((key) => isBlank(node[key]) || FAILURE_KEYS.has(normalizeKey(key.slice(0, 40))));
  const stated = named(STATUS_KEYS).find((key) => {
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
  const code = named(CODE_KEYS).find((key) => isErrorStatus(node[key]) && readErrorText(node) !== null);
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
export function readInBandFailure(json: unknown): InBandFailure | null {
  for (const { node, path } of envelopes(json)) {
    const key = isObject(node) ? findFailureKey(node) : null;
    if (key === null) continue;
    const pointer = [...path, key].reduce(childPointer, '');
    const own = node[key];
    const text = isShortText(own) && mentionsRefusedKey(own) ? own : readErrorText(node);
    return { pointer, text, code: readErrorCode(node) };
  }
  return null;
}
