import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  constants,
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeCertificate } from './https-server.ts';

/** How a lookup is ended in place of an answer; `late` ones after {@link WORK_MS}. */
export type Breaking =
  | 'RST'
  | 'FIN'
  | 'late RST'
  | '408'
  | '421'
  | 'session destroyed'
  | 'late session destroyed'
  | 'REFUSED_STREAM'
  | 'GOAWAY';

export type Protocol = 'http/1.1' | 'h2';

/** Long enough that the service has done its work, and may have billed it. */
const WORK_MS = 400;

/** A service on 127.0.0.1 that answers while it is warmed up, and breaks whatever comes after. */
export interface BreakingServer {
  url: string;
  /** Requests since {@link breakFromNowOn}. */
  requests: { headers: IncomingMessage['headers'] }[];
  breakFromNowOn(how: Breaking): void;
  close(): Promise<void>;
}

type Request = IncomingMessage | Http2ServerRequest;
type Response = ServerResponse | Http2ServerResponse;

/**
 * Starts one. The first `together` requests are answered when all of them are there, so that each has its own connection
 * over HTTP/1.1.
 */
export async function startBreaking(protocol: Protocol, together: number): Promise<BreakingServer> {
  const sockets = new Set<Socket>();
  const waiting: Response[] = [];
  const requests: BreakingServer['requests'] = [];
  let breaking: Breaking | undefined;

  async function serve(request: Request, response: Response): Promise<void> {
    if (breaking !== undefined) requests.push({ headers: request.headers });
    request.resume();
    await once(request, 'end');
    if (breaking !== undefined) return breakOff(breaking, request, response);
    waiting.push(response);
    if (waiting.length >= together) for (const request of waiting.splice(0)) answer(request);
  }

  const listener = (request: Request, response: Response) => void serve(request, response).catch(() => undefined);
  const server =
    protocol === 'h2' ? createSecureServer(makeCertificate(), listener) : createServer({ keepAlive: true }, listener);
  server.on(protocol === 'h2' ? 'secureConnection' : 'connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  if (protocol === 'h2') (server as Http2SecureServer).on('sessionError', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    url: `${protocol === 'h2' ? 'https' : 'http'}://127.0.0.1:${address.port}`,
    requests,
    breakFromNowOn(how) {
      breaking = how;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

function answer(response: Response): void {
  response.setHeader('content-type', 'application/json');
  response.end('{"risk_score":41}');
}

async function breakOff(how: Breaking, request: Request, response: Response): Promise<void> {
  if (how.startsWith('late')) await sleep(WORK_MS);
  if (how === '408' || how === '421') {
    if (request.httpVersion === '1.1') response.setHeader('connection', 'close');
    response.statusCode = Number(how);
    response.end();
    return;
  }
  if ('stream' in request) {
    const { stream } = request;
    if (how === 'REFUSED_STREAM') return stream.close(constants.NGHTTP2_REFUSED_STREAM);
    // "Not processed", and the connection closes a moment later (RFC 9113 §6.8).
    if (how === 'GOAWAY') {
      stream.session?.goaway(constants.NGHTTP2_NO_ERROR, Math.max(0, (stream.id ?? 0) - 2));
      await sleep(50);
    }
    stream.session?.destroy();
    return;
  }
  if (how === 'FIN') request.socket.end();
  else request.socket.resetAndDestroy();
}
