import type { RecordedRequest } from '../../service/recorder.ts';
import type { RunningService } from '../../service/start-service.ts';

/** A request that came, and the answer that belongs to it. */
export interface Exchange {
  request: RecordedRequest;
  status: number;
  /** The answer's JSON; null where it was none. */
  answer: unknown;
}

/** The stand-in keeps no answers, but to the same request it invents the same one again. */
async function answerAgain(service: RunningService, request: RecordedRequest): Promise<Exchange> {
  const response = await fetch(service.url + request.path, {
    method: request.method,
    body: request.rawBody,
    headers: { authorization: `Bearer ${service.apiKey}`, 'content-type': 'application/json' },
  });
  return { request, status: response.status, answer: await response.json().catch(() => null) };
}

/**
 * Watch the service while `act` makes Sightline ask it and reads what is shown then. Throws unless it was asked
 * exactly once: lookups may cost money.
 */
export async function watchService<Shown>(
  service: RunningService,
  act: () => Promise<Shown>,
): Promise<{ exchange: Exchange; shown: Shown }> {
  service.clearRequests();
  const shown = await act().catch((error: unknown): never => {
    throw service.requests.length === 0 ? new Error('The service was not asked', { cause: error }) : error;
  });
  const [request, ...others] = service.requests;
  if (!request || others.length > 0)
    throw new Error(`The service was asked ${service.requests.length} times, not once`);
  return { exchange: await answerAgain(service, request), shown };
}
