import type { FaultInput } from '../../service/faults/fault.ts';
import { connect } from './extension.ts';
import { expect, test } from './fixtures.ts';

/** Each kind of failure as the service (or the way to it) brings it about, with its own words and its next action. */
const KINDS: [kind: string, fault: FaultInput, words: RegExp, action: string | null][] = [
  ['unreachable', { kind: 'reset' }, /did not answer: it cannot be reached/, 'Ask again'],
  ['unreachable (cut body)', { kind: 'cut' }, /the connection broke/, 'Ask again'],
  ['unreachable (redirect)', { kind: 'redirect', location: 'http://127.0.0.1:9/' }, /redirects elsewhere/, 'Ask again'],
  ['timeout', { kind: 'hang' }, /No complete answer after 1 s/, 'Ask again'],
  ['timeout (drip)', { kind: 'drip', everyMs: 200 }, /No complete answer after 1 s/, 'Ask again'],
  ['input-refused', { kind: 'status', status: 422 }, /did not accept what was sent \(HTTP 422\)/, 'Edit'],
  ['key-refused', { kind: 'status', status: 401 }, /refused the API key \(HTTP 401\)/, 'Open settings'],
  ['not-allowed', { kind: 'status', status: 403, message: 'No.' }, /did not allow this \(HTTP 403\)/, 'Ask again'],
  ['quota-spent', { kind: 'status', status: 402 }, /no look-ups are left \(HTTP 402\)/, 'Ask again'],
  ['too-many-requests', { kind: 'status', status: 429, retryAfter: 30 }, /Too many requests/, 'Ask again in'],
  ['wrong-address', { kind: 'status', status: 404, shape: 'html' }, /no such service at/, 'Open settings'],
  ['nothing-known', { kind: 'status', status: 404, shape: 'error' }, /does not mean "clear"/, 'Edit'],
  ['withheld', { kind: 'status', status: 451 }, /for legal reasons \(HTTP 451\)/, null],
  ['still-working', { kind: 'status', status: 202 }, /still working/, 'Ask again'],
  ['still-working (inside)', { kind: 'pending' }, /still working/, 'Ask again'],
  ['service-fault', { kind: 'status', status: 503 }, /has a fault \(HTTP 503\)/, 'Ask again'],
  ['failed-inside', { kind: 'failed-inside' }, /says that the look-up failed/, 'Ask again'],
  ['not-understood (login page)', { kind: 'html' }, /not readable data/, 'Open settings'],
  ['not-understood (broken)', { kind: 'wrong-json' }, /not complete JSON/, 'Open settings'],
  ['not-understood (text)', { kind: 'bare', value: 'hello' }, /a bare value/, 'Open settings'],
  ['not-understood (huge)', { kind: 'huge' }, /larger than 1 MiB/, 'Open settings'],
  ['not-understood (bomb)', { kind: 'gzip-bomb' }, /larger than 1 MiB/, 'Open settings'],
  ['not-understood (deep)', { kind: 'deep' }, /nested too deeply/, 'Open settings'],
  ['not-understood (many)', { kind: 'many-nodes' }, /too many fields/, 'Open settings'],
];

test('each failure shows its own words and next action, no score, and the next look-up works', async ({
  connected,
  open,
  service,
}, info) => {
  test.setTimeout(120_000);
  void connected;
  const options = await open('options.html');
  await options.evaluate(() =>
    chrome.runtime.sendMessage({ to: 'sightline', name: 'saveSettings', data: { scoreTimeoutSeconds: 1 } }),
  );
  await options.close();
  const popup = await open('popup.html');
  const field = popup.getByLabel('Email address');
  let asked = 0;
  for (const [kind, fault, words, action] of KINDS) {
    await test.step(kind, async () => {
      service.faults.next(fault);
      await field.fill(`subject-${++asked}@example.com`);
      await field.press('Enter');
      await expect(popup.getByTestId('lookup')).toHaveAttribute('data-state', 'failed');
      await expect(popup.getByRole('alert')).toContainText(words);
      await expect(popup.getByRole('alert')).toContainText('may have counted');
      await expect(popup.getByTestId('score')).toHaveCount(0);
      if (action) await expect(popup.getByRole('button', { name: action })).toBeVisible();
      expect(service.requests).toHaveLength(asked);
      await popup.screenshot({ path: info.outputPath(`${kind.replace(/\W+/g, '-')}.png`), fullPage: true });
      await popup.getByRole('button', { name: /Back/ }).click();
    });
  }
  await field.fill('casey.cobblefield@example.com');
  await field.press('Enter');
  await expect(popup.getByTestId('score')).toHaveText('44');
});

test('an echoed key and subject are quoted without either', async ({ connected, open, service }) => {
  void connected;
  service.faults.next({ kind: 'echo' });
  const popup = await open('popup.html');
  await popup.getByLabel('Email address').fill('canary.person@example.com');
  await popup.getByLabel('Email address').press('Enter');
  await expect(popup.getByRole('alert')).toContainText('The service says');
  expect(await popup.getByRole('alert').textContent()).not.toContain('canary.person');
  expect(await popup.content()).not.toContain(service.apiKey);
});

test('Stop ends a look-up and says that it may have been counted', async ({ connected, open, service }) => {
  void connected;
  service.faults.next({ kind: 'hang' });
  const popup = await open('popup.html');
  await popup.getByLabel('Email address').fill('slow@example.com');
  await popup.getByLabel('Email address').press('Enter');
  await popup.getByRole('button', { name: 'Stop' }).click();
  await expect(popup.getByText('Stopped by you.')).toBeVisible();
  await expect.poll(() => service.requests[0]?.aborted).toBe(true);
});

test('before it is set up, and without permission, nothing is sent and the way out is a button', async ({
  context,
  background,
  open,
  service,
}) => {
  const popup = await open('popup.html');
  const field = popup.getByLabel('Email address');
  await field.fill('jane@example.com');
  await field.press('Enter');
  await expect(popup.getByRole('alert')).toContainText('not connected to the service yet');
  const settings = context.waitForEvent('page');
  await popup.getByRole('alert').getByRole('button', { name: 'Open settings' }).click();
  expect((await settings).url()).toContain('options.html');

  await connect(context, service);
  await background.evaluate(() => chrome.permissions.remove({ origins: ['http://127.0.0.1/*'] }));
  await popup.bringToFront();
  await field.press('Enter');
  await expect(popup.getByRole('alert')).toContainText('does not let Sightline reach 127.0.0.1');
  await expect(popup.getByRole('button', { name: 'Allow in settings' })).toBeVisible();
  expect(service.requests).toHaveLength(0);
});
