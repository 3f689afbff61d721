import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PrintedLookup } from '@/components/result/printed-lookup';
import { ENGLISH } from '../../texts/english';
import { render } from '../../texts/render';
import { expectAccessible } from './expect-accessible';
import { AnsweredCard, PERSON, showLookup, shownLookupOf } from './result-stage';

const { t } = ENGLISH;
const strip = page.getByRole('region', { name: t('screening.title') });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const stateOf = (kind: string) => document.querySelector(`[data-kind="${kind}"] dd`)?.textContent;

const HITS = Array.from({ length: 30 }, (_, i) => ({
  name: `Casey ${i}`,
  type: i === 24 ? 'sanction' : 'pep',
  list: 'Harbour List',
  match_score: 0.71,
  country: 'GB',
}));
const ANSWER = {
  reference: 'r-1',
  screening: { sanctions_hits: 0, hits: HITS, watchlists: { hits: 0 }, adverse_media: [] },
};

test('each kind says what the answer says; a "none" beside a hit is told', async () => {
  await showLookup({ subject: PERSON, answer: ANSWER });
  await expect.element(strip).toBeVisible();
  expect(stateOf('sanctions')).toBe('1 entryanother field says none');
  expect(stateOf('pep')).toBe('29 entries');
  expect(stateOf('watchlists')).toBe('none found');
  expect(stateOf('media')).toBe('empty list returned');
  await expectAccessible();
});

test('an answer without screening says so for a person, and nothing for an address', async () => {
  await showLookup({ subject: PERSON, answer: { status: 'done' } });
  await expect.element(strip.getByText('not in result').first()).toBeVisible();
  expect(document.querySelectorAll('[data-kind][data-state="absent"]')).toHaveLength(4);
  await render(<AnsweredCard text='{"score":3}' />);
  expect(document.querySelectorAll('[data-kind]')).toHaveLength(4);
});

test('three entries say whom, on which list, why and how well, one of each kind first', async () => {
  await showLookup({ subject: PERSON, answer: ANSWER });
  const entries = strip.getByRole('list', { name: t('screening.first') }).getByRole('listitem');
  await expect
    .element(entries.first())
    .toHaveTextContent('Sanctions Casey 24 · Harbour List · sanction · Match score 0.71');
  expect(entries.elements()).toHaveLength(3);
});

test('the strength of a match is never called the score', async () => {
  await showLookup({ subject: PERSON, answer: { hits: [{ name: 'A', type: 'pep', score: 0.4 }] } });
  await expect.element(strip.getByText('Match strength 0.4')).toBeVisible();
});

test('a row leads to its field: through tab, filter, fold and a long list', async () => {
  await showLookup({ subject: PERSON, answer: ANSWER });
  await page.getByRole('searchbox', { name: t('result.search') }).fill('nothing like it');
  await page.getByRole('tab', { name: t('result.rawJson') }).click();
  await button('Sanctions: 1 entry').click();
  const entry = document.querySelector<HTMLElement>('[data-pointer="/screening/hits/24/type"]');
  expect(document.activeElement).toBe(entry);
  expect(entry?.checkVisibility()).toBe(true);
  await expectAccessible();
});

test('a group that was opened for a field can be closed again', async () => {
  await showLookup({ subject: PERSON, answer: ANSWER });
  await button('Watchlists: none found').click();
  const group = button(/^Screening \d/);
  await expect.element(group).toHaveAttribute('aria-expanded', 'true');
  await group.click();
  await expect.element(group).toHaveAttribute('aria-expanded', 'false');
});

test('paper has the same words and no buttons; the card has one line', async () => {
  const text = JSON.stringify(ANSWER);
  const { rerender } = await render(<PrintedLookup lookup={shownLookupOf(text)} />);
  expect(stateOf('pep')).toBe('29 entries');
  expect(strip.getByRole('button').elements()).toHaveLength(0);
  await rerender(<AnsweredCard text={text} />);
  const line = page.getByRole('list', { name: t('result.atAGlance') });
  await expect.element(line).toBeVisible();
  const told = line.getByRole('listitem').elements();
  expect(told.map(({ textContent }) => textContent)).toEqual([
    'Hits 30',
    'Sanctions 1 entry',
    'PEP 29 entries',
    'Watchlists none found',
  ]);
});
