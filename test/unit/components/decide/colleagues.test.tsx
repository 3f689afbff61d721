import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Decisions, DecisionsContext } from '@/components/decide/decisions';
import { SubjectDecisionControl } from '@/components/decide/subject-decision';
import { HitLines } from '@/components/hits/hit-lines';
import '@/components/kit/style.css';
import type { FromColleague } from '@/utils/hand-over/colleague';
import { parseAnswer } from '@/utils/reading/parse-answer';
import { comparedHits } from '@/utils/result/compared-hits';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';
import { hitDecision, person, subjectDecision } from '../../storage/some-decisions';
import { expectAccessible } from '../expect-accessible';
import { PERSON, recordOf } from '../result/result-stage';

const { t, formats } = ENGLISH;
const NOW = Date.now();
const MADE_AT = NOW - 86_400_000;
const from = (by: string) => ({ id: by, by, madeAt: MADE_AT, of: 'decision' as const });

const decisionsWith = (colleagues: readonly FromColleague[], facts: string): Decisions => ({
  ...{ made: { subject: null, hits: [] }, past: [], colleagues, facts, hits: new Map(), draft: null, undo: null },
  ...{ setDraft: () => undefined, decideHits: async () => undefined, decideSubject: async () => 1 },
  readSubject: async () => null,
});

async function show(colleagues: readonly FromColleague[], facts: string) {
  const decisions = decisionsWith(colleagues, facts);
  await render(
    <main>
      <SubjectDecisionControl decisions={decisions} now={NOW} />
    </main>,
  );
  return page.getByTestId('colleagues');
}
const words = (name: string) => t('colleague.decided', { name, day: formats.moment(MADE_AT, 'day') });

test('a decision of a colleague names its file, and the user has decided nothing', async () => {
  const lines = await show([{ ...from('M. Ito'), made: subjectDecision(person()) }], 'f');
  await expect.element(lines).toHaveTextContent(`${words('M. Ito')}: ${t('decision.noConcern')} · seen`);
  await expect.element(page.getByTestId('decision')).toHaveAttribute('data-standing', 'none');
  expect(page.getByRole('radio', { checked: true }).elements()).toEqual([]);
  await expectAccessible();
});

test('the row of a hit says what a colleague decided', async () => {
  const decided = { key: 'x', look: null, facts: 'f', made: null, isChanged: false };
  const report = parseAnswer(
    JSON.stringify({ sanctions: { hits: [{ name: 'Juan G', list: 'OFAC' }] } }),
    PERSON,
  )?.report;
  const [hit] = comparedHits(report?.screeningEntries ?? [], recordOf(PERSON));
  if (!hit) throw new Error('no hit');
  const decisions: Decisions = {
    ...decisionsWith([{ ...from('M. Ito'), made: hitDecision(person(), 'x') }], 'f'),
    hits: new Map([[hit.entry.pointer, decided]]),
  };
  await render(
    <DecisionsContext value={decisions}>
      <HitLines hit={hit} />
    </DecisionsContext>,
  );
  const where = page.getByTitle(`${words('M. Ito')}: ${t('decision.notCustomer')}`, { exact: false });
  await expect.element(where).toBeVisible();
});

test('it is void once the result says something else', async () => {
  const lines = await show([{ ...from('M. Ito'), made: subjectDecision(person()) }], 'g');
  await expect.poll(() => lines.element().textContent).toContain(t('colleague.void'));
  await expect.element(lines.getByRole('listitem')).toHaveAttribute('data-void', 'true');
});

test('a name on a file is one line of text, and a decision about a hit is not one about the subject', async () => {
  const forged = `K. S\u202e\n${t('decision.title')}: No concern`;
  const lines = await show(
    [
      { ...from(forged), made: subjectDecision(person()) },
      { ...from('B'), made: hitDecision(person(), 'x') },
    ],
    'f',
  );
  await expect.poll(() => lines.element().textContent).toContain('Decided by “K. S[RLO] Your decision: No concern”');
  expect(lines.getByRole('listitem').elements()).toHaveLength(1);
});
