import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

const chunkBytes = 64 * 1024;

/** Valid JSON of about `megabytes` MiB in pieces, made while it is sent so that it never lies in memory. */
function* bigJson(megabytes: number): Generator<string> {
  const record = `{"id":0,"note":"${'x'.repeat(100)}"},`;
  const chunk = record.repeat(Math.floor(chunkBytes / record.length));
  yield '{"risk_score":41,"records":[';
  for (let sent = 0; sent < megabytes * 1024 * 1024; sent += chunk.length) yield chunk;
  yield '{"id":1}]}';
}

/**
 * Streams a big body without a Content-Length, compressed on request: then a few kilobytes on the wire unfold to
 * `megabytes`. A client that leaves early ends the stream quietly.
 */
export async function sendBig(
  outgoing: ServerResponse,
  megabytes: number,
  headers: Record<string, string>,
  gzip: boolean,
): Promise<void> {
  const encoding = gzip ? { 'Content-Encoding': 'gzip' } : {};
  outgoing.writeHead(200, { 'Content-Type': 'application/json', ...encoding, ...headers });
  const source = Readable.from(bigJson(megabytes));
  const sent = gzip ? pipeline(source, createGzip(), outgoing) : pipeline(source, outgoing);
  await sent.catch(() => undefined);
}
