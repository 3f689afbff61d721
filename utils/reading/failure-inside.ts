import { saysFault, saysKeyRefused } from '../service/failure-words';
import { envelopes } from './envelope';
import { isObject, type JsonObject } from './json-node';
import { childPointer } from './json-pointer';
import type { FailureInside } from './report';
import { foldKey, saidBoolean, saysNothing, tellsError } from './said';
import { saidCode, saidText } from './said-text';

const successKeys = new Set(['success', 'ok', 'succeeded', 'successful']);
const statusKeys = new Set(['status', 'state', 'result', 'requestresult', 'resultstatus']);
const errorKeys = new Set(['error', 'errors', 'errormessage', 'exception', 'fault']);
const messageKeys = new Set(['message', 'msg', ...errorKeys, ...statusKeys]);
const codeKeys = new Set(['status', 'statuscode', 'code', 'httpstatus', 'httpcode']);

/** Keys of an answer that only reports a failure. Beside any other key, the error concerns one part. */
const failureKeys = new Set([
  ...[
    ...successKeys,
    ...statusKeys,
    ...errorKeys,
    ...codeKeys,
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
function sign(node: JsonObject): string | null {
  const keys = Object.keys(node).filter((key) => key.length <= 40);
  const named = (names: ReadonlySet<string>): string[] => keys.filter((key) => names.has(foldKey(key)));
  const denied = named(successKeys).find((key) => saidBoolean(node[key]) === false);
  if (denied !== undefined) return denied;
  const bare = Object.keys(node).every((key) => saysNothing(node[key]) || failureKeys.has(foldKey(key.slice(0, 40))));
  const stated = named(statusKeys).find((key) => {
    const word = node[key];
    if (typeof word !== 'string') return false;
    // "failed" beside data may be the outcome of a check; "error" is the outcome of the call.
    return /^(error|errored|exception)$/i.test(word.trim()) || (/^fail(ed|ure)?$/i.test(word.trim()) && bare);
  });
  if (stated !== undefined) return stated;
  // This wins over all other content: a score beside a refused key belongs to nobody.
  const refused = named(messageKeys).find((key) => isShortText(node[key]) && saysKeyRefused(node[key]));
  if (refused !== undefined) return refused;
  if (!bare) return null;
  const error = named(errorKeys).find((key) => tellsError(node[key]));
  if (error !== undefined) return error;
  const code = named(codeKeys).find((key) => isErrorStatus(node[key]) && saidText(node) !== null);
  return code ?? named(messageKeys).find((key) => isShortText(node[key]) && saysFault(node[key])) ?? null;
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
export function readFailure(json: unknown): FailureInside | null {
  for (const { node, path } of envelopes(json)) {
    const key = isObject(node) ? sign(node) : null;
    if (key === null) continue;
    const pointer = [...path, key].reduce(childPointer, '');
    const own = node[key];
    const text = isShortText(own) && saysKeyRefused(own) ? own : saidText(node);
    return { pointer, text, code: saidCode(node) };
  }
  return null;
}
