import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ENGLISH } from '../../../texts/english';
import { expectAccessible } from '../expect-accessible';
import { noScore, score, showLookup } from '../result/result-stage';

const BANDS = [
  { from: 0, name: 'Fine' },
  { from: 40, name: 'Look' },
  { from: 75, name: 'Stop' },
];
const KNOWN = { pointer: '/risk_score', type: 'number', scale: { min: 0, max: 100 }, direction: 'riskier' } as const;
const tones = () => [...document.querySelectorAll('[data-tone]')].map((element) => element.getAttribute('data-tone'));
const bar = page.getByRole('img', { name: /on a scale/ });

test.each(['0.80', '0.574', '26.79', '-3.0', '0.123456789012345678901234567890'])(
  '%s is shown as it was sent',
  async (sent) => {
    await showLookup({ answer: `{"risk_score":${sent}}`, width: 320 });
    await expect.element(score).toHaveTextContent(sent);
    await expect.element(page.getByText(ENGLISH.t('score.noScaleOrDirection', { value: sent }))).toBeVisible();
    await expect.element(bar).not.toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
);

test('a score that was sent twice is not shown as either value, and the answer shows what was sent', async () => {
  await showLookup({ answer: '{"risk_score":5,"risk\\u005fscore":95,"level":"low"}', width: 320 });
  await expect.element(noScore).toHaveTextContent(ENGLISH.t('noScore.sentTwice.title'));
  await expect
    .element(
      page.getByText(
        `${ENGLISH.t('result.sentTimes', { field: 'Risk score', values: '5, 95', times: 2 })}. ${ENGLISH.t('noScore.sentTwice.text')}`,
      ),
    )
    .toBeVisible();
  expect(score.query()).toBeNull();
  await expect.element(page.getByText(`5, 95 ${ENGLISH.t('value.sentTimes', { times: 2 })}`)).toBeVisible();
  await page.getByRole('tab', { name: /Raw/ }).click();
  await page.getByText(ENGLISH.t('raw.text')).click();
  await expect.element(page.getByText('{"risk_score":5,"risk\\u005fscore":95,"level":"low"}')).toBeVisible();
  await expectAccessible();
});

test('a field sent twice elsewhere is named below the score', async () => {
  await showLookup({ answer: '{"risk_score":5,"email":{"age":1,"age":9}}' });
  await expect.element(score).toHaveTextContent('5');
  await expect.element(page.getByTestId('repeated')).toMatchTextContent(ENGLISH.t('result.duplicates'));
  await expect
    .element(page.getByTestId('repeated'))
    .toMatchTextContent(ENGLISH.t('result.sentTimes', { field: 'Age', values: '1, 9', times: 2 }));
});

test.each([
  ['{"risk_score":1e400}', ENGLISH.t('noScore.tooLarge', { field: 'Risk score', value: '1e400' })],
  ['{"risk_score":"9,5"}', ENGLISH.t('noScore.notPlain', { field: 'Risk score', value: '9,5' })],
])('%s is named instead of being called missing', async (answer, words) => {
  await showLookup({ answer });
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByText(ENGLISH.t('noScore.noneFound'))).not.toBeInTheDocument();
});

test('the number is the largest text', async () => {
  await showLookup({ answer: { risk_score: 44, decision: 'REVIEW', reasons: ['one', 'two'] } });
  const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const others = [...document.querySelectorAll('main *')].filter((element) => element !== score.element());
  expect(size(score.element())).toBeGreaterThan(Math.max(...others.map(size)));
});

test('a scale with an end only is mentioned and has no bar', async () => {
  await showLookup({ answer: { score: { value: 72, max: 100 } } });
  await expect.element(page.getByText(/out of 100/i)).toBeVisible();
  expect(bar.query()).toBeNull();
});

test('a scale that the answer states completely has a bar and no color', async () => {
  await showLookup({ answer: { score: { value: 72, min: 0, max: 100 } } });
  await expect.element(bar).toHaveAccessibleName('72 on a scale from 0 to 100');
  expect(tones()).toEqual([]);
});

