import { t } from '../../texts/english-in-node.ts';
import { ask, states } from '../engine.ts';
import { expect } from '../expect.ts';
import { score } from '../popup.ts';
import { test } from './fixtures.ts';

test('F8: after 401 no gesture sends and each says so, and Resume sends again', async ({ open, service }) => {
  const words = t('failure.keyRefused.title', { status: '401' });
  service.faults.next({ kind: 'status', status: 401 });
  const popup = await open('popup.html');
  await score(popup, 'first@example.com');
  await expect(popup.getByTestId('failure')).toContainText(words);
  await popup.getByTestId('back').click();
  await expect(popup.getByTestId('go-on')).toHaveCount(0);
  // `faults.spec` counts ten.
  for (let i = 0; i < 2; i++) {
    await score(popup, `next-${i}@example.com`);
    await expect(popup.getByTestId('failure')).toContainText(t('failure.sendingStopped.title'));
  }
  expect(service.requests).toHaveLength(1);
  await expect(popup.getByTestId('try-anyway')).toHaveText(t('action.tryAnyway'));
  await expect(popup.getByTestId('go-on')).toHaveCount(0);

  const next = await open('popup.html');
  await expect(next.getByTestId('failure')).toContainText(t('failure.sendingStopped.title'));
  await expect(next.getByTestId('failure')).toContainText(words);
  await next.getByTestId('tab-subject').click();
  await expect(next.getByTestId('failure')).toContainText(t('failure.sendingStopped.title'));
  await next.getByTestId('tab-email').click();
  await expect(next.getByTestId('try-anyway')).toHaveCount(0);
  await expect(next.getByTestId('go-on')).toHaveText(t('action.resumeLookups'));
  await next.getByTestId('go-on').click();
  await expect(next.getByTestId('failure')).toHaveCount(0);
  await expect(next.getByTestId('email')).toBeFocused();
  expect(service.requests, 'going on alone sends nothing').toHaveLength(1);
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

/** The answer's own clock is an hour fast. */
const AN_HOUR_ON = Date.now() + 3_600_000;
const inSeconds = (seconds: number) => new Date(AN_HOUR_ON + seconds * 1000).toUTCString();

test('F13: a date in Retry-After counts from the date of the answer', async ({ open, service }) => {
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
