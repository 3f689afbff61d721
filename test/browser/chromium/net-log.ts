import { readFileSync } from 'node:fs';
import type { SentRequest } from '../canary.ts';

interface NetLog {
  constants: { logEventTypes: { SOCKET_BYTES_SENT: number } };
  events: { type: number; source: { id: number }; params?: { bytes?: string; url?: string; initiator?: string } }[];
}

/** Switches with which Chromium writes every byte that it sends and receives into a file. */
export const netLogTo = (file: string): string[] => [`--log-net-log=${file}`, '--net-log-capture-mode=Everything'];

/** The origins that a page or extension has sent anything to; `initiator` is its own. */
export function originsAskedBy(initiator: string, file: string): Set<string> {
  const { events }: NetLog = JSON.parse(readFileSync(file, 'utf8'));
  const urls = events.flatMap(({ params }) =>
    params?.initiator === initiator && params.url ? [new URL(params.url)] : [],
  );
  return new Set(urls.filter(({ protocol }) => /^(https?|wss?):$/.test(protocol)).map(({ origin }) => origin));
}

const REQUEST = /(?=\b(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|CONNECT) \S+ HTTP\/1\.1\r\n)/;

function parse(text: string): SentRequest {
  const [head = '', ...body] = text.split('\r\n\r\n');
  const [line = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((header) => {
      const at = header.indexOf(':');
      return [header.slice(0, at).toLowerCase(), header.slice(at + 1).trim()];
    }),
  );
  return { url: `http://${headers.host}${line.split(' ')[1]}`, headers, body: body.join('\r\n\r\n') };
}

/** The requests that left the browser over plain HTTP, byte by byte; it must be closed. */
export function requestsIn(file: string): SentRequest[] {
  const { constants, events }: NetLog = JSON.parse(readFileSync(file, 'utf8'));
  const sockets = new Map<number, string>();
  for (const { type, source, params } of events) {
    if (type !== constants.logEventTypes.SOCKET_BYTES_SENT || !params?.bytes) continue;
    const bytes = Buffer.from(params.bytes, 'base64').toString('latin1');
    sockets.set(source.id, (sockets.get(source.id) ?? '') + bytes);
  }
  return [...sockets.values()].flatMap((sent) =>
    sent
      .split(REQUEST)
      .filter((text) => / HTTP\/1\.1\r\n/.test(text))
      .map(parse),
  );
}
