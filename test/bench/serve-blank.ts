import { once } from 'node:events';
import { createServer } from 'node:http';

const CELLS = 5;

/** Cross-origin isolation gives pages precise clocks. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

const documentOf = (body: string): string =>
  `<!doctype html><html lang="en"><title>Bench</title><body>${body}</body></html>`;

const text = (index: number, share: number): string =>
  index % Math.round(1 / share) === 0 ? `person.${index}@tidewater.example.com` : `Order ${index}, open since Monday`;

/** Returns the path of a document with a table of that many texts, with the given share of addresses. */
export const tablePath = (texts: number, share: number): string => `table?texts=${texts}&share=${share}`;

function tableDocument(query: URLSearchParams): string {
  const [texts, share] = [Number(query.get('texts')), Number(query.get('share'))];
  const cells = Array.from({ length: texts }, (_, index) => `<td>${text(index, share)}</td>`);
  const rows = Array.from(
    { length: Math.ceil(texts / CELLS) },
    (_, row) => `<tr>${cells.slice(row * CELLS, (row + 1) * CELLS).join('')}</tr>`,
  );
  return documentOf(`<table>${rows.join('')}</table>`);
}

/** A server of documents for the benchmarks. */
export interface BlankPages {
  url: string;
  close(): void;
}

/** Serves on loopback: tables under `tablePath`, an empty document under every other address. */
export async function serveBlank(): Promise<BlankPages> {
  const server = createServer(({ url }, response) => {
    const { pathname, searchParams } = new URL(url ?? '/', 'http://127.0.0.1');
    response.writeHead(200, HEADERS).end(pathname === '/table' ? tableDocument(searchParams) : documentOf(''));
  });
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
