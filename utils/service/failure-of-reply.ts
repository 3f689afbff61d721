import { errorCodesOf, errorReferenceOf, textOfErrorBody } from '@/utils/json/error-body';
import { isObject } from '@/utils/json/json-object';
import { type JsonTree, type ParsedJson, parseJson } from '@/utils/json/json-tree';
import type { Failure, FailureKind } from './failure';
import {
  isOnlyNotFound,
  kindOfFailureWords,
  mentionsFault,
  mentionsPath,
  mentionsRefusedKey,
  mentionsSpentQuota,
} from './failure-patterns';
import type { Operation, RequestSubject } from './operations';
import { quotable } from './redact';

/** Providers publish quota as 400, 402, 403 and 429, a rate limit as 403, and a wrong key as 401, 403 and 429. */
const QUOTA = /quota|credit|\bplan\b|balance|limit (has been )?reached|trial|subscription|insufficient funds|payment/i;
const RATE = /rate.?limit|too many|try again (in|after)|per (second|minute|hour)/i;
const KEY = /\bkey\b|token|auth|credential|bearer/i;

/** The form of a body. Only the service itself answers in JSON; a page may come from a proxy. */
type BodyForm = 'json' | 'page' | 'text' | 'empty';

/**
 * Returns the failure kind of an HTTP status, or null for a status with an answer. Providers' codes overlap, so the
 * service's words decide.
 * @param words its words and codes in full
 */
export function kindOfStatus(status: number, words: string, form: BodyForm): FailureKind | null {
  switch (status) {
    case 200:
    case 201:
    case 203:
      return null;
    case 202:
    case 425:
      return 'still-working';
    case 204:
    case 205:
      return 'nothing-known';
    case 401:
    case 402:
    case 403:
      return kindOfRefusal(status, words);
    case 405:
    case 410:
      return 'wrong-address';
    case 451:
      return 'withheld';
  }
  if (status < 300) return 'not-understood';
  if (status < 400) return 'wrong-address';
  const isFault = mentionsFault(words);
  // 422 and 409 too: any of them may mean that credits are used up.
  if (status < 500 && status !== 429 && mentionsSpentQuota(words) && !isFault) return 'quota-spent';
  if (mentionsRefusedKey(words) && !isFault) return 'key-refused';
  if (status === 429) return QUOTA.test(words) && !RATE.test(words) ? 'quota-spent' : 'too-many-requests';
  if (status >= 500 || isFault) return 'service-fault';
  if (status === 404) return kindOfNotFound(words, form);
  return status === 400 && QUOTA.test(words) ? 'quota-spent' : 'input-refused';
}

/** Classifies 401, 402 and 403. If status and words contradict each other, the kind says so. */
function kindOfRefusal(status: 401 | 402 | 403, words: string): FailureKind {
  if (mentionsFault(words) && !QUOTA.test(words)) return 'refused-or-fault';
  if (status === 402) return 'quota-spent';
  // A key whose quota is spent is a valid key. A 401 that does not mention the key refuses it.
  if (mentionsSpentQuota(words) && (status === 403 || KEY.test(words))) return 'quota-spent';
  if (status === 401 || KEY.test(words)) return 'key-refused';
  return QUOTA.test(words) ? 'quota-spent' : 'not-allowed';
}

/** Classifies 404. A wrong address and an unknown subject look the same unless the body tells them apart. */
function kindOfNotFound(words: string, form: BodyForm): FailureKind {
  if (form === 'page' || mentionsPath(words)) return 'wrong-address';
  if (isOnlyNotFound(words)) return 'not-found';
  return form === 'json' ? 'nothing-known' : 'wrong-address';
}

/**
 * Returns the seconds to wait from `Retry-After`, or undefined without a usable value (RFC 9110 §10.2.3). Dates are
 * compared with the answer's `Date`: the local clock may be wrong. A past date gives 0.
 */
export function retryAfterSeconds(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (!value) return undefined;
  if (/^\d{1,10}$/.test(value)) return Number(value);
  const date = Date.parse(value);
  if (Number.isNaN(date) || !/[a-z]{3}/i.test(value)) return undefined;
  const sent = Date.parse(headers.get('date') ?? '');
  return Math.max(0, Math.ceil((date - (Number.isNaN(sent) ? now : sent)) / 1000));
}

/** An HTTP reply as received, without the key. `ms` is the time until the body was complete. */
export interface Received {
  status: number;
  contentType: string;
  text: string;
  ms: number;
}

/** Returns the failure that a readable answer reports (`success: false`), or null for an answer. */
export type DetectInBandFailure = (
  answer: JsonTree,
  operation: Operation,
) => { kind: 'failed-inside' | 'still-working'; text?: string } | null;

