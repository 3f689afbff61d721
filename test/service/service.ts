import { type Handler, Hono } from 'hono';
import type { Operation } from '../../utils/service/operations.ts';
import { overviewAnswerer, scoreAnswerer } from './answerer.ts';
import { controlPath, controlRoutes } from './control-routes.ts';
import { FaultQueue } from './faults/fault-queue.ts';
import { frontPage } from './front-page.ts';
import { Gate } from './gate.ts';
import { operationPaths } from './operation.ts';
import { operationHandler, type Shared } from './operation-handler.ts';
import { recordRequests } from './record-requests.ts';
import { Recorder } from './recorder.ts';
import { refuse } from './refusal.ts';
import type { ServiceEnv } from './service-env.ts';
import { defaultSettings, type ServiceOptions } from './settings.ts';

/** A service that does not listen yet: the Hono app, and what it shares with its handlers. */
export interface ServiceApp extends Shared {
  app: Hono<ServiceEnv>;
}

/**
 * Builds the stand-in service.
 *
 * What the interface document shows is followed to the letter: two POST operations, their paths, the Bearer key, the
 * content type, the request fields. Everything else is an invention: every field of an answer, every status other than
 * 200, every error body. Nothing learned from this service says anything about the real one.
 *
 * No CORS headers are sent, since an extension with host permission needs none.
 */
export function createService(options: ServiceOptions = {}): ServiceApp {
  const settings = { ...defaultSettings, ...options };
  const shared: Shared = { settings, faults: new FaultQueue(), recorder: new Recorder(), gate: new Gate() };
  const app = new Hono<ServiceEnv>();
  app.route(controlPath, controlRoutes(shared));
  app.use(recordRequests(shared.recorder));
  app.get('/', (c) => c.text(frontPage(settings.layout)));
  const handlers: Record<Operation, Handler<ServiceEnv>> = {
    score: operationHandler(scoreAnswerer, shared),
    overview: operationHandler(overviewAnswerer, shared),
  };
  for (const operation of Object.keys(operationPaths) as Operation[]) {
    const path = operationPaths[operation];
    app.post(path, handlers[operation]);
    app.all(path, (c) => c.json(refuse(405, 'method_not_allowed', 'Use POST.').body, 405, { Allow: 'POST' }));
  }
  app.notFound((c) => c.json(refuse(404, 'no_such_path', 'There is nothing at this path.').body, 404));
  return { app, ...shared };
}
