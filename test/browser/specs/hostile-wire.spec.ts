import type { FailureKind } from '@/utils/service/failure';
import type { FaultInput } from '../../service/faults/fault.ts';
import { startService } from '../../service/start-service.ts';
import { startSelfSigned } from '../../service/wire/https-server.ts';
import type { OurPage } from '../driver.ts';
import { ask, message, type Ours, storedLookups } from '../engine.ts';
import { expect } from '../expect.ts';
import { test } from '../fixtures.ts';
import { otherHost } from '../other-host.ts';
import { dataOf, score } from '../popup.ts';
import { connect } from '../session.ts';

let count = 0;
const someone = () => `subject-${++count}@example.com`;

/** Looks a new address up; returns the state that it ends in, and the kind of its failure. */
async function endOf(page: Ours): Promise<{ state: string | undefined; kind: string | null | undefined }> {
  const asked = someone();
  await ask(page, asked);
  const row = (await storedLookups(page)).rows.find(({ email }) => email === asked);
  return { state: row?.state, kind: row?.kind };
}

/** As {@link endOf}, of what the popup makes of the answer. */
async function endInPopup(popup: OurPage): Promise<(string | null | undefined)[]> {
  await score(popup, someone());
  const state = () => dataOf(popup, 'lookup', 'state');
  await expect.poll(state, { timeout: 60_000 }).toMatch(/^(done|failed|unknown)$/);
  const end = [await state(), await dataOf(popup, 'failure', 'kind')];
  await popup.getByTestId('back').click();
  return end;
}

test('a redirect of any code and to anywhere is a failure, and its target gets nothing', async ({ open, service }) => {
  const popup = await open('popup.html');
  const elsewhere = await startService();
  const targets = ['/elsewhere', `${elsewhere.url}/v1/score/df`, otherHost(elsewhere.url)];
  let requests = 0;
  for (const status of [301, 302, 303, 307, 308]) {
    for (const location of targets) {
      service.faults.next({ kind: 'redirect', status, location });
      expect(await endOf(popup), `${status} to ${location}`).toEqual({ state: 'failed', kind: 'unreachable' });
      expect(service.requests, `${status} to ${location}`).toHaveLength(++requests);
    }
  }
  expect(elsewhere.requests).toEqual([]);
  expect(new Set(service.requests.map(({ path }) => path))).toEqual(new Set(['/v1/score/df']));
  expect(await endOf(popup)).toMatchObject({ state: 'done' });
  await elsewhere.close();
});

const HOSTILE: [name: string, fault: FaultInput, state: string, kind?: FailureKind][] = [
  ['100 MB', { kind: 'huge', megabytes: 100 }, 'failed', 'not-understood'],
  ['gzip bomb of 100 MB', { kind: 'gzip-bomb', megabytes: 100 }, 'failed', 'not-understood'],
  ['5 000 levels', { kind: 'deep', levels: 5_000 }, 'failed', 'not-understood'],
  ['100 000 levels', { kind: 'deep', levels: 100_000 }, 'failed', 'not-understood'],
  ['100 000 values', { kind: 'many-nodes', count: 100_000 }, 'failed', 'not-understood'],
  ['most values that are read', { kind: 'many-nodes', count: 19_000 }, 'done'],
  ['a drip', { kind: 'drip', everyMs: 500 }, 'failed', 'timeout'],
  ['half of it', { kind: 'cut' }, 'failed', 'incomplete'],
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
const MAX_GROWTH_MB = 50;

test('F6, F7, F15: after every hostile answer the next lookup works', async ({ extension, open, service }) => {
  const popup = await open('popup.html');
  await endOf(popup);
  const before = await extension.heap();
  let growth = 0;
  for (const [name, fault, state, kind] of HOSTILE) {
    // Short only where running out of time is what is tested.
    await message(popup, 'saveSettings', { timeoutSeconds: fault.kind === 'drip' ? 1 : 20 });
    service.faults.next(fault);
    const [end, why] = await endInPopup(popup);
    expect(end, name).toBe(state);
    if (kind) expect(why, name).toBe(kind);
    growth = Math.max(growth, (await extension.heap()) - before);
    expect(await popup.evaluate((_) => Object.keys(Object.prototype), null)).toEqual([]);
    expect((await endOf(popup)).state, `after ${name}`).toBe('done');
  }
  console.log(`heap: ${before.toFixed(1)} MB before, at most ${growth.toFixed(1)} MB more`);
  expect(growth).toBeLessThan(MAX_GROWTH_MB);
});

test('a certificate that nobody signed: a failure, and nothing reaches that server', async ({ extension, open }) => {
  const server = await startSelfSigned((_, response) => response.end('{"risk_score":1}'));
  await connect(extension, { url: server.url, apiKey: 'sk_test_0000' });
  expect(await endOf(await open('popup.html'))).toEqual({ state: 'failed', kind: 'unreachable' });
  expect(server.asked).toEqual([]);
  await server.close();
});
