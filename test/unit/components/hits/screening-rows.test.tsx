import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PrintedLookup } from '@/components/result/printed-lookup';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';
import { expectAccessible } from '../expect-accessible';
import { AnsweredCard, LookupSurface, noScore, PERSON, showLookup, shownLookupOf } from '../result/result-stage';

const { t } = ENGLISH;
const strip = page.getByRole('region', { name: t('screening.title') });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const stateOf = (kind: string) => document.querySelector(`[data-kind="${kind}"] dd`)?.textContent;

/** So many hits, one of them from a sanctions list. */
const answerWith = (length: number, sanction: number) => ({
  reference: 'r-1',
  screening: {
    sanctions_hits: 0,
    hits: Array.from({ length }, (_, i) => ({
      name: `Casey N${i}`,
      type: i === sanction ? 'sanction' : 'pep',
      list: 'Harbour List',
      match_score: 0.71,
      country: 'GB',
    })),
    watchlists: { hits: 0 },
    adverse_media: [],
  },
});
const ANSWER = answerWith(6, 2);
/** Its group is folded, and its list is cut. */
const LONG_ANSWER = answerWith(30, 24);

test('each kind shows what the answer says, and a "none" beside a hit is reported', async () => {
  await showLookup({ subject: PERSON, answer: ANSWER });
  await expect.element(strip).toBeVisible();
  expect(stateOf('sanctions')).toBe('1another field says none');
  expect(stateOf('pep')).toBe('5');
  await expect.element(button('PEP: 5 hits')).toBeVisible();
  const kinds = [...document.querySelectorAll<HTMLElement>('[data-kind]')].map(({ dataset }) => dataset.kind);
  expect(kinds).toEqual(['sanctions', 'pep', 'media', 'watchlists']);
  expect(stateOf('watchlists')).toBe('none found');
  expect(stateOf('media')).toBe('empty list');
  const look = (kind: string) => document.querySelector<HTMLElement>(`[data-kind="${kind}"] dd span`);
  const [hit, none] = [look('pep'), look('watchlists')];
  // Apart by shape and weight, not only by color.
  expect([hit?.querySelector('svg'), none?.querySelector('svg')]).toEqual([expect.anything(), null]);
  expect([hit, none].map((word) => word && getComputedStyle(word).fontWeight)).toEqual(['600', '400']);
  await expectAccessible();
});

test('an answer without screening says so for a person, and not for an address', async () => {
  await showLookup({ subject: PERSON, answer: { status: 'done' } });
  await expect.element(strip.getByText('can’t tell from this result').first()).toBeVisible();
  expect(document.querySelectorAll('[data-kind][data-state="absent"]')).toHaveLength(4);
  await render(<AnsweredCard text='{"score":3}' />);
  expect(document.querySelectorAll('[data-kind]')).toHaveLength(4);
});

const hits = strip.getByRole('grid', { name: t('count.hits') }).getByRole('row');
const nameOf = (index: number) => hits.nth(index).element().getAttribute('aria-label');
const openFirst = () => hits.first().getByRole('button', { expanded: false }).click();

test('every hit shows its name, its list, its match and how it compares', async () => {
  await showLookup({ subject: PERSON, answer: ANSWER });
  const facts = 'Name (shares Casey; Cobblefield ≠ N2), Birth not stated, Country GB (same)';
  await expect.poll(() => nameOf(0)).toBe(`Casey N2, Sanctions, Harbour List, ${facts}`);
  await expect.element(hits.first().getByText(/0\.71$/)).toBeVisible();
  await expect.element(strip.getByText(t('screening.entries', { count: 6 }), { exact: true })).toBeVisible();
  await expectAccessible();
});

test('hits are compared with what was asked, those that fit best first', async () => {
  const pep = (name: string, facts: object) => ({ name, type: 'pep', ...facts });
  const answer = {
    hits: [
      pep('Dana Moss', { dob: '1961', nationality: 'Spain' }),
      pep('Cobblefield, Casey', { date_of_birth: '1980', country: 'United Kingdom' }),
      pep('Casey Cobblefield', {}),
    ],
  };
  await showLookup({ subject: PERSON, answer });
  await expect
    .poll(() => nameOf(0))
    .toMatch(/Name \(same, other order\), Born 1980 \(same year\), Country United Kingdom \(same\)/);
  expect(nameOf(1)).toMatch(/Birth not stated/);
  expect(nameOf(2)).toMatch(/Name \(differs\), Born 1961 \(differs\), Country Spain \(differs\)/);
  await expectAccessible();
});

