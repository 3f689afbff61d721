import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';
import { expectAccessible } from '../expect-accessible';
import { LookupSurface, PERSON } from './result-stage';

const { t } = ENGLISH;
const list = page.getByRole('list', { name: t('compare.hits') });
const table = page.getByRole('table', { name: t('compare.hits') });
const more = (count: number) => page.getByRole('button', { name: t('compare.showMore', { more: count }) });

const HITS = Array.from({ length: 400 }, (_, i) => ({
  name: `Casey N${i}`,
  type: 'pep',
  list: 'Harbour List',
  dob: i % 2 === 0 ? '1980-05-12' : '1961',
  nationality: 'GB',
  match_score: 0.71,
}));

/** Draws a check of a person within a scroller of this width, as each surface has one. */
async function showHits(hits: readonly object[], width: number): Promise<void> {
  await page.viewport(width, 600);
  await render(
    <main style={{ height: 600, overflowY: 'auto', padding: 12 }}>
      <LookupSurface subject={PERSON} answer={{ hits }} />
    </main>,
  );
}

/** Scrolls through everything and returns the names of the hits that were drawn on the way, in their order. */
async function namesOnTheWay(): Promise<string[]> {
  const main = document.querySelector('main');
  const names = new Set<string>();
  for (let at = 0; main && at < main.scrollHeight; at += 400) {
    main.scrollTop = at;
    await new Promise((resolve) => setTimeout(resolve, 50));
    for (const button of document.querySelectorAll('[data-index] button')) names.add(button.textContent ?? '');
  }
  return [...names];
}

const SORTED = [...HITS.filter((_, i) => i % 2 === 0), ...HITS.filter((_, i) => i % 2 === 1)].map(({ name }) => name);

for (const [surface, width] of [
  ['popup', 400],
  ['tab', 900],
] as const) {
  test(`each of 400 hits can be reached, in a ${surface}`, async () => {
    await showHits(HITS, width);
    await more(390).click();
    await expect.poll(() => document.activeElement?.querySelector('button')?.textContent).toBe(SORTED[10]);
    expect(document.querySelectorAll('[data-index]').length).toBeLessThan(60);
    expect(await namesOnTheWay()).toEqual(SORTED);
    await expectAccessible();
  });
}

test('where there is room, hits are a table with the requested values in its head row', async () => {
  await showHits(HITS.slice(0, 2), 900);
  await expect.element(table).toBeVisible();
  const heads = table.getByRole('columnheader').elements();
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'NameCasey Cobblefield',
    'Birth1980-05-12',
    'CountryGB',
    'Match strength',
  ]);
  const cells = table.getByRole('row').nth(2).getByRole('cell').elements();
  expect(cells.map(({ textContent }) => textContent?.trim())).toEqual([
    '1961 · differs',
    'GB · same',
    'Match score 0.71',
  ]);
  await expectAccessible();
});

for (const width of [400, 900]) {
  test(`at ${width} px, the provider's own comparison is shown separately under its name`, async () => {
    await showHits([{ ...HITS[0], match_types: ['name_exact', 'year_of_birth'], countryMatch: 'NoMatch' }], width);
    await expect
      .element(page.getByText(`${t('compare.provider')} name_exact · year_of_birth · country: NoMatch`))
      .toBeVisible();
    expect(list.elements().length + table.elements().length).toBe(1);
  });
}
