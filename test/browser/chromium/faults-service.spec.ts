import { t } from '../../texts/english-in-node.ts';
import { ask, message, states } from '../engine.ts';
import { score } from '../popup.ts';
import { killBackground } from './cdp.ts';
import { expect, test } from './fixtures.ts';

for (const [id, status, words] of [
  ['F8', 401, t('failure.keyRefused.title', { status: '401' })],
  ['F9', 402, t('failure.quotaSpent.title', { status: '402' })],
] as const) {
  test(`${id}: after ${status} no gesture sends, and each says so; Go on sends again`, async ({ open, service }) => {
    service.faults.next({ kind: 'status', status });
    const popup = await open('popup.html');
    await score(popup, 'first@example.com');
    await expect(popup.getByRole('alert')).toContainText(words);
    await popup.getByTestId('back').click();
    await expect(popup.getByTestId('go-on')).toHaveCount(0);
    // `faults.spec` counts ten.
    for (let i = 0; i < 2; i++) {
      await score(popup, `next-${i}@example.com`);
      await expect(popup.getByRole('alert')).toContainText(t('failure.sendingStopped.title'));
    }
    expect(service.requests).toHaveLength(1);
    await expect(popup.getByTestId('try-anyway')).toHaveText(t('action.tryAnyway'));
    await expect(popup.getByTestId('go-on')).toHaveCount(0);

    const next = await open('popup.html');
    await expect(next.getByRole('alert')).toContainText(t('failure.sendingStopped.title'));
    await expect(next.getByRole('alert')).toContainText(words);
    await next.getByTestId('tab-subject').click();
    await expect(next.getByRole('alert')).toContainText(t('failure.sendingStopped.title'));
    await next.getByTestId('tab-email').click();
    await expect(next.getByTestId('try-anyway')).toHaveCount(0);
    await expect(next.getByTestId('go-on')).toHaveText(t('action.resumeLookups'));
    await next.getByTestId('go-on').click();
    await expect(next.getByRole('alert')).toHaveCount(0);
    await expect(next.getByTestId('email')).toBeFocused();
    expect(service.requests, 'going on sends nothing by itself').toHaveLength(1);
    await next.close();
    // The popup still shows the refused lookup: its button sends that one.
    await popup.getByTestId('try-anyway').click();
    await expect(popup.getByTestId('score')).toBeVisible();
    expect(service.requests).toHaveLength(2);
    await popup.getByTestId('back').click();
    await score(popup, 'casey.cobblefield@example.com');
    await expect(popup.getByTestId('score')).toHaveText('44');
    expect(service.requests).toHaveLength(3);
  });
}

/** The answer's own clock is an hour fast. */
const AN_HOUR_ON = Date.now() + 3_600_000;
const inSeconds = (seconds: number) => new Date(AN_HOUR_ON + seconds * 1000).toUTCString();

test('F13: a date in Retry-After counts from the date of the answer: sat out up to a minute, else a failure', async ({
  open,
  service,
}) => {
  const popup = await open('popup.html');
  for (const [seconds, requests] of [
    [2, 2],
    [300, 1],
  ] as const) {
    service.clearRequests();
    const headers = { 'retry-after': inSeconds(seconds), date: inSeconds(0) };
    service.faults.next({ kind: 'status', status: 429, headers });
    await ask(popup, `in-${seconds}-s@example.com`);
    expect(service.requests).toHaveLength(requests);
    const [first, second] = service.requests;
    if (second) expect(second.receivedAt - (first?.receivedAt ?? 0)).toBeGreaterThanOrEqual(950);
  }
  expect(await states(popup)).toEqual({ done: 1, failed: 1 });
});

/** The countdown, with the number of its seconds. */
const RETRIES_IN = new RegExp(t('queued.retriesIn', { time: '@' }).replace('@', '(\\d+)'));

test('F13: the wait counts down where it was asked, survives the background, and ends in the answer', async ({
  context,
  open,
  service,
}) => {
  service.faults.next({ kind: 'status', status: 429, retryAfter: 6 });
  const popup = await open('popup.html');
  await score(popup, 'casey.cobblefield@example.com');
  const secondsLeft = async () => Number(RETRIES_IN.exec(await popup.innerText('body'))?.[1]);
  await expect.poll(secondsLeft).toBeGreaterThan(0);
  const before = await secondsLeft();
  await killBackground(context);
  await expect.poll(secondsLeft).toBeLessThan(before);
  await expect(popup.getByTestId('score')).toHaveText('44', { timeout: 45_000 });
  expect(service.requests).toHaveLength(2);
});

test('F26: a key with a line break around it is trimmed; one with a space or a curly quote within is refused at its field', async ({
  open,
  service,
}) => {
  const options = await open('options.html');
  const key = options.getByTestId('api-key');
  await options.getByTestId('replace-key').click();
  for (const wrong of ['two words', 'sk_“quoted”_key', 'sk_first\u200bsecond']) {
    await key.fill(wrong);
    await options.getByTestId('save-connection').click();
    await expect(key).toHaveAccessibleDescription(new RegExp(t('connectionProblem.keyUnreadable')));
    await expect(key).toHaveValue(wrong);
  }
  await message(options, 'saveConnection', {
    baseUrl: service.url,
    connectionName: '',
    dashboardUrl: '',
    key: `\n ${service.apiKey}\r\n`,
  });
  await ask(options, 'casey.cobblefield@example.com');
  expect(service.requests.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${service.apiKey}`]);
});
