import type { MiddlewareHandler } from 'hono';
import { parseJson } from './read-request.ts';
import type { Recorder } from './recorder.ts';
import type { ServiceEnv } from './service-env.ts';

/**
 * Middleware that records every request and how it ended.
 * Without Node's response object (`app.request()` in a test) an exchange counts as answered when its handler is done.
 */
export function recordRequests(recorder: Recorder): MiddlewareHandler<ServiceEnv> {
  return async (c, next) => {
    const receivedAt = Date.now();
    // A client may go away while it still sends; that request has happened all the same.
    const rawBody = await c.req.text().catch(() => '');
    const url = new URL(c.req.url);
    const recording = recorder.open({
      method: c.req.method,
      path: url.pathname,
      query: url.search,
      headers: c.req.header(),
      rawBody,
      body: parseJson(rawBody),
      receivedAt,
    });
    c.set('recording', recording);
    const outgoing = c.env?.outgoing;
    if (outgoing === undefined) {
      await next();
      recorder.close(recording, 'answered', c.res.status);
      return;
    }
    outgoing.on('finish', () => recorder.close(recording, 'answered', outgoing.statusCode));
    outgoing.on('close', () => recorder.close(recording, 'aborted', outgoing.headersSent ? outgoing.statusCode : null));
    if (outgoing.destroyed) recorder.close(recording, 'aborted', null);
    await next();
  };
}
