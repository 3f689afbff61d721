import { Hono } from 'hono';
import { z } from 'zod';
import { faultSchema } from './faults/fault.ts';
import type { Shared } from './operation-handler.ts';
import { parseJson } from './read-request.ts';
import type { ServiceEnv } from './service-env.ts';
import { settingsSchema } from './settings.ts';

/** Path under which the stand-in itself is read and steered; no request below it is recorded. */
export const controlPath = '/__stand-in';

/** Routes for tests in other processes: recorded requests, faults, settings. They ask for no key. */
export function controlRoutes({ settings, faults, recorder }: Shared): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  const faultState = (): { queued: number; lasting: string | null } => ({
    queued: faults.queued,
    lasting: faults.lasting,
  });

  app.get('/requests', (c) => c.json(recorder.requests));
  app.delete('/requests', (c) => {
    recorder.clear();
    return c.body(null, 204);
  });

  app.get('/faults', (c) => c.json(faultState()));
  app.post('/faults', async (c) => {
    const body = parseJson(await c.req.text());
    const parsed = z.array(faultSchema).safeParse(Array.isArray(body) ? body : [body]);
    if (!parsed.success) return c.json({ error: z.prettifyError(parsed.error) }, 400);
    if (c.req.query('always') === undefined) faults.next(...parsed.data);
    else for (const fault of parsed.data) faults.always(fault);
    return c.json(faultState(), 201);
  });
  app.delete('/faults', (c) => {
    faults.clear();
    return c.body(null, 204);
  });

  app.get('/settings', (c) => c.json(settings));
  app.patch('/settings', async (c) => {
    const parsed = settingsSchema.partial().safeParse(parseJson(await c.req.text()));
    if (!parsed.success) return c.json({ error: z.prettifyError(parsed.error) }, 400);
    return c.json(Object.assign(settings, parsed.data));
  });
  return app;
}
