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

/** Sends an answer in one piece with its length. Statuses that may not have a body are sent without one. */
export function sendPlain(outgoing: ServerResponse, answer: PlainAnswer): void {
  const bodiless = answer.status === 204 || answer.status === 304;
  const length = bodiless ? {} : { 'Content-Length': String(Buffer.byteLength(answer.body)) };
  outgoing.writeHead(answer.status, { ...length, ...answer.headers });
  outgoing.end(bodiless ? undefined : answer.body);
}
