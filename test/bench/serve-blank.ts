import { once } from 'node:events';
import { createServer } from 'node:http';

/** Precise clocks are for pages that nothing of another origin shares a process with. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

/** A server of empty documents. */
export interface BlankPages {
  url: string;
  close(): void;
}

/** Serves an empty document under every address on loopback. */
export async function serveBlank(): Promise<BlankPages> {
  const server = createServer((_request, response) =>
    response.writeHead(200, HEADERS).end('<!doctype html><html lang="en"><title>Bench</title><body></body></html>'),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
