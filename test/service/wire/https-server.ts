import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A server on 127.0.0.1 with a self-signed certificate. */
export interface SelfSigned {
  url: string;
  /** Paths that were asked for over a connection that the client trusted. */
  asked: string[];
  close(): Promise<void>;
}

/** Makes a key and a self-signed certificate with openssl, valid for a day. */
export function makeCertificate(): { key: string; cert: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'self-signed-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const args = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-days', '1', '-subj', '/CN=127.0.0.1'];
  const names = ['-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync('openssl', ['req', '-x509', '-nodes', ...args, ...names, '-keyout', key, '-out', cert], {
    stdio: 'pipe',
  });
  const made = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  rmSync(folder, { recursive: true });
  return made;
}

/** Starts such a server; `answer` gets what comes through. */
export async function startSelfSigned(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<SelfSigned> {
  const asked: string[] = [];
  const server = createServer(makeCertificate(), (request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    url: `https://127.0.0.1:${address.port}`,
    asked,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
