import { type Pages, servePages } from '../pages/serve.ts';
import { type RunningService, startService } from '../service/start-service.ts';

const SERVICE_PORT = 8787;
const CRM_PORT = 4173;

/** What the browser talks to, all of it on this computer. */
export interface Servers {
  service: RunningService;
  pages: Pages;
}

/** Whatever keeps us from the usual port, any other one does as well. */
async function onPort<Server>(usual: number, start: (port: number) => Promise<Server>): Promise<Server> {
  try {
    return await start(usual);
  } catch {
    return start(0);
  }
}

/** Start the stand-in service and the demo CRM; both close with `stack`. */
export async function startServers(stack: AsyncDisposableStack): Promise<Servers> {
  const service = await onPort(SERVICE_PORT, (port) => startService({ port }));
  stack.defer(() => service.close());
  const pages = await onPort(CRM_PORT, (port) => servePages({ port }));
  stack.defer(() => pages.close());
  return { service, pages };
}
