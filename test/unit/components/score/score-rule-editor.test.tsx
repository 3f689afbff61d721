import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ScoreRuleEditor } from '@/components/score/score-rule-editor';
import { parseAnswer } from '@/utils/reading/parse-answer';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';
import { expectAccessible } from '../expect-accessible';
import { EMAIL, noScore, PERSON, recordOf, score, showLookup } from '../result/result-stage';

const TWO = { northgate: { fraud_score: 81 }, brackwater: { fraud_score: 12.5 } };
const { t } = ENGLISH;
const ask = page.getByText(t('scoreRule.choose'));
const save = page.getByRole('button', { name: 'Save' });

describe('choosing the field', () => {
  test('of several scores, one click chooses, and the number is shown at once', async () => {
    const { saved } = await showLookup({ answer: TWO });
    await expect.element(noScore).toMatchTextContent('2 possible scores: 81 and 12.5');
    await expect.element(ask).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: /^Northgate › Fraud score/ }).click();
    expect(saved).toHaveBeenCalledExactlyOnceWith({ pointer: '/northgate/fraud_score', type: 'number' });
    await expect.element(score.first()).toHaveTextContent('81');
    await expectAccessible();
  });

  test('a number is called by the names of its parts and its value, not by its pointer', async () => {
    await showLookup({ answer: TWO });
    const offered = page.getByRole('list', { name: t('scoreRule.numbers') }).getByRole('button');
    await expect.element(offered.first()).toHaveAccessibleName('Northgate › Fraud score 81');
  });

  test('a clear score asks nothing, and can be replaced in two clicks', async () => {
    const { saved } = await showLookup({ answer: { risk_score: 7, sendex: 900 } });
    await expect.element(score).toHaveTextContent('7');
    await page.getByRole('button', { name: t('scoreRule.change') }).click();
    await page.getByRole('button', { name: /^Sendex/ }).click();
    expect(saved).toHaveBeenCalledWith({ pointer: '/sendex', type: 'number' });
    await expect.element(score.first()).toHaveTextContent('900');
  });

  test('"no score" is an answer, and can be taken back', async () => {
    const { saved } = await showLookup({ answer: TWO });
    await page.getByRole('button', { name: t('scoreRule.noScore') }).click();
    expect(saved).toHaveBeenLastCalledWith({ pointer: null, type: 'number' });
    await expect.element(noScore).toHaveAttribute('data-reason', 'rule-says-none');
    await page.getByRole('button', { name: t('scoreRule.choose') }).click();
    await page.getByRole('button', { name: t('scoreRule.reset') }).click();
    expect(saved).toHaveBeenLastCalledWith(null);
    await expect.element(noScore).toHaveAttribute('data-reason', 'several');
  });

  test('a check without the chosen field says that it has no score in its line, and asks nothing', async () => {
    await showLookup({
      subject: PERSON,
      answer: { decision: 'PASS', sanctions: { hits: [] } },
      rule: { pointer: '/old', type: 'number' },
    });
    await expect.element(noScore).toHaveTextContent(t('rows.noScore'));
    expect(page.getByRole('list', { name: t('scoreRule.numbers') }).elements()).toEqual([]);
    expect(page.getByText(t('scoreRule.noNumbers')).elements()).toEqual([]);
  });

  test.each([
    ['vanished', { fraud_score: 12 }, 'rule-path-vanished'],
    ['retyped', { old: '44', fraud_score: 12 }, 'rule-path-retyped'],
  ])('a %s path is reported and asked for again, and no other number replaces it', async (_, answer, reason) => {
    await showLookup({ answer, rule: { pointer: '/old', type: 'number' } });
    await expect.element(noScore).toHaveAttribute('data-reason', reason);
    await expect.element(score).not.toBeInTheDocument();
    await expect.element(ask).toBeVisible();
    await page.getByRole('button', { name: /^Fraud score/ }).click();
    await expect.element(score.first()).toHaveTextContent('12');
  });

  test('the match strength of a hit is offered after every other number, and named as such', async () => {
    await showLookup({ answer: { hits: [{ name: 'Casey Cobblefield', score: 0.9 }], sendex: 0.2 } });
    await page.getByRole('button', { name: t('scoreRule.choose') }).click();
    const offered = page.getByRole('list', { name: t('scoreRule.numbers') }).getByRole('button');
    await expect.element(offered.last()).toMatchTextContent('Hits › 1 › Score');
    expect(offered.elements().map(({ textContent }) => textContent?.includes(t('scoreRule.matchStrength')))).toEqual([
      false,
      true,
    ]);
  });

  test('a background that does not answer is reported, and nothing changes', async () => {
    await showLookup({ answer: TWO, save: () => Promise.reject(new Error('no reply')) });
    await page.getByRole('button', { name: /^Northgate/ }).click();
    await expect.element(page.getByTestId('notice-problem')).toMatchTextContent(t('fault.noReply'));
    await expect.element(score).not.toBeInTheDocument();
  });
});

