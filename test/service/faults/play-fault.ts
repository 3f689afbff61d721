import type { ServerResponse } from 'node:http';
import type { Recorder, Recording } from '../recorder.ts';
import { sendBig } from '../wire/big-body.ts';
import { cut, drip, reset, sendPlain } from '../wire/send-plain.ts';
import { answerOfFault, type FaultContext } from './answer-of-fault.ts';
import type { Fault } from './fault.ts';
import { jsonAnswer, type PlainAnswer } from './plain-answer.ts';

/** Where a fault is played and recorded. */
export interface Stage {
  outgoing: ServerResponse;
  recorder: Recorder;
  recording: Recording;
}

/** Plays a fault on the connection. `slow` is no matter of this function: its request is answered properly. */
export async function playFault(
  fault: Exclude<Fault, { kind: 'slow' }>,
  context: FaultContext,
  { outgoing, recorder, recording }: Stage,
): Promise<void> {
  const extra = fault.headers ?? {};
  const proper = withHeaders(jsonAnswer(context.proper), extra);
  switch (fault.kind) {
    case 'hang':
      return;
    case 'drip':
      return drip(outgoing, proper, fault.everyMs, fault.bytes);
    case 'cut':
      recorder.close(recording, 'cut', proper.status);
      return cut(outgoing, proper, fault.keepBytes);
    case 'reset':
      recorder.close(recording, 'cut', fault.when === 'before' ? null : proper.status);
      return reset(outgoing, proper, fault.when);
    case 'huge':
    case 'gzip-bomb':
      return sendBig(outgoing, fault.megabytes, extra, fault.kind === 'gzip-bomb');
    default:
      return sendPlain(outgoing, withHeaders(answerOfFault(fault, context), extra));
  }
}

function withHeaders(answer: PlainAnswer, headers: Record<string, string>): PlainAnswer {
  return { ...answer, headers: { ...answer.headers, ...headers } };
}
