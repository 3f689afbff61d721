import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Serves a built site on this computer, `/page` from `page.html`, as hosts of static sites do. */
export async function serveSite(folder: string): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = [pathname, `${pathname}.html`, `${pathname}index.html`]
      .map((name) => path.join(folder, path.normalize(name)))
      .find((name) => path.extname(name) !== '' && existsSync(name));
    response.writeHead(file ? 200 : 404, { 'content-type': TYPES[path.extname(file ?? '')] ?? 'text/plain' });
    response.end(file ? readFileSync(file) : 'Not found');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
