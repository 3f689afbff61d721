import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { DecisionDraft, Decisions, SubjectChoice } from '@/components/decide/decisions';
import { SubjectDecisionControl } from '@/components/decide/subject-decision';
import '@/components/kit/style.css';
import type { HitDecision, SubjectDecision as Made } from '@/utils/decision/decision';
import { subjectFacts } from '@/utils/decision/subject-facts';
import { parseAnswer } from '@/utils/reading/parse-answer';
import { calendarDay } from '@/utils/settings/calendar-day';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';
import { expectAccessible } from '../expect-accessible';
import { AnsweredCard, EMAIL, showLookup } from '../result/result-stage';

const { t, formats } = ENGLISH;
const NOW = Date.now();
const DAY = 86_400_000;
const dayIn = (days: number) => calendarDay(new Date(NOW + days * DAY));

const madeWith = (change: Partial<Made> = {}): Made => ({
  ...{ of: 'subject', subjectId: 's', nameId: 'n', lookupId: 'l', operator: '', decidedAt: NOW - DAY },
  ...{ value: 'no-concern', note: '', validUntil: null, facts: 'f' },
  ...change,
});
const NO_HITS = { hits: new Map(), past: [], colleagues: [], decideHits: async () => undefined };
const choice = (name: string) => page.getByRole('radio', { name });
const noteField = page.getByTestId('decision-note');

/** A decision that is stored once `save` resolves. */
async function show(
  before: Made | null,
  save: (chosen: SubjectChoice) => Promise<unknown> = async () => undefined,
  {
    hits = NO_HITS.hits,
    elsewhere = null,
    isReplaced = false,
  }: {
    hits?: Decisions['hits'];
    /** What another window has stored, which this one does not show yet. */
    elsewhere?: Made | null;
    /** Another window decides before each undo. */
    isReplaced?: boolean;
  } = {},
) {
  const saved = vi.fn<(chosen: SubjectChoice) => void>();
  let stored = elsewhere ?? before;
  function Surface() {
    const [subject, setSubject] = useState(before);
    const [draft, setDraft] = useState<DecisionDraft | null>(null);
    const decisions: Decisions = {
      ...{ made: { subject, hits: [] }, facts: 'f', draft, setDraft },
      ...NO_HITS,
      hits,
      async decideSubject(chosen) {
        await save(chosen);
        saved(chosen);
        stored = madeWith({ ...chosen, decidedAt: NOW });
        setSubject(stored);
        return NOW;
      },
      readSubject: async () => stored,
      undo:
        subject === before
          ? null
          : async () => {
              if (isReplaced) return 'newer';
              setSubject(before);
              return 'undone';
            },
    };
    return <SubjectDecisionControl decisions={decisions} now={NOW} />;
  }
  await render(
    <main style={{ width: 376 }}>
      <Surface />
    </main>,
  );
  return saved;
}

test('a press decides; the button shows it once it is saved; Undo takes it back', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const saved = await show(null, () => promise);
  await choice(t('decision.escalate')).click();
  await expect.element(choice(t('decision.escalate'))).not.toBeChecked();
  expect(page.getByTestId('note-of-decision').elements()).toEqual([]);
  resolve();
  await expect.element(choice(t('decision.escalate'))).toBeChecked();
  expect(saved).toHaveBeenCalledExactlyOnceWith({ value: 'escalate', note: '', validUntil: null });
  await expect.element(page.getByText(formats.moment(NOW, 'day'))).toBeVisible();
  await expectAccessible();
  await page.getByTestId('undo-decision').click();
  await expect.element(choice(t('decision.escalate'))).not.toBeChecked();
});

test('Undo leaves a newer decision as it is, and says so', async () => {
  await show(madeWith(), undefined, { isReplaced: true });
  await choice(t('decision.escalate')).click();
  await page.getByTestId('undo-decision').click();
  await expect.element(page.getByText(t('decision.notUndone'))).toBeVisible();
  await expect.element(choice(t('decision.escalate'))).toBeChecked();
});

test('a note typed beside a decision that another window has replaced asks before it is added to that one', async () => {
  const elsewhere = madeWith({ value: 'reject', decidedAt: NOW - 1 });
  const saved = await show(madeWith(), undefined, { elsewhere });
  await page.getByTestId('note-of-decision').click();
  await noteField.fill('Phoned her.');
  await page.getByTestId('save-note').click();
  await expect.element(page.getByText(/^Now it says Reject/)).toBeVisible();
  expect(saved).not.toHaveBeenCalled();
  await page.getByTestId('save-note').click();
  expect(saved).toHaveBeenCalledExactlyOnceWith({ value: 'reject', note: 'Phoned her.', validUntil: null });
});

test('“No concern” with undecided hits says how many, and takes one more press', async () => {
  const hit = { key: 'k', look: null, facts: 'f', made: null, isChanged: false };
  const saved = await show(null, undefined, { hits: new Map(['/0', '/1'].map((pointer) => [pointer, hit])) });
  await choice(t('decision.noConcern')).click();
  await expect.element(page.getByText(t('decision.undecided', { count: 2 }))).toBeVisible();
  await expect.element(choice(t('decision.noConcern'))).not.toBeChecked();
  expect(saved).not.toHaveBeenCalled();
  await choice(t('decision.noConcern')).click();
  await expect.element(choice(t('decision.noConcern'))).toBeChecked();
});

