import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CardFace } from '@/components/card/card-face';
import { Button } from '@/components/kit/button';
import type { ScoreRule } from '@/utils/reading/score/score-rule';
import type { CardView } from '@/utils/surfaces/card-view';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';
import { expectAccessible } from '../expect-accessible';
import { AnsweredCard, EMAIL, noScore, recordOf, unansweredCard } from '../result/result-stage';

const { t } = ENGLISH;
const noop = () => undefined;
/** As large as `entrypoints/gesture/card-box.ts` makes the frame of the card. */
const [WIDTH, HEIGHT] = [360, 360];
/** What both answers have besides their scores. */
const ANSWER = {
  recommendation: 'REVIEW',
  reasons: ['Few online accounts are registered with the address.', 'It appears in several data breaches.'],
  accounts: { registered: 2, checked: 12 },
  breaches: { count: 3 },
  deliverable: true,
};

const TAUGHT: ScoreRule = {
  pointer: '/risk_score',
  type: 'number',
  direction: 'riskier',
  scale: { min: 0, max: 100 },
  bands: [
    { name: 'Low', from: 0, to: 40 },
    { name: 'Medium', from: 40, to: 65 },
    { name: 'High', from: 65, to: 100 },
  ],
};

test.each([
  ['two scores', { fraud_score: 56 }, undefined, noScore],
  [
    'a taught scale and bands',
    { disposable: false, domain_created: '2014-12-01' },
    TAUGHT,
    page.getByText(t('rows.band')),
  ],
] as const)('an answer with %s fits into the card without scrolling', async (_, more, score, seen) => {
  await page.viewport(WIDTH, HEIGHT);
  const text = JSON.stringify({ risk_score: 44, ...ANSWER, ...more });
  await render(<AnsweredCard text={text} {...(score && { score })} />);
  await expect.element(seen).toBeVisible();
  const words = document.querySelector('main > section');
  expect(words?.scrollHeight).toBeLessThanOrEqual(words?.clientHeight ?? 0);
});

test.each([
  ['sandbox', t('environment.sandbox')],
  ['UAT', 'UAT'],
  [' Production', null],
  ['', null],
])('in the environment “%s”, the card and its failures show the band %s', async (environment, band) => {
  const record = recordOf(EMAIL, { environment });
  const { rerender } = await render(<CardFace view={unansweredCard(record, 'sent')} onDetails={noop} onClose={noop} />);
  const shown = () =>
    page
      .getByTestId('environment-band')
      .elements()
      .map((element) => element.textContent);
  expect(shown()).toEqual(band === null ? [] : [band]);
  await expectAccessible();
  const failure = { kind: 'failure', failure: { kind: 'offline' }, email: 'jane@example.com', environment } as const;
  await rerender(<CardFace view={failure} onDetails={noop} onClose={noop} />);
  expect(shown()).toEqual(band === null ? [] : [band]);
});

test('a scored address: facts in a row of four cells, and a foot of 44 px with the source', async () => {
  await page.viewport(WIDTH, HEIGHT);
  const text = JSON.stringify({
    risk_score: 44,
    ...ANSWER,
    disposable: false,
    domain_created: '2014-12-01',
  });
  await render(<AnsweredCard text={text} how="reused" />);
  await expect.element(page.getByTestId('score')).toBeVisible();
  const cells = page
    .getByRole('list', { name: t('result.atAGlance') })
    .getByRole('listitem')
    .elements();
  expect(cells).toHaveLength(4);
  expect(new Set(cells.map((cell) => cell.getBoundingClientRect().top)).size).toBe(1);
  await expect.element(page.getByText('2014-12-01')).toBeVisible();
  const [foot, header] = ['footer', 'header'].map((name) => document.querySelector(name)?.getBoundingClientRect());
  expect([header?.top, header?.height, foot?.height]).toEqual([0, 45, 45]);
  expect(foot?.bottom).toBe(document.querySelector('main')?.getBoundingClientRect().bottom);
  await expect.element(page.getByText(/api.example.com · .* · Saved result/)).toBeVisible();
  const words = document.querySelector('main > section');
  expect(words?.scrollHeight).toBeLessThanOrEqual(words?.clientHeight ?? 0);
});

test.each([
  ['a clean answer', '{"risk_score":8,"recommendation":"ALLOW","deliverable":true}', {}],
  ['a lookup that waits', '', { state: 'queued', attempt: 1 }],
] as const)('the card of %s ends below its last line', async (_, text, change) => {
  await page.viewport(WIDTH, HEIGHT);
  const state = { purpose: null, reading: null, rule: null, decision: null, how: 'sent', hold: null } as const;
  const view: CardView = { kind: 'lookup', record: recordOf(EMAIL, change), ...state };
  await render(text ? <AnsweredCard text={text} /> : <CardFace view={view} onDetails={noop} onClose={noop} />);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const words = document.querySelector('main > section');
  const last = words?.lastElementChild?.getBoundingClientRect().bottom ?? 0;
  expect((words?.getBoundingClientRect().bottom ?? 0) - last).toBeLessThan(36);
  expect(document.querySelector('main')?.getBoundingClientRect().height).toBeLessThan(HEIGHT - 80);
});