describe('the meaning of the number', () => {
  const rule = { pointer: '/northgate/fraud_score', type: 'number' } as const;
  const preview = page.getByRole('figure', { name: t('scoreRule.preview') });

  test('an ambiguous number is refused and stays as typed', async () => {
    const { saved } = await showLookup({ answer: TWO, rule });
    await page.getByRole('button', { name: t('scoreRule.setScale') }).click();
    await page.getByRole('textbox', { name: t('scoreRule.min') }).fill('0.125');
    await page.getByRole('textbox', { name: t('scoreRule.max') }).fill('1,000');
    await save.click();
    await expect.element(page.getByText(t('scoreRule.problemGrouping'))).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: t('scoreRule.min') })).toHaveFocus();
    await expect.element(page.getByRole('textbox', { name: t('scoreRule.max') })).toHaveValue('1,000');
    expect(saved).not.toHaveBeenCalled();
  });

  test('the focus stays at the bands when one is removed, and when no more may be added', async () => {
    await showLookup({ answer: TWO, rule });
    await page.getByRole('button', { name: t('scoreRule.setScale') }).click();
    const bands = page.getByRole('group', { name: t('scoreRule.bands') });
    const add = page.getByRole('button', { name: t('scoreRule.addBand') });
    for (let n = 0; n < 5; n++) await add.click();
    await expect.element(bands).toHaveFocus();
    await page.getByRole('button', { name: t('scoreRule.removeBand', { number: 5 }) }).click();
    await expect.element(bands).toHaveFocus();
  });

  test('previews the card with scale, direction and bands', async () => {
    const { saved } = await showLookup({ answer: TWO, rule });
    await page.getByRole('button', { name: t('scoreRule.setScale') }).click();
    await page.getByRole('textbox', { name: t('scoreRule.min') }).fill('0');
    await page.getByRole('textbox', { name: t('scoreRule.max') }).fill('100');
    await expect.element(preview.getByRole('img', { name: '81 on a scale from 0 to 100' })).toBeVisible();
    await page.getByText('Higher is riskier').click();
    for (const [i, [from, name]] of [
      ['0', 'Fine'],
      ['40', 'Look'],
      ['75', 'Stop'],
    ].entries()) {
      await page.getByRole('button', { name: 'Add band' }).click();
      const band = page.getByRole('group', { name: `Band ${i + 1}`, exact: true });
      await band.getByRole('textbox', { name: 'From' }).fill(from ?? '');
      await band.getByRole('textbox', { name: 'Name' }).fill(name ?? '');
    }
    await expect.element(preview.getByText('Stop')).toBeVisible();
    await expectAccessible();
    await save.click();
    expect(saved).toHaveBeenLastCalledWith({
      ...rule,
      scale: { min: 0, max: 100 },
      direction: 'riskier',
      bands: [
        { from: 0, name: 'Fine' },
        { from: 40, name: 'Look' },
        { from: 75, name: 'Stop' },
      ],
    });
    await expect.element(page.getByText('Stop').first()).toBeVisible();
  });

  test('a score without a scale offers to set it, and nothing is saved before its meaning is', async () => {
    const { saved } = await showLookup({ answer: { risk_score: 7 } });
    const setScale = page.getByRole('button', { name: t('scoreRule.setScale') });
    await setScale.click();
    expect(setScale.elements()).toHaveLength(0);
    expect(document.activeElement?.getAttribute('aria-label')).toBe(t('scoreRule.emailRegion'));
    await page.getByRole('textbox', { name: t('scoreRule.min') }).fill('0');
    await page.getByRole('textbox', { name: t('scoreRule.max') }).fill('10');
    await expectAccessible();
    expect(saved).not.toHaveBeenCalled();
    await save.click();
    expect(saved).toHaveBeenCalledExactlyOnceWith({
      pointer: '/risk_score',
      type: 'number',
      scale: { min: 0, max: 10 },
    });
    await expect
      .element(page.getByText(`${t('score.rangeByRule', { min: '0', max: '10' })} · ${t('score.noDirection')}`))
      .toBeVisible();
    expect(setScale.elements()).toHaveLength(0);
  });

  test('a score with a stated scale offers colors instead, which need a direction', async () => {
    const { saved } = await showLookup({ answer: { risk_score: '7/10' } });
    await expect.element(page.getByRole('button', { name: t('scoreRule.setScale') })).not.toBeInTheDocument();
    await page.getByRole('button', { name: t('scoreRule.setColors') }).click();
    await page.getByText(t('scoreRule.riskier')).click();
    await save.click();
    expect(saved).toHaveBeenCalledExactlyOnceWith({ pointer: '/risk_score', type: 'text', direction: 'riskier' });
    await expect.element(page.getByRole('button', { name: t('scoreRule.edit') })).toBeVisible();
    await expect.element(page.getByRole('button', { name: t('scoreRule.setColors') })).not.toBeInTheDocument();
  });

  test.each([
    ['the organization sets the rule', { answer: { risk_score: 7 }, isManaged: true }],
    [
      'the user has set a part of it',
      { answer: { risk_score: 7 }, rule: { pointer: '/risk_score', type: 'number', direction: 'safer' } },
    ],
    ['there is no score', { answer: { name: 'Casey' } }],
  ] as const)('a score offers no meaning to set if %s', async (_, props) => {
    await showLookup(props);
    await expect.element(score.or(noScore).first()).toBeVisible();
    for (const offer of ['scoreRule.setScale', 'scoreRule.setColors'] as const)
      expect(page.getByRole('button', { name: t(offer) }).elements()).toHaveLength(0);
  });

  test('reports an impossible value at its field and saves nothing', async () => {
    const { saved } = await showLookup({ answer: TWO, rule });
    await page.getByRole('button', { name: t('scoreRule.setScale') }).click();
    await page.getByRole('textbox', { name: t('scoreRule.min') }).fill('100');
    await save.click();
    await expect.element(page.getByText(t('scoreRule.problemEnds'))).toBeVisible();
    await page.getByRole('textbox', { name: t('scoreRule.max') }).fill('1');
    await save.click();
    await expect.element(page.getByText(t('scoreRule.problemOrder'))).toBeVisible();
    await page.getByRole('button', { name: 'Add band' }).click();
    await save.click();
    await expect.element(page.getByText(t('scoreRule.problemParts'))).toBeVisible();
    await expectAccessible();
    expect(saved).not.toHaveBeenCalled();
  });
});

test('the settings of both kinds of lookup have distinct names', async () => {
  const editing = { rule: null, isManaged: false, save: async () => undefined, preview: () => null };
  await render(
    <main>
      {[EMAIL, PERSON].map((subject) => {
        const report = parseAnswer('{"risk_score":5}', subject)?.report;
        return (
          report && (
            <ScoreRuleEditor
              key={subject.operation}
              record={recordOf(subject)}
              report={report}
              ruleEditing={editing}
              step={null}
              onStep={() => undefined}
              open
            />
          )
        );
      })}
    </main>,
  );
  const names = page
    .getByRole('region')
    .elements()
    .map((region) => region.getAttribute('aria-label'));
  expect(names).toEqual([t('scoreRule.emailRegion'), t('scoreRule.subjectRegion')]);
  expect(new Set(names).size).toBe(2);
});
