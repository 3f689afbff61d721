import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Faults } from './faults/fault-queue.ts';
import type { LayoutName } from './layouts/layouts.ts';
import type { RecordedRequest } from './recorder.ts';
import { createService } from './service.ts';
import type { ServiceOptions } from './settings.ts';

/** Options of a listening service. `port` 0 (the default) takes any free one. */
export type StartOptions = ServiceOptions & { port?: number };

/** A service that listens on 127.0.0.1 until it is closed. */
export interface RunningService {
  /** Base URL without a slash at the end. */
  readonly url: string;
  readonly port: number;
  readonly apiKey: string;
  /** Every request so far, live: the same array grows. Empty it with {@link clearRequests}. */
  readonly requests: readonly RecordedRequest[];
  readonly faults: Faults;
  clearRequests(): void;
  setLayout(layout: LayoutName): void;
  /** Milliseconds before every proper answer. */
  setDelay(delayMs: number): void;
  /** Keeps every proper answer back until {@link release}, however slow the machine is. */
  hold(): void;
  release(): void;
  /** The settings of the start again, no faults, no recorded requests, nothing held: a clean state between tests. */
  reset(): void;
  /** Ends every connection, hanging ones too, and stops listening. */
  close(): Promise<void>;
}

/**
 * Starts the stand-in on the loopback address. Rejects with Node's error (`EADDRINUSE`) when the port is taken.
 */
export async function startService({ port: wanted = 0, ...options }: StartOptions = {}): Promise<RunningService> {
  const { app, settings, faults, recorder, gate } = createService(options);
  const initial = { ...settings };
  // Global Request and Response are left alone: the process belongs to the test runner.
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  server.listen(wanted, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the service has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    get apiKey() {
      return settings.apiKey;
    },
    requests: recorder.requests,
    faults,
    clearRequests: () => recorder.clear(),
    setLayout: (layout) => {
      settings.layout = layout;
    },
    setDelay: (delayMs) => {
      settings.delayMs = delayMs;
    },
    hold: () => gate.close(),
    release: () => gate.open(),
    reset: () => {
      Object.assign(settings, initial);
      faults.clear();
      recorder.clear();
      gate.open();
    },
    close: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
