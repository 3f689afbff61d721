import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import '@/components/kit/style.css';
import { Card } from '@/components/result/card-screen';
import type { Envelope } from '@/utils/messages/protocol';
import type { CardView } from '@/utils/surfaces/card-view';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';
import '../../../texts/fake-browser-texts';
import { EMAIL, recordOf } from './result-stage';

const { t } = ENGLISH;

test('a card stops saying that its lookup waits once it is sent', async () => {
  const viewOf = (state: 'queued' | 'sending'): CardView => ({
    kind: 'lookup',
    record: recordOf(EMAIL, { state, attempt: state === 'queued' ? 0 : 1, sentAt: Date.now() }),
    answer: null,
    profile: null,
    hold: null,
    decision: null,
    how: 'sent',
  });
  let state: 'queued' | 'sending' = 'queued';
  Object.assign(fakeBrowser.runtime, {
    sendMessage: ({ name }: Envelope) =>
      name === 'readCard' ? Promise.resolve({ ok: true, value: viewOf(state) }) : new Promise(() => undefined),
  });
  await render(<Card first={Promise.resolve(viewOf('queued'))} />);
  await expect.element(page.getByText(t('card.notSentYet'))).toBeVisible();
  state = 'sending';
  await expect.element(page.getByText(t('card.notSentYet')), { timeout: 5_000 }).not.toBeInTheDocument();
  await expect.element(page.getByTestId('pending')).toBeVisible();
});
