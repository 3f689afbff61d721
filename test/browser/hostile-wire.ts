import { expect } from '@playwright/test';
import type { FaultInput } from '../service/faults/fault.ts';
import { type RunningService, startService } from '../service/start-service.ts';
import { message } from './engine.ts';
import type { Hands } from './hands.ts';

let count = 0;
/** Looks a new address up in the popup; answers with the state that it ends in, and the words that stand there. */
async function endOf(popup: Hands): Promise<{ state: string | undefined; words: string }> {
  await popup.fill('Email address', `subject-${++count}@example.com`);
  await popup.press('Enter');
  const state = () =>
    popup.evaluate((_) => document.querySelector<HTMLElement>('[data-testid=lookup]')?.dataset.state, null);
  await expect.poll(state, { timeout: 60_000 }).toMatch(/^(done|failed|unknown)$/);
  const end = { state: await state(), words: await popup.text() };
  await popup.click('button', '← Back');
  return end;
}

/** Redirects of five codes to the same host, to another port and to another host: each is a failure and goes nowhere. */
export async function redirectsCarryNothing(popup: Hands, service: RunningService) {
  const elsewhere = await startService();
  const targets = ['/elsewhere', `${elsewhere.url}/v1/score/df`, elsewhere.url.replace('127.0.0.1', 'localhost')];
  let asked = 0;
  for (const status of [301, 302, 303, 307, 308]) {
    for (const location of targets) {
      service.faults.next({ kind: 'redirect', status, location });
      expect(await endOf(popup), `${status} to ${location}`).toMatchObject({
        state: 'failed',
        words: expect.stringContaining('redirects elsewhere'),
      });
      expect(service.requests, `${status} to ${location}`).toHaveLength(++asked);
    }
  }
  expect(elsewhere.requests).toEqual([]);
  expect(new Set(service.requests.map(({ path }) => path))).toEqual(new Set(['/v1/score/df']));
  expect(await endOf(popup)).toMatchObject({ state: 'done' });
  await elsewhere.close();
}

const HOSTILE: [name: string, fault: FaultInput, state: string][] = [
  ['100 MB', { kind: 'huge', megabytes: 100 }, 'failed'],
  ['gzip bomb of 100 MB', { kind: 'gzip-bomb', megabytes: 100 }, 'failed'],
  ['5 000 levels', { kind: 'deep', levels: 5_000 }, 'failed'],
  ['100 000 levels', { kind: 'deep', levels: 100_000 }, 'failed'],
  ['100 000 values', { kind: 'many-nodes', count: 100_000 }, 'failed'],
  ['most values that are read', { kind: 'many-nodes', count: 19_000 }, 'done'],
  ['a drip', { kind: 'drip', everyMs: 500 }, 'failed'],
  ['half of it', { kind: 'cut' }, 'failed'],
  ['keys of JavaScript itself', { kind: 'proto' }, 'done'],
  ['odd values', { kind: 'odd-values' }, 'done'],
  ['markup everywhere', { kind: 'markup' }, 'done'],
  ['a score of a wrong type', { kind: 'json', json: { risk_score: { a: [] }, level: 7, reasons: 'x' } }, 'done'],
  ['a score beyond numbers', { kind: 'body', body: '{"risk_score":1e999}' }, 'done'],
  [
    'another charset',
    { kind: 'body', body: '{"risk_score":"\ufffd"}', contentType: 'application/json; charset=utf-16' },
    'done',
  ],
  ['a script', { kind: 'body', body: 'alert(1)', contentType: 'text/javascript' }, 'failed'],
];

/**
 * Every hostile answer ends in the state that is named for it, and the next look-up works.
 * @param heap what the extension holds in memory after a collection of garbage, in MB; may grow by 50
 */
export async function hostileAnswersEnd(popup: Hands, service: RunningService, heap: () => Promise<number>) {
  await endOf(popup);
  const before = await heap();
  let most = 0;
  for (const [name, fault, state] of HOSTILE) {
    // Short only where running out of time is what is tested.
    await message(popup, 'saveSettings', { scoreTimeoutSeconds: fault.kind === 'drip' ? 3 : 20 });
    service.faults.next(fault);
    expect((await endOf(popup)).state, name).toBe(state);
    most = Math.max(most, (await heap()) - before);
    expect(await popup.evaluate(() => Object.keys(Object.prototype), null)).toEqual([]);
    expect((await endOf(popup)).state, `after ${name}`).toBe('done');
  }
  console.log(`heap: ${before.toFixed(1)} MB before, at most ${most.toFixed(1)} MB more`);
  expect(most).toBeLessThan(50);
}

/** A server whose certificate nobody signed is not reached. */
export async function staysUnreached(popup: Hands, server: { asked: readonly string[] }) {
  expect(await endOf(popup)).toMatchObject({ state: 'failed', words: expect.stringContaining('cannot be reached') });
  expect(server.asked).toEqual([]);
}
