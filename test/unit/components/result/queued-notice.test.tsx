import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { QueuedNotice } from '@/components/result/queued-notice';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';
import { expectAccessible } from '../expect-accessible';
import { showLookup } from './result-stage';

const { t, formats } = ENGLISH;

const noop = () => undefined;
const button = (name: string) => page.getByRole('button', { name });
const PACE = t('queued.waiting');

test('a row of a paused batch says that the batch is paused and leads to it', async () => {
  const { acts } = await showLookup({ record: { state: 'queued', batchId: 'b7', attempt: 0 }, isPaused: true });
  await expect
    .element(page.getByText(`${t('operation.score')} · api.example.com · ${t('result.notSentYet')}`, { exact: true }))
    .toBeVisible();
  await expect.element(page.getByText(t('queued.batchPaused'))).toBeVisible();
  await expect.element(page.getByText(t('queued.paused'))).toBeVisible();
  await expect.element(page.getByText(PACE)).not.toBeInTheDocument();
  await expectAccessible();
  await button(t('queued.openBatch')).click();
  expect(acts).toHaveBeenCalledExactlyOnceWith('open b7');
});

test('a queued lookup says so and offers no batch', async () => {
  await showLookup({ record: { state: 'queued', batchId: 'b7', attempt: 0 } });
  await expect.element(page.getByText(PACE)).toBeVisible();
  await expect.element(button(t('queued.openBatch'))).not.toBeInTheDocument();
});

test.each([
  [false, 'queued.sendsItself', 'queued.retriesItself'],
  [true, 'queued.retriesItself', 'queued.sendsItself'],
] as const)('a lookup that waits for a rate limit (sent before: %s) says %s', async (isRepeat, text, other) => {
  const now = Date.now();
  const failure = { kind: 'too-many-requests', status: 429 } as const;
  const hold = { kind: 'waiting', until: now + 30_000, failure } as const;
  await render(
    <QueuedNotice hold={hold} isPaused={false} isRepeat={isRepeat} now={now} onStop={noop} onOpenBatch={noop} />,
  );
  const cause = t('failure.tooManyRequests.title', { status: '429' });
  await expect.element(page.getByText(t('queued.sendsIn', { time: formats.duration(30, 'second') }))).toBeVisible();
  await expect.element(page.getByText(t(text, { cause }))).toBeVisible();
  await expect.element(page.getByText(t(other, { cause }))).not.toBeInTheDocument();
});

test('a lookup that was never sent is not described as sent', async () => {
  await showLookup({ record: { state: 'cancelled', failure: { kind: 'not-sent' }, attempt: 0 } });
  await expect
    .element(page.getByText(`${t('operation.score')} · api.example.com · ${t('result.notSent')}`, { exact: true }))
    .toBeVisible();
  await expect.element(page.getByText(/minutes ago/)).not.toBeInTheDocument();
});

test('a paused batch shows no countdown; Stop keeps the focus when the batch resumes', async () => {
  const hold = {
    kind: 'waiting',
    until: Date.now() + 30_000,
    failure: { kind: 'too-many-requests', status: 429 },
  } as const;
  const notice = (isPaused: boolean) => (
    <QueuedNotice hold={hold} isPaused={isPaused} isRepeat now={Date.now()} onStop={noop} onOpenBatch={noop} />
  );
  const { rerender } = await render(notice(true));
  await expect.element(page.getByText(t('queued.pausedRepeat'))).toBeVisible();
  await expect.element(page.getByText(/automatically/)).not.toBeInTheDocument();
  await userEvent.tab();
  await userEvent.tab();
  await rerender(notice(false));
  await expect.element(page.getByText(/It is retried automatically, once\./)).toBeVisible();
  await expect.element(page.getByTestId('stop')).toHaveFocus();
});
