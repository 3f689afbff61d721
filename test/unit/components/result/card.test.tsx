import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import '@/components/kit/style.css';
import { Card } from '@/components/card/card-screen';
import type { Envelope } from '@/utils/messages/protocol';
import { type CardView, versionOf } from '@/utils/surfaces/card-view';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';
import '../../../texts/fake-browser-texts';
import { EMAIL, recordOf } from './result-stage';

const { t } = ENGLISH;

test('a card follows its lookup, and reports only that it shows the end', async () => {
  const viewOf = (state: 'queued' | 'sending' | 'cancelled'): CardView => ({
    kind: 'lookup',
    record: recordOf(EMAIL, { state, attempt: state === 'queued' ? 0 : 1, sentAt: Date.now() }),
    ...{ purpose: null, reading: null },
    rule: null,
    hold: null,
    decision: null,
    how: 'sent',
  });
  const queued = viewOf('queued');
  const sending = viewOf('sending');
  const replies = [Promise.withResolvers<CardView>(), Promise.withResolvers<CardView>()];
  const messages: unknown[] = [];
  Object.assign(fakeBrowser.runtime, {
    sendMessage: async ({ name, data }: Envelope & { data: { seen?: string } }) => {
      messages.push([name, data.seen]);
      return { ok: true, value: await replies[messages.length - 1]?.promise };
    },
  });
  await render(<Card first={Promise.resolve(queued)} />);
  await expect.element(page.getByText(t('card.notSentYet'))).toBeVisible();
  replies[0]?.resolve(sending);
  await expect.element(page.getByText(t('card.notSentYet'))).not.toBeInTheDocument();
  await expect.element(page.getByTestId('pending')).toBeVisible();
  const asked = [queued, sending].map((view) => ['readCard', versionOf(view)]);
  expect(messages).toEqual(asked);
  replies[1]?.resolve(viewOf('cancelled'));
  await expect.poll(() => messages).toEqual([...asked, ['cardRead', undefined]]);
});
