import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FailureNotice } from '@/components/result/failure-notice';
import { parseAnswer } from '@/utils/reading/parse-answer';
import { type Failure, failureKind } from '@/utils/service/failure';
import { failureTexts } from '@/utils/service/failure-texts';
import { ACTION_LABELS } from '@/utils/service/next-action';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';
import { expectAccessible } from '../expect-accessible';
import { EMAIL, PERSON, showLookup } from './result-stage';

const button = (name: string | RegExp) => page.getByRole('button', { name });

describe('states', () => {
  test('a running lookup shows its time and offers Stop', async () => {
    const { acts } = await showLookup({
      record: { state: 'sending', createdAt: Date.now() - 7000, sentAt: Date.now() - 7000 },
    });
    await expect.element(page.getByText(/^Looking up… ([789]|\d\d)\ssec$/)).toBeVisible();
    await expect.element(page.getByTestId('skeleton')).toBeVisible();
    await expectAccessible();
    await button('Stop').click();
    expect(acts).toHaveBeenCalledWith('stop');
  });

  test('an unknown outcome is shown as unknown, and only a click sends again', async () => {
    const { acts } = await showLookup({ record: { state: 'unknown' } });
    await expect.element(page.getByText(ENGLISH.t('lookupState.unknown'))).toBeVisible();
    expect(page.getByTestId('skeleton').elements()).toHaveLength(0);
    await expectAccessible();
    expect(acts).not.toHaveBeenCalled();
    await page.getByTestId('ask-again').click();
    expect(acts).toHaveBeenCalledExactlyOnceWith('ask-again');
  });

  test.each(failureKind.options)('%s shows words, advice, the quoted text and the reference', async (kind) => {
    const failure: Failure = {
      kind,
      host: 'api.example.com',
      status: 403,
      serviceText: '<b>No</b>',
      reference: 'req_1',
    };
    await showLookup({ record: { state: kind === 'cancelled' ? 'cancelled' : 'failed', failure }, width: 320 });
    await expect.element(page.getByText(failureTexts(failure, ENGLISH).text)).toBeVisible();
    await expect.element(page.getByText('<b>No</b>')).toBeVisible();
    await expect.element(page.getByText(/req_1/)).toBeVisible();
    // The other kinds look like the second.
    if (kind === 'cancelled' || kind === 'timeout') await expectAccessible();
  });

  test('a rate limit with a time counts down before Try again is enabled', async () => {
    const failure = { kind: 'too-many-requests', status: 429, retryAfter: 60 } as const;
    await showLookup({ record: { state: 'failed', endedAt: Date.now() - 10_000, failure } });
    await expect.element(button(/^Try again in (50|[1-4]\d)\ssec$/)).toBeDisabled();
  });
});

describe('the whole answer', () => {
  const ANSWER = {
    risk_score: 44,
    email: 'casey@example.com',
    sanctions: { total_hits: 0 },
    pep: {
      hits: [
        { name: 'Casey C.', match_score: 0.71, country: 'GB' },
        { name: 'C. Field', match_score: 0.4, country: 'FR' },
      ],
    },
    breaches: [
      { name: 'Forumwell', date: '2017-11-03', records: 5 },
      { name: 'Tunebox', date: '2021-02-14', records: 7 },
    ],
    domain: { tld: 'com', registrar: null },
    request_id: 'r-1',
  };

  test('breaches are on a timeline, an empty field is "not provided", and hits show their match strength', async () => {
    await showLookup({ subject: PERSON, answer: ANSWER, width: 640 });
    await expect
      .element(
        page.getByRole('img', {
          name: ENGLISH.t('result.breachDates', { count: 2, first: '2017-11-03', last: '2021-02-14' }),
        }),
      )
      .toBeVisible();
    await expect.element(page.getByText(ENGLISH.t('value.notProvided'))).toBeVisible();
    await expect.element(page.getByText('0.71').first()).toBeVisible();
    await expectAccessible();
  });

  test('a group stays folded, and the filter finds fields by name and value in any group', async () => {
    await showLookup({ subject: PERSON, answer: ANSWER });
    const domain = button(/^▾ ?Domain|Domain/);
    await domain.click();
    await expect.element(domain).toHaveAttribute('aria-expanded', 'false');
    await page.getByRole('searchbox', { name: ENGLISH.t('result.search') }).fill('registrar');
    await expect.element(page.getByText(ENGLISH.t('result.matches', { count: 1 }))).toBeVisible();
    await expect.element(page.getByText('Registrar')).toBeVisible();
    expect(document.querySelectorAll('[data-group]')).toHaveLength(1);
    await page.getByRole('searchbox', { name: ENGLISH.t('result.search') }).fill('nothing like it');
    await expect.element(page.getByText(ENGLISH.t('result.noField'))).toBeVisible();
    await page.getByRole('searchbox', { name: ENGLISH.t('result.search') }).fill('');
    await expect.element(domain).toHaveAttribute('aria-expanded', 'false');
  });
});

