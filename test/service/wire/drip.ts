import type { ServerResponse } from 'node:http';
import type { PlainAnswer } from '../faults/plain-answer.ts';

/** Sends headers at once and then the body `bytes` at a time, every `everyMs`; stops when the client leaves. */
export function drip(outgoing: ServerResponse, answer: PlainAnswer, everyMs: number, bytes: number): void {
  const body = Buffer.from(answer.body);
  let sent = 0;
  outgoing.writeHead(answer.status, answer.headers);
  outgoing.flushHeaders();
  const timer = setInterval(() => {
    outgoing.write(body.subarray(sent, sent + bytes));
    sent += bytes;
    if (sent < body.length) return;
    clearInterval(timer);
    outgoing.end();
  }, everyMs);
  outgoing.on('close', () => clearInterval(timer));
}
