import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Decisions, DecisionsContext } from '@/components/decide/decisions';
import { PastDecisionList, PastDecisions } from '@/components/decide/past-decisions';
import { ShowAll } from '@/components/fields/limited';
import type { PastDecision } from '@/utils/log/decision-in-log';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';

const { t } = ENGLISH;
const DAY = 86_400_000;
const common = { subjectId: 's', nameId: 'n', lookupId: 'l', operator: 'k.sample', facts: 'f' };
const ofSubject = (number: number, value: 'no-concern' | 'reject', more: Partial<PastDecision> = {}): PastDecision => ({
  made: { ...common, of: 'subject', value, note: `note ${number}`, validUntil: null, decidedAt: number * DAY },
  ...{ number, hit: '', isUndone: false },
  ...more,
});
const ofHit = (number: number, hitKey: string, look: string | null = null): PastDecision => ({
  made: { ...common, of: 'hit', hitKey, look, value: 'unsure', reason: `reason ${number}`, decidedAt: number * DAY },
  ...{ number, hit: 'J. Sample · OFAC', isUndone: false },
});
const HIT = { key: 'x', look: 'like x', facts: 'f' };
/** Only what was decided is read here. */
const decisions = (past: readonly PastDecision[]) =>
  ({ past, made: { subject: null, hits: [] }, hits: new Map() }) as unknown as Decisions;

const show = (past: readonly PastDecision[], hit: typeof HIT | null = null) =>
  render(
    <DecisionsContext value={decisions(past)}>
      <PastDecisions hit={hit} />
    </DecisionsContext>,
  );
const lines = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((line) => line.textContent);
const list = page.getByTestId('past-decisions');

test('one decision that holds is said where it was made, and is not repeated', async () => {
  await show([ofSubject(1, 'reject')]);
  await expect.element(list).not.toBeInTheDocument();
});

test('what was decided before is one press away, oldest first, with who, when and why', async () => {
  await show([ofSubject(1, 'reject'), ofSubject(2, 'no-concern')]);
  expect(lines()).toEqual([]);
  await page.getByRole('button', { name: t('decision.past', { count: 2 }) }).click();
  await expect
    .poll(lines)
    .toEqual([
      expect.stringMatching(new RegExp(`^${t('decision.reject')} · .*1970 · k\\.sample · note 1$`)),
      expect.stringMatching(new RegExp(`^${t('decision.noConcern')} · .*1970 · k\\.sample · note 2$`)),
    ]);
});

test('a single decision that was taken back is still said', async () => {
  await show([ofSubject(1, 'reject', { isUndone: true })]);
  await page.getByRole('button', { name: t('decision.past', { count: 1 }) }).click();
  await expect.poll(lines).toEqual([expect.stringContaining(t('decision.undone'))]);
});

test('a hit has its own decisions, found by its key or its look, and a subject none of them', async () => {
  const past = [ofHit(1, 'x'), ofHit(2, 'other', 'like x'), ofHit(3, 'other'), ofSubject(4, 'reject')];
  await show(past, HIT);
  await page.getByRole('button', { name: t('decision.past', { count: 2 }) }).click();
  await expect.poll(lines).toEqual([expect.stringContaining('reason 1'), expect.stringContaining('reason 2')]);
});

test('on paper they are there at once, and where several hits are listed, each is named', async () => {
  await render(
    <ShowAll value={true}>
      <PastDecisionList past={[ofHit(1, 'x'), ofHit(2, 'y')]} isNamed />
    </ShowAll>,
  );
  await expect
    .poll(lines)
    .toEqual([
      expect.stringContaining('J. Sample · OFAC · reason 1'),
      expect.stringContaining('J. Sample · OFAC · reason 2'),
    ]);
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