test('beside a kind without hits, the card names the kinds that the result lacks', async () => {
  await page.viewport(WIDTH, HEIGHT);
  await render(<AnsweredCard text={JSON.stringify({ status: 'verified', sanctioned: false, pep: false })} />);
  const saysOf = (kind: 'sanctions' | 'pep' | 'watchlists' | 'media') => page.getByText(t(`screening.${kind}`));
  await expect.element(saysOf('sanctions')).toBeVisible();
  const rows = page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
  const row = (kind: 'sanctions' | 'pep' | 'watchlists' | 'media', state: 'noneFound' | 'absent') =>
    `${t(`screening.${kind}`)} ${t(`screening.${state}`)}`;
  expect(rows).toEqual([
    row('sanctions', 'noneFound'),
    row('pep', 'noneFound'),
    row('watchlists', 'absent'),
    row('media', 'absent'),
  ]);
});

test('the card says that a batch row is paused, and that a single lookup waits for its turn', async () => {
  const face = (batchId: string, attempt: number) => {
    const record = recordOf(EMAIL, { state: 'queued', batchId, attempt });
    const view = unansweredCard(record, 'joined');
    return <CardFace view={view} onDetails={noop} onClose={noop} />;
  };
  const { rerender } = await render(face('b', 1));
  const pending = page.getByTestId('pending');
  await expect.element(pending).toHaveTextContent(`${t('lookupState.queued')}${t('card.partOfBatch')}`);
  await rerender(face('', 0));
  await expect.element(pending).toHaveTextContent(`${t('lookupState.queued')}${t('card.notSentYet')}`);
  await expectAccessible();
});

test('a card that cannot be read says so and leads to Sightline', async () => {
  const onDetails = vi.fn();
  await render(<CardFace view={{ kind: 'unread' }} onDetails={onDetails} onClose={noop} />);
  await expect.element(page.getByText(t('card.unread'))).toBeVisible();
  await page.getByRole('button', { name: t('command.openPopup') }).click();
  expect(onDetails).toHaveBeenCalledOnce();
});

test.each([
  ['a lookup that failed', 'lookup', 'card.details'],
  ['a lookup that did not start', 'failure', 'command.openPopup'],
] as const)('%s: the card says that it may be billed, and its button is the main one', async (_what, kind, action) => {
  await page.viewport(WIDTH, HEIGHT);
  const failure = { kind: 'quota-spent', host: 'api.example.com', status: 402, serviceText: 'No credits.' } as const;
  const record = recordOf(EMAIL, { state: 'failed', failure });
  const view: CardView =
    kind === 'failure'
      ? { kind, failure, email: 'dylan@example.com' }
      : { kind, record, purpose: null, reading: null, rule: null, decision: null, how: 'sent', hold: null };
  await render(<CardFace view={view} onDetails={noop} onClose={noop} />);
  await expect.element(page.getByTestId('failure').getByText(t('failure.mayBeBilled'))).toBeVisible();
  await expect.element(page.getByText(/No credits\./)).toBeVisible();
  // What did not start was sent nowhere.
  const source = page.getByText(/^api.example.com · /);
  if (kind === 'lookup') await expect.element(source).toBeVisible();
  else expect(source.query()).toBeNull();
  const main = page.getByRole('button', { name: t(action) });
  await render(<Button variant="primary">Main</Button>);
  expect(main.element().className).toBe(page.getByRole('button', { name: 'Main' }).element().className);
  await expectAccessible();
});

test('the card of a lookup that was sent twice says so', async () => {
  const face = (attempt: number) => {
    const failure = { kind: 'service-fault', host: 'api.example.com', status: 503 } as const;
    const record = recordOf(EMAIL, { state: 'failed', attempt, failure });
    const view = unansweredCard(record, 'sent');
    return <CardFace view={view} onDetails={noop} onClose={noop} />;
  };
  const sent = page.getByTestId('requests-sent');
  const { rerender } = await render(face(2));
  await expect.element(sent).toHaveTextContent(t('failure.requestsSent', { number: '2' }));
  await rerender(face(1));
  await expect.element(page.getByTestId('failure')).toBeVisible();
  await expect.element(sent).not.toBeInTheDocument();
});

test('a failure that cannot have been billed does not say so', async () => {
  const view = { kind: 'failure', failure: { kind: 'offline' }, email: 'dylan@example.com' } as const;
  await render(<CardFace view={view} onDetails={noop} onClose={noop} />);
  await expect.element(page.getByTestId('failure')).toBeVisible();
  await expect.element(page.getByText(t('failure.mayBeBilled'))).not.toBeInTheDocument();
});