test('“No concern” beside a hit that matches says so, and takes one more press', async () => {
  const keys = { look: null, facts: 'f' };
  const ids = { subjectId: 's', nameId: 'n', lookupId: 'l', hitKey: 'k' };
  const made: HitDecision = { ...keys, ...ids, of: 'hit', value: 'customer', reason: '', decidedAt: NOW, operator: '' };
  const hits = new Map([['/0', { ...keys, key: 'k', made, isChanged: false }]]);
  const saved = await show(null, undefined, { hits });
  await choice(t('decision.noConcern')).click();
  await expect.element(page.getByText(`${t('decision.customer')}: 1`)).toBeVisible();
  expect(saved).not.toHaveBeenCalled();
  await choice(t('decision.noConcern')).click();
  await expect.element(choice(t('decision.noConcern'))).toBeChecked();
});

test('a note and a last day are saved with the decision', async () => {
  const saved = await show(madeWith());
  await page.getByTestId('note-of-decision').click();
  await expect.element(noteField).toHaveFocus();
  await userEvent.keyboard('Phoned her.');
  await page.getByLabelText(t('decision.validUntil')).fill(dayIn(90));
  await expectAccessible();
  await page.getByTestId('save-note').click();
  expect(saved).toHaveBeenCalledExactlyOnceWith({ value: 'no-concern', note: 'Phoned her.', validUntil: dayIn(90) });
  await expect.element(page.getByText('Phoned her.')).toBeVisible();
  await expect.element(page.getByTestId('note-of-decision')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(noteField).toHaveFocus();
  await page.getByRole('button', { name: t('form.discard') }).click();
  await expect.element(page.getByTestId('note-of-decision')).toHaveFocus();
});

test('a note needs a decision, and a day that has passed is refused where it was entered', async () => {
  const saved = await show(madeWith({ facts: 'other' }));
  await page.getByTestId('note-of-decision').click();
  await noteField.fill('Phoned her.');
  await page.getByTestId('save-note').click();
  await expect.element(page.getByText(t('decision.chooseFirst'))).toBeVisible();
  await page.getByLabelText(t('decision.validUntil')).fill(dayIn(-1));
  await choice(t('decision.reject')).click();
  await expect.element(page.getByText(t('decision.notADay'))).toBeVisible();
  await expect.element(noteField).toHaveValue('Phoned her.');
  expect(saved).not.toHaveBeenCalled();
  await page.getByLabelText(t('decision.validUntil')).fill('');
  await choice(t('decision.reject')).click();
  expect(saved).toHaveBeenCalledExactlyOnceWith({ value: 'reject', note: 'Phoned her.', validUntil: null });
});

test.each([
  [{ facts: 'other' }, t('decision.changed')],
  [{ validUntil: dayIn(-1) }, t('decision.expired', { day: formats.moment(NOW - DAY, 'day') })],
] as const)('a decision with %j no longer counts, and a note does not renew it', async (change, words) => {
  const saved = await show(madeWith(change));
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(choice(t('decision.noConcern'))).not.toBeChecked();
  await page.getByTestId('note-of-decision').click();
  await page.getByTestId('save-note').click();
  expect(saved).not.toHaveBeenCalled();
  await page.getByRole('button', { name: t('form.discard') }).click();
  await choice(t('decision.noConcern')).click();
  expect(saved).toHaveBeenCalledExactlyOnceWith({ value: 'no-concern', note: '', validUntil: null });
});

test('input that could not be saved stays as typed and can be retried', async () => {
  const save = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('no reply')).mockResolvedValue();
  await show(madeWith({ facts: 'other' }), save);
  await page.getByTestId('note-of-decision').click();
  await noteField.fill('Phoned her.');
  await choice(t('decision.escalate')).click();
  await expect.element(page.getByText(t('fault.noReply'))).toBeVisible();
  await expect.element(noteField).toHaveValue('Phoned her.');
  await page.getByRole('button', { name: t('action.tryAgain') }).click();
  await expect.element(choice(t('decision.escalate'))).toBeChecked();
});

const TEXT = '{"risk_score":44}';
const report = parseAnswer(TEXT, EMAIL)?.report;
const facts = report ? subjectFacts(report) : '';

test('a new lookup, which may cost money, first mentions a decision that holds', async () => {
  const decisions = (change: Partial<Made>): Decisions => ({
    ...{ made: { subject: madeWith({ facts, ...change }), hits: [] }, facts, draft: null, setDraft: () => undefined },
    ...NO_HITS,
    ...{ decideSubject: async () => null, readSubject: async () => null, undo: null },
  });
  const { acts } = await showLookup({ answer: TEXT, decisions: decisions({ validUntil: dayIn(3) }) });
  await page.getByTestId('ask-again').click();
  const dialog = page.getByTestId('confirm-dialog');
  await expect.element(dialog).toMatchTextContent(/You decided No concern on .*, valid until/);
  expect(acts).not.toHaveBeenCalled();
  await page.getByTestId('confirm').click();
  expect(acts).toHaveBeenCalledExactlyOnceWith('ask-again');
  const expired = await showLookup({ answer: TEXT, decisions: decisions({ validUntil: dayIn(-3) }) });
  await page.getByTestId('ask-again').last().click();
  expect(expired.acts).toHaveBeenCalledExactlyOnceWith('ask-again');
});

test.each([
  [facts, t('rows.decisionIs', { decision: `${t('decision.noConcern')} · ${formats.moment(NOW - DAY, 'day')}` }), 1],
  ['other', new RegExp(t('decision.changed')), 2],
])('the footer of the card shows the whole decision, in one line if it holds: %s', async (of, words, lines) => {
  await page.viewport(360, 320);
  await render(<AnsweredCard text={TEXT} decision={madeWith({ facts: of })} />);
  const line = page.getByTestId('card-decision');
  await expect.element(line).toMatchTextContent(words);
  const { height } = line.element().getBoundingClientRect();
  expect(height).toBeLessThan(lines * 18);
  expect(line.element().scrollWidth).toBeLessThanOrEqual(line.element().clientWidth);
  await expectAccessible();
});
