import { type BoundedJson, parseBoundedJson } from './bounded-json';
import { kindOfStatus } from './classify';
import type { Subject } from './contract';
import type { Failure } from './failure';
import { quotable } from './redact';
import { retryAfterSeconds } from './retry-after';
import { codeOfBody, referenceOfBody, wordsOfBody } from './service-text';

/** What came back over HTTP, as received but for the key; `ms` is the time until the whole body was there. */
export interface Received {
  status: number;
  contentType: string;
  text: string;
  ms: number;
}

/** Names a failure that a readable answer itself reports (`success: false`), or null for an answer. */
export type JudgeAnswer = (json: unknown) => { kind: 'failed-inside' | 'still-working'; text?: string } | null;

const UNREADABLE = {
  empty: 'an empty answer',
  'not-json': 'not complete JSON',
  'too-deep': 'nested too deeply',
  'too-many-fields': 'too many fields',
} as const;

/**
 * Judges a complete HTTP reply in this order: status, content type, body, only then success.
 * @returns the failure, or null where the body is an answer (a JSON object or list).
 */
export function failureOfReply(
  received: Received,
  headers: Headers,
  about: { subject: Subject; key: string; now: number; judge: JudgeAnswer },
): Failure | null {
  const { status, contentType, text } = received;
  const parsed = parseBoundedJson(text);
  const json = parsed.ok ? parsed.json : undefined;
  const isHtml = /html/i.test(contentType);
  const said = wordsOfBody(json, text, isHtml);
  const byStatus = kindOfStatus(status, `${said} ${codeOfBody(json)}`, parsed.ok && !isHtml);
  const inside = byStatus === null && parsed.ok ? about.judge(json) : null;
  const kind = byStatus ?? inside?.kind ?? (isAnswer(parsed) ? null : 'not-understood');
  if (kind === null) return null;
  if (kind === 'not-understood') return { kind, status, detail: whyUnreadable(parsed, contentType) };

  const asked = Object.values(about.subject.request).filter((part) => part !== undefined);
  const serviceText = quotable(inside?.text ?? said, about.key, asked);
  const reference = referenceOfBody(json, headers);
  const retryAfter = retryAfterSeconds(headers, about.now);
  return {
    kind,
    status,
    ...(serviceText === '' ? {} : { serviceText }),
    ...(reference === undefined ? {} : { reference: quotable(reference, about.key, asked) }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
}

const isAnswer = (parsed: BoundedJson): boolean => parsed.ok && typeof parsed.json === 'object' && parsed.json !== null;

function whyUnreadable(parsed: BoundedJson, contentType: string): string {
  const what = parsed.ok ? 'a bare value' : UNREADABLE[parsed.problem];
  const type = contentType.split(';', 1)[0]?.trim().slice(0, 60) ?? '';
  return type === '' ? what : `${what}, ${type}`;
}
