import type { ServerResponse } from 'node:http';
import type { PlainAnswer } from '../faults/plain-answer.ts';

/** Sends an answer in one piece with its length. Statuses that may not have a body are sent without one. */
export function sendPlain(outgoing: ServerResponse, answer: PlainAnswer): void {
  const bodiless = answer.status === 204 || answer.status === 304;
  const length = bodiless ? {} : { 'Content-Length': String(Buffer.byteLength(answer.body)) };
  outgoing.writeHead(answer.status, { ...length, ...answer.headers });
  outgoing.end(bodiless ? undefined : answer.body);
}