test('bands without a direction have no color', async () => {
  const { direction: _, ...rule } = KNOWN;
  await showLookup({ answer: { risk_score: 80 }, rule: { ...rule, bands: BANDS } });
  await expect.element(page.getByText('Stop')).toBeVisible();
  expect(tones()).toEqual(['neutral']);
});

test.each([
  ['riskier', 'danger'],
  ['safer', 'calm'],
] as const)('with bands, "higher is %s" gives 80 the color, word and shape of %s', async (direction, tone) => {
  await showLookup({ answer: { risk_score: 80 }, rule: { ...KNOWN, direction, bands: BANDS } });
  expect(tones()).toEqual([tone]);
  expect(document.querySelector('[data-tone] svg')).not.toBeNull();
  await expectAccessible();
});

test.each([
  ['ALLOW', undefined, 'neutral'],
  ['LOW_RISK', undefined, 'neutral'],
  ['ALLOW', KNOWN, 'calm'],
  ['DECLINE', undefined, 'danger'],
  ['review', undefined, 'caution'],
  ['very_high', undefined, 'neutral'],
])('the word %s, rule %o: %s', async (decision, rule, tone) => {
  const risk_score = tone === 'danger' ? 91 : 3;
  await showLookup({ answer: { risk_score, decision }, ...(rule ? { rule } : {}) });
  await expect.element(page.getByText(decision, { exact: true }).first()).toBeVisible();
  expect(tones()).toEqual([tone]);
  await expectAccessible();
});

test("the provider's word and the user's band each name their source", async () => {
  const answer = { risk_score: 80, recommendation: 'DECLINE' };
  await showLookup({ answer, rule: { ...KNOWN, bands: BANDS } });
  const chips = () => [...document.querySelectorAll('[data-tone]')].map((chip) => chip.parentElement?.textContent);
  await expect.poll(chips).toEqual(['Recommendation DECLINE', `Stop${ENGLISH.t('rows.band')}`]);
});

test('a number and a word that contradict each other are both shown, without color and with a remark', async () => {
  await showLookup({ answer: { risk_score: 91, decision: 'ALLOW' }, rule: { ...KNOWN, bands: BANDS } });
  await expect.element(score).toHaveTextContent('91');
  await expect.element(page.getByText('ALLOW', { exact: true }).first()).toBeVisible();
  await expect.element(page.getByText(ENGLISH.t('score.disagree'))).toBeVisible();
  expect(tones()).toEqual(['neutral', 'neutral']);
  expect(document.querySelector('.fill-problem, .fill-calm, .fill-caution')).toBeNull();
});

test('a number outside the scale has no bar and no band', async () => {
  await showLookup({ answer: { risk_score: 640 }, rule: { ...KNOWN, bands: BANDS } });
  await expect.element(page.getByText(ENGLISH.t('score.outsideScale'), { exact: false })).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
  expect(tones()).toEqual([]);
});

test('for assistive technology, the number and its name are one paragraph', async () => {
  await showLookup({ answer: { risk_score: 44, decision: 'REVIEW' } });
  const card = score.element().closest('section');
  await expect.element(card).toMatchAriaInlineSnapshot(`
    - paragraph: 44 Risk score
    - paragraph: Decision REVIEW
    - paragraph: The provider doesn’t say what 44 means
    - paragraph:
      - time: 3 minutes ago
    - button "Refresh"
  `);
});

test('the reasons have a visible heading, which names their list', async () => {
  await showLookup({ answer: { risk_score: 44, reasons: ['one', 'two'] } });
  const title = page.getByRole('heading', { level: 3, name: ENGLISH.t('result.reasons') });
  await expect.element(title).toBeVisible();
  await expect.element(page.getByRole('list', { name: ENGLISH.t('result.reasons') })).toHaveTextContent('onetwo');
});
