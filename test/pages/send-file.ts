import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.xml': 'text/xml; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.pdf': 'application/pdf',
};

/** Send a file of a folder, or 404 for whatever is not one, a path that leads out of the folder included. */
export async function sendFile(
  response: ServerResponse,
  folder: string,
  name: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const file = path.join(folder, name);
  const isInside = file.startsWith(folder + path.sep);
  const body = isInside ? await readFile(file).catch(() => null) : null;
  if (body === null) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    return;
  }
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store', ...headers }).end(body);
}
