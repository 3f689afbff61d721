import { overviewAnswerer, scoreAnswerer } from '../service/answerer.ts';
import type { RunningService } from '../service/start-service.ts';
import { expect } from './expect.ts';

/** Waits for the one request that may have been sent, and holds everything about it against the documented interface. */
export async function expectOneRequest(service: RunningService, path: string, body: object): Promise<void> {
  await expect.poll(() => service.requests.length).toBeGreaterThan(0);
  expect(service.requests.map((request) => request.path)).toEqual([path]);
  const [request] = service.requests;
  expect(request).toMatchObject({ method: 'POST', query: '' });
  expect(request?.body).toEqual(body);
  expect(request?.headers).toMatchObject({
    authorization: `Bearer ${service.apiKey}`,
    'content-type': 'application/json',
  });
  expect(request?.headers).not.toHaveProperty('cookie');
  expect(request?.headers).not.toHaveProperty('referer');
}

/** As {@link expectOneRequest}, for the score of an address: its body has no freedom, so the bytes are compared. */
export async function expectOneScore(service: RunningService, email: string): Promise<void> {
  await expectOneRequest(service, '/v1/score/df', { email });
  expect(service.requests[0]?.rawBody).toBe(JSON.stringify({ email }));
}

/** The score that the stand-in answers for an address. */
export function scoreOf(email: string): string {
  return String(scoreAnswerer.answer({ email }, 'flat').risk_score);
}

/** The score that the stand-in answers for a subject. */
export function riskOf(subject: Parameters<typeof overviewAnswerer.answer>[0]): string {
  return String(overviewAnswerer.answer(subject, 'flat').risk_score);
}
