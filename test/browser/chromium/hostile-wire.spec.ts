import type { Page } from '@playwright/test';
import type { FaultInput } from '../../service/faults/fault.ts';
import { startService } from '../../service/start-service.ts';
import { startSelfSigned } from '../../service/wire/https-server.ts';
import { heapOfBackground } from './cdp.ts';
import { connect } from './extension.ts';
import { expect, test } from './fixtures.ts';
import { backgroundOf, launch } from './launch.ts';

let count = 0;
/** Looks one address up in the popup; answers with the state that it ends in, and its words. */
async function ask(popup: Page): Promise<{ state: string; words: string }> {
  await popup.getByLabel('Email address').fill(`subject-${++count}@example.com`);
  await popup.getByLabel('Email address').press('Enter');
  const lookup = popup.getByTestId('lookup');
  await expect(lookup).toHaveAttribute('data-state', /done|failed|unknown/, { timeout: 21_000 });
  const state = (await lookup.getAttribute('data-state')) ?? '';
  const words = await lookup.innerText();
  await popup.getByRole('button', { name: /Back/ }).click();
  return { state, words };
}

test('a redirect of any code and to anywhere is a failure, and its target gets nothing', async ({
  connected,
  open,
  service,
}) => {
  void connected;
  const elsewhere = await startService();
  const popup = await open('popup.html');
  let asked = 0;
  for (const status of [301, 302, 303, 307, 308]) {
    for (const location of [
      '/elsewhere',
      `${elsewhere.url}/v1/score/df`,
      elsewhere.url.replace('127.0.0.1', 'localhost'),
    ]) {
      service.faults.next({ kind: 'redirect', status, location });
      expect(await ask(popup)).toMatchObject({
        state: 'failed',
        words: expect.stringContaining('redirects elsewhere'),
      });
      expect(service.requests, `${status} to ${location}`).toHaveLength(++asked);
    }
  }
  expect(elsewhere.requests).toEqual([]);
  expect(new Set(service.requests.map(({ path }) => path))).toEqual(new Set(['/v1/score/df']));
  expect(await ask(popup)).toMatchObject({ state: 'done' });
  await elsewhere.close();
});

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

test('every hostile answer ends in a named state, memory stays, and the next look-up works', async ({
  connected,
  context,
  open,
  service,
}) => {
  test.setTimeout(180_000);
  void connected;
  const popup = await open('popup.html');
  await popup.evaluate(() =>
    chrome.runtime.sendMessage({ to: 'sightline', name: 'saveSettings', data: { scoreTimeoutSeconds: 5 } }),
  );
  await ask(popup);
  const before = await heapOfBackground(context);
  let most = 0;
  for (const [name, fault, state] of HOSTILE) {
    await test.step(name, async () => {
      service.faults.next(fault);
      expect((await ask(popup)).state, name).toBe(state);
      most = Math.max(most, (await heapOfBackground(context)) - before);
      expect(await popup.evaluate(() => ({}) as { polluted?: boolean })).toEqual({});
      expect((await ask(popup)).state, `after ${name}`).toBe('done');
    });
  }
  console.log(`heap of the background: ${before.toFixed(1)} MB before, at most ${most.toFixed(1)} MB more`);
  expect(most).toBeLessThan(50);
});

test('a certificate that nobody signed: a failure, and nothing reaches that server', async ({ context, open }) => {
  const server = await startSelfSigned((_, response) => response.end('{"risk_score":1}'));
  await connect(context, { url: server.url, apiKey: 'sk_test_0000' });
  const popup = await open('popup.html');
  expect(await ask(popup)).toMatchObject({ state: 'failed', words: expect.stringContaining('cannot be reached') });
  expect(server.asked).toEqual([]);
  await server.close();
});

test('a redirect from https down to http carries nothing', async () => {
  const plain = await startService();
  const server = await startSelfSigned((_, response) => {
    response.writeHead(307, { location: `${plain.url}/v1/score/df` }).end();
  });
  const context = await launch([], ['--ignore-certificate-errors']);
  await backgroundOf(context);
  await connect(context, { url: server.url, apiKey: 'sk_test_0000' });
  const popup = await context.newPage();
  await popup.goto('chrome-extension://aoggaamlbolfdhboikpdaneacdihbpop/popup.html');
  expect((await ask(popup)).state).toBe('failed');
  expect(server.asked).toEqual(['/v1/score/df']);
  expect(plain.requests).toEqual([]);
  await context.close();
  await Promise.all([server.close(), plain.close()]);
});