test('reports hits that the answer counts but does not list', async () => {
  await showLookup({ subject: PERSON, answer: { pep_hits: 29, hits: [{ name: 'Casey', type: 'pep' }] } });
  await expect.element(strip.getByText('PEP: 1 of 29 shown')).toBeVisible();
});

test('the scale that a hit states is beside its match strength', async () => {
  const hit = { name: 'A', type: 'pep', match_score: 71, match_score_max: 100 };
  await showLookup({ subject: PERSON, answer: { hits: [hit] } });
  await openFirst();
  await expect.element(strip.getByText(/Match score 71 Out of 100/)).toBeVisible();
  expect(strip.getByText('not provided').elements()).toEqual([]);
});

test('two hits that look the same show the provider’s id', async () => {
  const hit = { name: 'A', type: 'pep', list: 'L', dob: '1961' };
  await showLookup({
    subject: PERSON,
    answer: {
      hits: [
        { ...hit, id: 'p1' },
        { ...hit, id: 'p2' },
        { ...hit, name: 'B', id: 'p3' },
      ],
    },
  });
  await expect.poll(() => hits.nth(0).element().textContent).toMatch(/#\s?p1/);
  expect(hits.nth(1).element().textContent).toMatch(/#\s?p2/);
  expect(hits.nth(2).element().textContent).not.toMatch(/p3/);
});

test('a check without a score says so in one line', async () => {
  await showLookup({ subject: PERSON, answer: ANSWER, width: 400 });
  await expect.element(noScore).toBeVisible();
  expect(noScore.element().closest('section')?.getBoundingClientRect().height).toBeLessThan(64);
});

test('an entry without a name says so, with its other facts, and opens to its own fields', async () => {
  const answer = { sanction_matches: [{ list: 'Harbour List', country: 'IR' }, { country: 'SY' }] };
  const { rerender } = await render(<PrintedLookup lookup={shownLookupOf(JSON.stringify(answer))} />);
  const printed = strip.getByRole('listitem');
  await expect.poll(() => printed.first().element().textContent).toMatch(/^Name not stated Sanctions · Harbour List/);
  await expect.poll(() => printed.last().element().textContent).toMatch(/^Name not stated Sanctions.*Country SY/);
  await rerender(<LookupSurface subject={PERSON} answer={answer} />);
  await expect.poll(() => nameOf(0)).toMatch(/^Name not stated, Sanctions, Harbour List/);
  await openFirst();
  await expect.element(strip.getByText('Country IR')).toBeVisible();
});

test('hits come before the numbers that could be a score, and are as prominent as its absence', async () => {
  const scores = { northgate: { fraud_score: 81 }, brackwater: { fraud_score: 12 } };
  const answer = { ...scores, hits: [{ name: 'A', type: 'sanction', match_score: 71 }] };
  await showLookup({ subject: PERSON, answer });
  await expect.element(strip).toBeVisible();
  const numbers = page.getByRole('list', { name: t('scoreRule.numbers') }).element();
  expect(strip.element().compareDocumentPosition(numbers)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const found = document.querySelector('[data-kind="sanctions"] dd');
  const sizeOf = (element: Element | null) => element && Number.parseFloat(getComputedStyle(element).fontSize);
  expect(sizeOf(noScore.element())).toBe(sizeOf(found));
});

test('the strength of a match is never called the score', async () => {
  await showLookup({ subject: PERSON, answer: { hits: [{ name: 'A', type: 'pep', score: 0.4 }] } });
  await expect.element(hits.first().getByText(/^Match strength 0\.4$/)).toBeInTheDocument();
  await openFirst();
  await expect.element(strip.getByText('Match strength 0.4').last()).toBeVisible();
});

test('a row leads to its field in another tab, behind a filter, in a folded group and in a long list', async () => {
  await showLookup({ subject: PERSON, answer: LONG_ANSWER });
  await page.getByRole('searchbox', { name: t('result.search') }).fill('nothing like it');
  await page.getByRole('tab', { name: t('result.rawJson') }).click();
  await button('Sanctions: 1 hit').click();
  const entry = document.querySelector<HTMLElement>('[data-pointer="/screening/hits/24/type"]');
  expect(document.activeElement).toBe(entry);
  expect(entry?.checkVisibility()).toBe(true);
  await expectAccessible();
});

test('a group that was opened for a field can be closed again', async () => {
  await showLookup({ subject: PERSON, answer: LONG_ANSWER });
  await button('Watchlists: none found').click();
  const group = button(/^Screening \d/);
  await expect.element(group).toHaveAttribute('aria-expanded', 'true');
  await group.click();
  await expect.element(group).toHaveAttribute('aria-expanded', 'false');
});

test('the printed result has the same words and no buttons, and the card has one line', async () => {
  const text = JSON.stringify(ANSWER);
  const { rerender } = await render(<PrintedLookup lookup={shownLookupOf(text)} />);
  expect(stateOf('pep')).toBe('5 hits');
  expect(strip.getByRole('button').elements()).toHaveLength(0);
  await rerender(<AnsweredCard text={text} />);
  const line = page.getByRole('list', { name: t('result.atAGlance') });
  await expect.element(line).toBeVisible();
  const entries = line.getByRole('listitem').elements();
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Hits 6',
    'Sanctions 1 hit',
    'PEP 5 hits',
    'Watchlists none found',
  ]);
});

test('a possible result is shown in the caution style and links to its field', async () => {
  await showLookup({ subject: PERSON, answer: { pep: false, screening: { zorb: 'Level 4', grix: 'Kappa' } } });
  const warning = page.getByTestId('possible-results');
  await expect.element(warning).toHaveTextContent(t('screening.possible', { count: 2 }));
  expect(warning.element().className).toContain('text-caution');
  const link = warning.getByRole('button').element();
  expect(getComputedStyle(link).color).toBe(getComputedStyle(warning.element()).color);
  await warning.getByRole('button').click();
  await expect.element(page.getByText('Level 4')).toBeVisible();
  await expectAccessible();
});

test('a “no match” beside hits is a caution that leads to its field; what the provider says of a hit stands at it', async () => {
  const hit = {
    name: 'A',
    type: 'pep',
    analysis: { names: 'match', births: 'no_match' },
    review_status: 'pending_review',
  };
  await showLookup({ subject: PERSON, answer: { aml: { match_status: 'no_match', hits: [hit] } } });
  await openFirst();
  await expect
    .poll(() => strip.element().textContent)
    .toMatch(/Provider’s comparison names: match · births: no_match .*Review status pending_review/);
  await page.getByTestId('denial').getByRole('button').click();
  expect(document.activeElement?.closest('[data-pointer="/aml/match_status"]')).not.toBeNull();
  await expectAccessible();
});

test('an answer about a name that shares a word has a quiet line that names both', async () => {
  await showLookup({ subject: PERSON, answer: { query: { name: 'Casey Kestrel' }, screening: { hits: [] } } });
  const line = page.getByTestId('other-subject');
  const both = t('result.otherSubject', { stated: 'Casey Kestrel', asked: 'Casey Cobblefield' });
  await expect.element(line).toMatchTextContent(both);
  expect(line.element().textContent).not.toContain(t('result.otherTitle'));
  await expectAccessible();
});

test('an answer about another subject says so at the top, naming both, also on paper and in the card', async () => {
  const answer = { query: { name: 'Owen Kestrel' }, screening: { hits: [] } };
  await showLookup({ subject: PERSON, answer });
  const notice = page.getByTestId('other-subject');
  const both = t('result.otherSubject', { stated: 'Owen Kestrel', asked: 'Casey Cobblefield' });
  await expect.element(notice).toMatchTextContent(both);
  expect(notice.element().compareDocumentPosition(strip.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await expectAccessible();
  const email = '{"email":"owen@kestrel.example.com","risk_score":3}';
  const asked = 'casey.cobblefield@example.com';
  const words = t('result.otherSubject', { stated: 'owen@kestrel.example.com', asked });
  const { rerender } = await render(<PrintedLookup lookup={shownLookupOf(email)} />);
  await expect.element(notice.last()).toMatchTextContent(words);
  await rerender(<AnsweredCard text={email} />);
  await expect.element(notice.last()).toMatchTextContent(words);
});
