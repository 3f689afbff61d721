import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FailureNotice } from '@/components/result/failure-notice';
import type { Failure } from '@/utils/service/failure';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';
import { showLookup } from './result-stage';
import '@/components/kit/style.css';

const { t } = ENGLISH;
const noop = () => undefined;
const ACTIONS = { 'open-settings': noop, 'go-on': noop, 'ask-again': noop };

/** The buttons of a failure in their order, with the main one marked. */
async function buttonsOf(failure: Failure): Promise<string[]> {
  await render(<FailureNotice failure={failure} actions={ACTIONS} isMain />);
  await expect.element(page.getByTestId('failure')).toBeVisible();
  return page
    .getByRole('button')
    .elements()
    .map((button) => `${button.textContent}${button.matches('.bg-accent') ? ', main' : ''}`);
}

test('while sending is stopped, the main action is what fixes the cause, and comes before Resume', async () => {
  expect(await buttonsOf({ kind: 'sending-stopped', cause: 'key-refused', status: 401 })).toEqual([
    `${t('action.openSettings')}, main`,
    t('action.resumeLookups'),
    t('action.tryAgain'),
  ]);
});

test('while sending is stopped for a cause that the user cannot fix, Resume is the main action', async () => {
  expect((await buttonsOf({ kind: 'sending-stopped', cause: 'service-fault', status: 500 }))[0]).toBe(
    `${t('action.resumeLookups')}, main`,
  );
});

test.each([1, 2])('after %i requests, their number is shown if it is more than one', async (attempt) => {
  await showLookup({ record: { state: 'failed', attempt, failure: { kind: 'service-fault', status: 503 } } });
  await expect.element(page.getByTestId('failure')).toBeVisible();
  const said = page.getByTestId('requests-sent').elements();
  expect(said.map(({ textContent }) => textContent)).toEqual(
    attempt === 1 ? [] : [t('failure.requestsSent', { number: '2' })],
  );
});

test('a failure links to its place in the packaged help, in the language of the interface', async () => {
  await render(<FailureNotice failure={{ kind: 'withheld' }} actions={ACTIONS} />);
  await expect.element(page.getByTestId('failure-help')).toHaveAttribute('href', '/help/failures-en.html#withheld');
});
