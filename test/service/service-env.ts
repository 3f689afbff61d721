import type { ServerResponse } from 'node:http';
import type { Recording } from './recorder.ts';

/** What Hono handlers of this service find in their context. */
export interface ServiceEnv {
  /** `outgoing` is absent in `app.request()`, where no socket exists. */
  Bindings: { outgoing?: ServerResponse };
  Variables: { recording: Recording };
}
