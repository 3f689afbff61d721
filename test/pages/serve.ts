import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import path from 'node:path';
import { buildApp, CRM, REACT_AT_RANDOM } from './build-app.ts';
import { sendFile } from './send-file.ts';

const PLAIN = path.join(import.meta.dirname, 'plain');
const HOSTILE = path.join(import.meta.dirname, 'hostile');
const STRICT_POLICY = { 'content-security-policy': "default-src 'none'" };
/** Rooms with the plain pages under headers that restrict what a page may embed, or isolate it. */
const RESTRICTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'require-corp': { 'cross-origin-embedder-policy': 'require-corp' },
  credentialless: { 'cross-origin-embedder-policy': 'credentialless' },
  sandbox: { 'content-security-policy': 'sandbox allow-scripts' },
  isolated: { 'document-isolation-policy': 'isolate-and-credentialless' },
};

/** A server of pages to try the extension on. */
export interface Pages {
  /** The origin, without a slash at its end: the CRM is at /crm/, the plain pages at /plain/mailto.html and so on, React at /react/. */
  url: string;
  close(): Promise<void>;
}

function answerFrom(crm: string, react: string): RequestListener {
  return (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const [, room, ...rest] = pathname.split('/');
    const name = rest.join('/') || 'index.html';
    if (room === 'crm' && rest.length > 0) void sendFile(response, crm, name);
    else if (room === 'react' && rest.length > 0) void sendFile(response, react, name);
    else if (room === 'hostile') void sendFile(response, HOSTILE, name);
    else if (room === 'plain') void sendFile(response, PLAIN, name, name === 'csp.html' ? STRICT_POLICY : {});
    else if (RESTRICTED[room ?? '']) void sendFile(response, PLAIN, name, RESTRICTED[room ?? '']);
    else if (room === '' || room === 'crm') response.writeHead(302, { location: `/crm/${search}` }).end();
    else response.writeHead(404).end();
  };
}

/** Serve the demo pages on loopback; the system picks the port unless one is given. Builds the CRM if need be. */
export async function servePages({ port = 0 }: { port?: number } = {}): Promise<Pages> {
  const server = createServer(answerFrom(await buildApp(CRM), await buildApp(REACT_AT_RANDOM)));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening'); // Rejects when the port is taken.
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The page server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

if (import.meta.main) {
  const pages = await servePages({ port: Number(process.argv[2] ?? 0) });
  console.log(`Pages: ${pages.url}/crm/`);
}
