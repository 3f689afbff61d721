import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';
import { expectAccessible } from '../expect-accessible';
import { LookupSurface, PERSON } from '../result/result-stage';

const { t } = ENGLISH;
const table = page.getByRole('grid', { name: t('count.hits') });

const HITS = Array.from({ length: 200 }, (_, i) => ({
  name: `Casey N${i}`,
  type: 'pep',
  list: 'Harbour List',
  dob: i % 2 === 0 ? '1980-05-12' : '1961',
  nationality: 'GB',
  match_score: 0.71,
}));

/** Draws a check of a person within a scroller of this width, as each surface has one. */
async function showHits(hits: readonly object[], width: number) {
  await page.viewport(width, 600);
  return render(
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
    for (const button of document.querySelectorAll('[data-hit] button[aria-expanded]'))
      names.add(button.textContent ?? '');
  }
  return [...names];
}

const SORTED = [...HITS.filter((_, i) => i % 2 === 0), ...HITS.filter((_, i) => i % 2 === 1)].map(({ name }) => name);

for (const [surface, width] of [
  ['popup', 400],
  ['tab', 1000],
] as const) {
  test(`each of 200 hits can be reached, in a ${surface}`, async () => {
    await showHits(HITS, width);
    await expect.poll(() => document.querySelectorAll('[data-index]').length).toBeGreaterThan(10);
    expect(document.querySelectorAll('[data-index]').length).toBeLessThan(60);
    expect(await namesOnTheWay()).toEqual(SORTED);
    await expectAccessible();
  });
}

for (const width of [400, 1000]) {
  test(`at ${width} px, each hit is drawn once`, async () => {
    // Whether there is room for a table is known from the result before.
    const before = await showHits(HITS.slice(0, 1), width);
    await expect.element(table).toBeVisible();
    await before.unmount();
    const drawn: (string | undefined)[] = [];
    const observer = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element)
          for (const hit of node.querySelectorAll<HTMLElement>('[data-hit]')) drawn.push(hit.dataset.hit);
    });
    observer.observe(document.body, { subtree: true, childList: true });
    await showHits(HITS.slice(0, 12), width);
    await expect.poll(() => document.querySelectorAll('[data-hit]').length).toBe(12);
    // The virtual rows are measured, and drawn again where that was wrong.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    observer.disconnect();
    expect(drawn).toHaveLength(12);
  });
}

test('where there is room, hits are a table with the requested values in its head row', async () => {
  await showHits(HITS.slice(0, 2), 1000);
  await expect.element(table).toBeVisible();
  const heads = table.getByRole('columnheader').elements();
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Name Casey Cobblefield',
    `${t('compare.kind')} `,
    `${t('compare.list')} `,
    'Birth 1980-05-12',
    'Country GB',
    `${t('compare.match')} `,
    `${t('decision.title')} `,
  ]);
  const cells = table.getByRole('row').nth(2).getByRole('gridcell').elements();
  expect(cells.map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim())).toEqual([
    t('screening.pep'),
    'Harbour List',
    '1961 differs',
    'GB same',
    '0.71',
    '',
  ]);
  await expectAccessible();
});

for (const width of [400, 1000]) {
  test(`at ${width} px, the provider's own comparison is in the hit once it is opened, under its name`, async () => {
    await showHits([{ ...HITS[0], match_types: ['name_exact', 'year_of_birth'], countryMatch: 'NoMatch' }], width);
    await page.getByRole('button', { name: 'Casey N0' }).click();
    await expect
      .element(page.getByText(`${t('compare.provider')} name_exact · year_of_birth · country: NoMatch`))
      .toBeVisible();
    expect(table.elements()).toHaveLength(1);
  });
}

for (const width of [400, 1000]) {
  test(`at ${width} px, the row of a hit is named by all that a decision needs, and its height never changes`, async () => {
    await showHits(HITS.slice(0, 3), width);
    const row = page.getByRole('row', { name: /^Casey N1, / });
    await expect
      .element(row)
      .toHaveAccessibleName(/, PEP, Harbour List, Name \(.+\), Born 1961 \(differs\), Country GB \(same\)$/);
    const height = row.element().getBoundingClientRect().height;
    expect(height).toBeLessThan(width === 400 ? 50 : 36);
    (row.element() as HTMLElement).focus();
    await expect.poll(() => (row.element() as HTMLElement).tabIndex).toBe(0);
    expect(row.element().getBoundingClientRect().height).toBe(height);
  });
}

test('hits stay in the order that was chosen', async () => {
  await showHits(HITS.slice(0, 3), 900);
  const names = () =>
    [...document.querySelectorAll('[data-hit] button[aria-expanded]')].map((name) => name.textContent);
  await expect.poll(names).toEqual(['Casey N0', 'Casey N2', 'Casey N1']);
  await page.getByTestId('hit-order').selectOptions('sent');
  await expect.poll(names).toEqual(['Casey N0', 'Casey N1', 'Casey N2']);
  await showHits(HITS.slice(0, 3), 900);
  // The first surface is still there.
  await expect.poll(() => names().slice(3)).toEqual(['Casey N0', 'Casey N1', 'Casey N2']);
});

for (const width of [400, 760, 840, 1000]) {
  test(`at ${width} px, a hit shows which name was compared, a place of birth as one, and no value over another`, async () => {
    await showHits(
      [
        {
          name: 'Hans Wagner',
          aliases: ['Casey Cobblefield'],
          type: 'pep',
          nationality: 'Dual: US/GB',
          match_score: 0.6,
        },
        { name: 'Casey Cobblefield', type: 'pep', place_of_birth: 'Linz, Austria', match_score: 0.5 },
        {
          name: 'Casey Cobblefield',
          type: 'pep',
          nationality: 'Ruritania and the Isles of Elsewhere',
          match_score: 0.4,
        },
      ],
      width,
    );
    const row = (name: RegExp) => page.getByRole('row', { name });
    await expect
      .element(row(/^Hans Wagner/))
      .toMatchTextContent(t('compare.aliasName', { value: 'Casey Cobblefield' }));
    await expect.element(row(/Born in Linz/)).toMatchTextContent(t('compare.bornIn', { value: 'Linz, Austria' }));
    const unread = document.querySelector('[data-hit] [data-state="not-understood"]');
    expect(unread?.querySelector('.lucide-minus')).toBeNull();
    // Values end before what follows them.
    for (const hit of document.querySelectorAll('[data-hit]')) {
      const match = [...hit.querySelectorAll('.tabular-nums')].at(-1)?.getBoundingClientRect();
      for (const fact of hit.querySelectorAll('[data-state]'))
        if (match && fact.getBoundingClientRect().top < match.bottom && fact.getBoundingClientRect().bottom > match.top)
          expect(fact.getBoundingClientRect().right).toBeLessThanOrEqual(match.left + 1);
    }
    await expectAccessible();
  });
}