/** Bounds of an answer. Its size is undocumented, and a hostile answer must not exhaust the browser. */
export const ANSWER_BOUNDS = { depth: 32, nodes: 20_000 } as const;

/** Headers with the service's id of a request, best first; those of networks on the way are quoted only without one. */
const REQUEST_IDS = ['x-request-id', 'x-amzn-requestid', 'x-correlation-id'];
const IDS_ON_THE_WAY = ['cf-ray', 'traceparent'];

/** Returns the first of these headers that says anything. */
const headerOf = (headers: Headers, names: readonly string[]): string =>
  names.map((name) => headers.get(name) ?? '').find((value) => value !== '') ?? '';

/** Longest reference, in UTF-16 units; the schema of a failure has the same limit. */
const MAX_REFERENCE = 200;

/**
 * Judges a complete HTTP reply in this order: status, content type, body, only then success.
 * @returns the failure, or null if the body is an answer (a JSON object or list).
 */
export function failureOfReply(
  received: Received,
  headers: Headers,
  about: { subject: RequestSubject; key: string; now: number; detectInBandFailure: DetectInBandFailure },
): Failure | null {
  const { status, contentType, text } = received;
  const parsed = parseJson(text, ANSWER_BOUNDS);
  const json = parsed.ok ? parsed.tree.root.value : undefined;
  const isHtml = /html/i.test(contentType);
  const serviceWords = textOfBody(json, text, isHtml);
  const words = `${serviceWords}; ${errorCodesOf(json)}`;
  const byStatus = kindOfStatus(status, words, formOf(text, isHtml, parsed));
  const inBand =
    byStatus === null && parsed.ok ? about.detectInBandFailure(parsed.tree, about.subject.operation) : null;
  const kind = byStatus ?? kindInBand(inBand, words, parsed);
  if (kind === null) return null;
  if (kind === 'not-understood') return { kind, status, ...unreadableBody(parsed, contentType) };

  const sentValues = Object.values(about.subject.request).filter((part) => part !== undefined);
  const serviceText = quotable(inBand?.text ?? serviceWords, about.key, sentValues);
  const reference =
    headerOf(headers, REQUEST_IDS) || errorReferenceOf(json) || headerOf(headers, IDS_ON_THE_WAY) || undefined;
  // A rate limit reported with a success status may have been billed: it is not repeated automatically.
  const mayRepeat = byStatus !== null || kind !== 'too-many-requests';
  const retryAfter = mayRepeat ? retryAfterSeconds(headers, about.now) : undefined;
  return {
    kind,
    status,
    ...(serviceText === '' ? {} : { serviceText }),
    ...(reference === undefined
      ? {}
      : { reference: quotable(reference.slice(0, MAX_REFERENCE), about.key, sentValues).slice(0, MAX_REFERENCE) }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
}

/**
 * Returns the service's words about a failure, from parsed JSON or the first line of plain text: unredacted and
 * unbounded. HTML gives none: a page may come from a proxy.
 */
function textOfBody(json: unknown, text: string, isHtml: boolean): string {
  if (json !== undefined) return textOfErrorBody(json) ?? '';
  return isHtml || text.trimStart().startsWith('<') ? '' : (text.trim().split('\n', 1)[0] ?? '');
}

function formOf(text: string, isHtml: boolean, { ok }: ParsedJson): BodyForm {
  if (text.trim() === '') return 'empty';
  if (isHtml || text.trimStart().startsWith('<')) return 'page';
  return ok ? 'json' : 'text';
}

/**
 * Returns the failure kind of a body with a success status, or null for an answer. The service's words take precedence.
 */
function kindInBand(inBand: ReturnType<DetectInBandFailure>, words: string, parsed: ParsedJson): FailureKind | null {
  if (inBand?.kind === 'still-working') return inBand.kind;
  if (inBand !== null) return kindOfFailureWords(`${inBand.text ?? ''} ${words}`) ?? inBand.kind;
  return parsed.ok && isObject(parsed.tree.root.value)
    ? null
    : (kindOfFailureWords(words) ?? (isAnswer(parsed) ? null : 'not-understood'));
}

const isAnswer = (parsed: ParsedJson): boolean =>
  parsed.ok && typeof parsed.tree.root.value === 'object' && parsed.tree.root.value !== null;

function unreadableBody(parsed: ParsedJson, contentType: string): Pick<Failure, 'unreadable' | 'contentType'> {
  const type = contentType.split(';', 1)[0]?.trim().slice(0, 60) ?? '';
  return { unreadable: parsed.ok ? 'bare-value' : parsed.problem, ...(type === '' ? {} : { contentType: type }) };
}
