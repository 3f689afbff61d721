import type { ServerResponse } from 'node:http';
import type { PlainAnswer } from '../faults/plain-answer.ts';

/** Declares the whole length, sends the first `keepBytes` (default: half) and closes the connection. */
export function cut(outgoing: ServerResponse, answer: PlainAnswer, keepBytes: number | undefined): void {
  const body = Buffer.from(answer.body);
  const keep = Math.min(keepBytes ?? Math.floor(body.length / 2), body.length - 1);
  outgoing.writeHead(answer.status, { ...answer.headers, 'Content-Length': String(body.length) });
  outgoing.flushHeaders();
  outgoing.write(body.subarray(0, keep), () => outgoing.socket?.destroy());
}

/** Resets the connection without an answer, or after the headers of one. */
export function reset(outgoing: ServerResponse, answer: PlainAnswer, when: 'before' | 'after-headers'): void {
  const { socket } = outgoing;
  if (when === 'before') {
    socket?.resetAndDestroy();
    return;
  }
  outgoing.writeHead(answer.status, { ...answer.headers, 'Content-Length': String(Buffer.byteLength(answer.body)) });
  outgoing.flushHeaders();
  // A reset throws away what is still queued, so the headers need a moment to leave.
  setTimeout(() => socket?.resetAndDestroy(), 30);
}
