import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ConnectionTest } from '@/components/connection/connection-test';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';
import '@/components/kit/style.css';
import type { LookupRecord, StoredAnswer } from '@/utils/lookup/lookup-record';
import type { Failure } from '@/utils/service/failure';
import type { RequestSubject } from '@/utils/service/operations';
import { lookupRecordWith } from '../../lookup/record';
import { expectAccessible } from '../expect-accessible';

const { t } = ENGLISH;
const RECORD = lookupRecordWith({
  baseUrl: 'https://api.example.com',
  host: 'api.example.com',
  gesture: 'test',
  createdAt: Date.now(),
});
const ANSWER: StoredAnswer = { id: 'a', status: 200, contentType: 'application/json', text: '{"ü":1}', ms: 1234 };

const field = page.getByTestId('test-email');
const button = page.getByTestId('run-test');

async function show(
  live: { record: LookupRecord; answer: StoredAnswer | null } | null = null,
  setting: { isReady?: boolean; start?: () => Promise<Failure | null> } = {},
) {
  const sent = vi.fn<(subject: RequestSubject) => void>();
  const onStop = vi.fn();
  await render(
    <main>
      <h2>Test connection</h2>
      <ConnectionTest
        baseUrl="https://api.example.com"
        isReady={setting.isReady ?? true}
        live={live}
        onSend={(subject) => {
          sent(subject);
          return setting.start?.() ?? Promise.resolve(null);
        }}
        onStop={onStop}
      />
    </main>,
  );
  return { sent, onStop };
}

describe('sending', () => {
  test('says what it costs, then sends one lookup of the address', async () => {
    const { sent } = await show();
    await expect.element(page.getByText(t('connectionTest.cost', { host: 'api.example.com' }))).toBeVisible();
    await field.fill('Jane Doe <Jane@EXAMPLE.com>');
    await button.click();
    expect(sent).toHaveBeenCalledExactlyOnceWith({ operation: 'score', request: { email: 'Jane@example.com' } });
  });

  test('reports input that is not an address at the field and sends nothing', async () => {
    const { sent } = await show();
    await field.fill('jane at example');
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveAccessibleDescription(ENGLISH.t('typedEmail.noAt'));
    await expect.element(field).toHaveValue('jane at example');
    await expectAccessible();
    expect(sent).not.toHaveBeenCalled();
  });

  test('without a connection the button is disabled and says why', async () => {
    const { sent } = await show(null, { isReady: false });
    await expect.element(button).toBeDisabled();
    await expect.element(page.getByText(t('connectionTest.notReady'))).toBeVisible();
    await field.fill('jane@example.com');
    await userEvent.keyboard('{Enter}');
    expect(sent).not.toHaveBeenCalled();
  });

  test('sends no second lookup while one is running', async () => {
    const { sent } = await show({ record: { ...RECORD, state: 'sending' }, answer: null });
    await field.fill('jane@example.com');
    await userEvent.keyboard('{Enter}');
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    expect(sent).not.toHaveBeenCalled();
  });

  test('says why a lookup did not start', async () => {
    await show(null, { start: () => Promise.resolve({ kind: 'no-permission', host: 'api.example.com' }) });
    await field.fill('jane@example.com');
    await button.click();
    await expect.element(page.getByTestId('failure')).toHaveAttribute('data-kind', 'no-permission');
  });

  test('a background that does not answer is reported; the address stays', async () => {
    await show(null, { start: () => Promise.reject(new Error('no reply')) });
    await field.fill('jane@example.com');
    await button.click();
    await expect.element(page.getByTestId('notice-problem')).toMatchTextContent(t('fault.noReply'));
    await expect.element(field).toHaveValue('jane@example.com');
  });
});

describe('the reply of the service', () => {
  const result = page.getByTestId('test-result');

  test('shows the facts of an answer', async () => {
    await show({ record: RECORD, answer: ANSWER });
    await expect.element(page.getByText(t('connectionTest.works'))).toBeVisible();
    for (const fact of [t('lookupState.done'), '200', 'application/json', '1,234 ms', '8 bytes', '{"ü":1}']) {
      await expect.element(result.getByText(fact, { exact: true })).toBeVisible();
    }
    await expectAccessible();
  });

  test('markup stays text', async () => {
    const text = '<img src=x onerror=alert(1)><b>bold</b>';
    await show({ record: RECORD, answer: { ...ANSWER, contentType: '', text } });
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(page.getByText(t('value.notProvided'))).toBeVisible();
    expect(document.querySelector('img, b')).toBeNull();
  });

  test('shows a long body in part until the user asks for all of it', async () => {
    await show({ record: RECORD, answer: { ...ANSWER, text: 'x'.repeat(250_000) } });
    const body = page.getByRole('region', { name: t('raw.text') });
    await expect.element(page.getByText('First 100,000 of 250,000 characters.')).toBeVisible();
    await page.getByRole('button', { name: t('list.showAll', { total: 250_000 }) }).click();
    expect(body.element().textContent).toHaveLength(250_000);
  });

  test('explains a failure and shows its body', async () => {
    const failure: Failure = { kind: 'key-refused', host: 'api.example.com', status: 401, serviceText: 'Bad key' };
    const answer = { ...ANSWER, status: 401, text: '' };
    await show({ record: { ...RECORD, state: 'failed', failure }, answer });
    await expect.element(page.getByTestId('failure')).toMatchTextContent(/API key rejected \(HTTP 401\)/);
    await expect.element(page.getByTestId('failure')).toMatchTextContent(/replace your key/);
    await expect.element(page.getByText('Bad key')).toBeVisible();
    await expect.element(page.getByText(t('connectionTest.emptyBody'))).toBeVisible();
    await expectAccessible();
  });

  test('shows a status whose body was not kept', async () => {
    const failure: Failure = { kind: 'not-understood', status: 200, unreadable: 'too-large' };
    await show({ record: { ...RECORD, state: 'failed', failure }, answer: null });
    await expect.element(result.getByText('200', { exact: true })).toBeVisible();
    await expect.element(page.getByText(t('connectionTest.noResponse'))).toBeVisible();
  });

  test('offers Stop while waiting', async () => {
    const { onStop } = await show({ record: { ...RECORD, state: 'sending' }, answer: null });
    await expect.element(page.getByText(t('connectionTest.waiting', { host: 'api.example.com' }))).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Stop' }).click();
    expect(onStop).toHaveBeenCalledOnce();
  });

  test('calls an unknown outcome unknown', async () => {
    await show({ record: { ...RECORD, state: 'unknown' }, answer: null });
    await expect.element(page.getByText(t('result.unknownText'))).toBeVisible();
  });
});
