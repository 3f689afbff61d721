import type { JsonObject } from '../json.ts';
import { failedBody } from '../layouts/failed-inside.ts';
import { echoAnswer } from './echo-answer.ts';
import type { Fault } from './fault.ts';
import { deepAnswer, manyNodesAnswer, markupAnswer, oddValuesAnswer, protoAnswer } from './hostile-responses.ts';
import { jsonAnswer, type PlainAnswer, textAnswer } from './plain-answer.ts';
import { statusAnswer } from './status-answer.ts';

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