test('the raw answer is a keyboard tree with digits as sent and a search over pointers and values', async () => {
  await showLookup({ answer: '{"risk_score":0.80,"a/b":{"c":[1,2]},"text":"x"}' });
  await page.getByRole('tab', { name: ENGLISH.t('result.rawJson') }).click();
  const tree = page.getByRole('treegrid', { name: ENGLISH.t('result.rawJson') });
  await expect.element(tree.getByText('0.80')).toBeVisible();
  await tree.getByText('a/b').click();
  await expect.element(tree.getByText(ENGLISH.t('value.items', { count: 2 }))).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tree.getByRole('row', { name: /^0: 1/ })).toBeVisible();
  await expect.element(button(ENGLISH.t('raw.copyPath'))).toBeVisible();
  await expectAccessible();
  await page.getByRole('searchbox', { name: ENGLISH.t('raw.search') }).fill('a~1b');
  await expect.element(page.getByText(ENGLISH.t('count.ofTotal', { part: 2, total: 4 }))).toBeVisible();
  await expect.element(page.getByText('/a~1b/c/0')).toBeVisible();
});

describe('earlier answers', () => {
  const entry = (id: string, text: string, daysAgo: number) => {
    const read = parseAnswer(text, EMAIL);
    if (!read) throw new Error('no JSON');
    return { id, at: Date.now() - daysAgo * 86_400_000, score: read.report.score, read };
  };
  const SHOWN = '7f0c3a2e-8b1d-4c5e-9f60-123456789abc';

  test('shows a neutral line of scores, and the differences field by field', async () => {
    const now = '{"risk_score":61,"domain":"b.example"}';
    const history = [entry(SHOWN, now, 0), entry('old', '{"risk_score":40,"phone":1}', 9)];
    await showLookup({ answer: now, history: { count: 2, load: async () => history } });
    await page.getByRole('tab', { name: `${ENGLISH.t('desk.history')} 2` }).click();
    await expect
      .element(page.getByRole('img', { name: ENGLISH.t('history.scores', { scores: '40 and 61' }) }))
      .toBeVisible();
    await button(/^Compare/).click();
    const differences = page.getByRole('list', { name: ENGLISH.t('history.changes') });
    await expect.element(differences).toMatchTextContent(/Risk score ?40 → 61/);
    expect(differences.element().querySelectorAll('svg')).toHaveLength(1);
    await expect
      .element(differences)
      .toMatchTextContent(new RegExp(`Phone ?${ENGLISH.t('history.removed', { value: '1' })}`));
    await expect
      .element(differences)
      .toMatchTextContent(new RegExp(`Domain ?${ENGLISH.t('history.added', { value: 'b\\.example' })}`));
    await expectAccessible();
  });

  test('draws no line of scores that cannot be compared', async () => {
    const history = [entry(SHOWN, '{"risk_score":61}', 0), entry('old', '{"fraud_score":40}', 9)];
    await showLookup({ answer: '{"risk_score":61}', history: { count: 2, load: async () => history } });
    await page.getByRole('tab', { name: `${ENGLISH.t('desk.history')} 2` }).click();
    await expect.element(button(/^Compare/)).toBeVisible();
    expect(page.getByRole('img', { name: /Scores over time/ }).elements()).toEqual([]);
  });
});

