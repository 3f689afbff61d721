import type { JsonObject } from '../json.ts';
import { failedBody } from '../layouts/layouts.ts';
import type { Fault } from './fault.ts';
import { deepAnswer, manyNodesAnswer, markupAnswer, oddValuesAnswer, protoAnswer } from './hostile-responses.ts';
import { jsonAnswer, type PlainAnswer, textAnswer } from './plain-answer.ts';
import { statusAnswer } from './status-answer.ts';

/**
 * An error that repeats the caller's key and subject in several spellings, as careless services do.
 * Nothing of it may reach a screen, a log or a store of the product.
 *
 * @param authorization the request's Authorization header, or undefined
 * @param subject the email or name that was asked about
 */
function echoAnswer(status: number, authorization: string | undefined, subject: string): PlainAnswer {
  const header = authorization ?? '';
  const key = header.replace(/^Bearer /, '');
  const message = [
    `Key ${key} may not ask about ${subject}.`,
    `Header: "${header}".`,
    `Upper case: ${subject.toUpperCase()}.`,
    `In a URL: https://service.example.com/?key=${encodeURIComponent(key)}&q=${encodeURIComponent(subject)}.`,
    `Base64: ${Buffer.from(key).toString('base64')}.`,
  ].join(' ');
  return jsonAnswer({ error: { code: 'invalid_key', message, key, subject } }, status);
}

/** Faults that happen on the wire and have no plain answer, and the one that only waits. */
export type WireFault = Extract<Fault, { kind: 'slow' | 'drip' | 'cut' | 'reset' | 'hang' | 'huge' | 'gzip-bomb' }>;

/** What of the request a fault may use. */
export interface FaultContext {
  authorization: string | undefined;
  /** The email or name asked about; empty when there is none. */
  subject: string;
  /** The answer the request would have had. */
  proper: JsonObject;
}

const portal =
  '<!doctype html><title>Sign in to the network</title><h1>Welcome to Example Wi-Fi</h1><form><button>Connect</button></form>';

/** Writes the plain answer of a fault, without its extra `headers`. */
export function answerOfFault(fault: Exclude<Fault, WireFault>, context: FaultContext): PlainAnswer {
  switch (fault.kind) {
    case 'status':
      return statusAnswer(fault);
    case 'redirect':
      return { status: fault.status, headers: { Location: fault.location }, body: '' };
    case 'body':
      return textAnswer(fault.body, fault.contentType, fault.status);
    case 'json':
      return jsonAnswer(fault.json, fault.status);
    case 'deep':
      return deepAnswer(fault.levels);
    case 'many-nodes':
      return manyNodesAnswer(fault.count);
    case 'proto':
      return protoAnswer();
    case 'odd-values':
      return oddValuesAnswer();
    case 'markup':
      return markupAnswer(context.proper);
    case 'wrong-json':
      return textAnswer(`${JSON.stringify(context.proper).slice(0, -1)},`, 'application/json');
    case 'html':
      return textAnswer(portal, 'text/html; charset=utf-8', fault.status);
    case 'failed-inside':
      return jsonAnswer(failedBody('req_failed', fault.message, fault.code));
    case 'pending':
      return jsonAnswer({ status: fault.word, request_id: 'req_pending', poll_after: 30 }, fault.status);
    case 'bare':
      return jsonAnswer(fault.value);
    case 'echo':
      return echoAnswer(fault.status, context.authorization, context.subject);
  }
}
