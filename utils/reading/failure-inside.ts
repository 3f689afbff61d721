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

/** Keys an answer that only tells of a failure has; beside any other the error is of a part. */
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

/** The key by which an object says it failed, or null. */
function sign(node: JsonObject): string | null {
  const keys = Object.keys(node).filter((key) => key.length <= 40);
  const named = (names: ReadonlySet<string>): string[] => keys.filter((key) => names.has(foldKey(key)));
  const denied = named(successKeys).find((key) => saidBoolean(node[key]) === false);
  if (denied !== undefined) return denied;
  const bare = Object.keys(node).every((key) => saysNothing(node[key]) || failureKeys.has(foldKey(key.slice(0, 40))));
  const stated = named(statusKeys).find((key) => {
    const word = node[key];
    if (typeof word !== 'string') return false;
    // "failed" beside data may be the outcome of a check; "error" is one of the call.
    return /^(error|errored|exception)$/i.test(word.trim()) || (/^fail(ed|ure)?$/i.test(word.trim()) && bare);
  });
  if (stated !== undefined) return stated;
  // Whatever else is there: a score beside a refused key is nobody's.
  const refused = named(messageKeys).find((key) => isShortText(node[key]) && saysKeyRefused(node[key]));
  if (refused !== undefined) return refused;
  if (!bare) return null;
  const error = named(errorKeys).find((key) => tellsError(node[key]));
  if (error !== undefined) return error;
  const code = named(codeKeys).find((key) => isErrorStatus(node[key]) && saidText(node) !== null);
  return code ?? named(messageKeys).find((key) => isShortText(node[key]) && saysFault(node[key])) ?? null;
}

/** An error message, and not a report in which one is quoted. */
const isShortText = (value: unknown): value is string => typeof value === 'string' && value.length <= 200;

function isErrorStatus(value: unknown): boolean {
  return typeof value === 'number' && value >= 400 && value <= 599;
}

/**
 * A failure told inside a 200 by the answer itself, not by one of its parts: `success: false`, `status: "error"`, or an
 * error and nothing else. Empty error keys are none: `{}` (SEON), null (Alloy), "" (TokenEx), "OK" (Sift).
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