test('the note follows the choice about personal data', async () => {
  const calls: boolean[] = [];
  await showLookup({
    answer: { risk_score: 5 },
    tools: {
      note: async (personal) => ({ text: String(calls.push(personal)) }),
      exportJson: () => undefined,
      print: () => undefined,
    },
  });
  await button(ENGLISH.t('caseFile.copyNote')).click();
  await page.getByTestId('more').click();
  await page.getByText(ENGLISH.t('caseFile.personalData')).click();
  await button(ENGLISH.t('caseFile.copyNote')).click();
  expect(calls).toEqual([true, false]);
  await expectAccessible();
});

test.each([
  [EMAIL, 'result.copyEmail', 'casey.cobblefield@example.com'],
  [PERSON, 'result.copyName', 'Casey Cobblefield'],
] as const)('the subject can be copied beside the heading: %j', async (subject, label, text) => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await showLookup({ subject, answer: { risk_score: 44 } });
  await page.getByRole('button', { name: ENGLISH.t(label) }).click();
  expect(copied).toHaveBeenCalledExactlyOnceWith(text);
  await expect.element(page.getByText(ENGLISH.t('caseFile.copied'))).toBeInTheDocument();
  copied.mockRestore();
});

test('the tab of all fields says how many there are', async () => {
  await showLookup({ answer: { risk_score: 44, domain: { tld: 'com', registrar: null } } });
  await expect.element(page.getByRole('tab', { name: `${ENGLISH.t('result.allFields')} 3` })).toBeVisible();
});

test('the first action on a result is to copy the note', async () => {
  await showLookup({
    answer: { risk_score: 44 },
    tools: { note: async () => ({ text: '' }), exportJson: null, print: null },
  });
  await userEvent.tab();
  await expect.element(button(ENGLISH.t('caseFile.copyNote'))).toHaveFocus();
});

test.each(failureKind.options)('%s never offers Try again alone', async (kind) => {
  const names = Object.keys(ACTION_LABELS);
  await render(
    <FailureNotice failure={{ kind }} actions={Object.fromEntries(names.map((name) => [name, () => undefined]))} />,
  );
  await expect.element(page.getByTestId('failure')).toBeVisible();
  const offered = [...document.querySelectorAll<HTMLElement>('button')].map(({ dataset }) => dataset.testid);
  expect(offered).not.toEqual(['ask-again']);
});

test.each([
  ['key-refused', 'open-settings'],
  ['input-refused', 'edit-input'],
  ['timeout', null],
] as const)('the main action after %s is %s', async (kind, main) => {
  const noop = () => undefined;
  await showLookup({
    record: { state: 'failed', failure: { kind } },
    actions: { 'open-settings': noop, 'edit-input': noop },
  });
  await expect.element(page.getByTestId('failure')).toBeVisible();
  const strong = [...document.querySelectorAll<HTMLElement>('button.bg-accent')].map(({ dataset }) => dataset.testid);
  expect(strong).toEqual(main === null ? [] : [main]);
});

test.each([
  ['timeout', 'open-settings', {}],
  ['quota-spent', 'add-dashboard', {}],
  ['quota-spent', 'open-dashboard', { 'open-dashboard': () => undefined }],
] as const)('%s offers more than Try again: %s', async (kind, action, actions) => {
  const noop = () => undefined;
  await render(
    <FailureNotice
      failure={{ kind }}
      actions={{ 'ask-again': noop, 'open-settings': noop, 'add-dashboard': noop, ...actions }}
    />,
  );
  await expect.element(page.getByTestId(action)).toBeVisible();
  await expect.element(page.getByTestId('ask-again')).toBeVisible();
});
