import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Operation } from '@/utils/service/operations';
import { operationPaths } from '../../service/operation.ts';
import { type RunningService, startService } from '../../service/start-service.ts';

/** A service shared by the tests of one file, and a client that asks it the way the interface says. */
export interface TestService {
  readonly service: RunningService;
  /** Sends a request; `headers` win over the proper ones, and undefined leaves a header out. */
  ask(operation: Operation, body: unknown, headers?: Record<string, string | undefined>): Promise<Response>;
}

/** Starts a service before the file's tests, cleans it after each, closes it at the end. */
export function serviceForTests(): TestService {
  let running: RunningService | undefined;
  beforeAll(async () => {
    running = await startService();
  });
  afterEach(() => running?.reset());
  afterAll(() => running?.close());
  const current = (): RunningService => {
    if (running === undefined) throw new Error('the service runs only inside tests');
    return running;
  };
  return {
    get service() {
      return current();
    },
    ask: (operation, body, headers = {}) => {
      const all = { Authorization: `Bearer ${current().apiKey}`, 'Content-Type': 'application/json', ...headers };
      const sent = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
      return fetch(current().url + operationPaths[operation], {
        method: 'POST',
        headers: sent,
        body: typeof body === 'string' ? body : JSON.stringify(body),
        redirect: 'manual',
      });
    },
  };
}
