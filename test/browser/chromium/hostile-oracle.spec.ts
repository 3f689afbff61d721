import type { Page } from '@playwright/test';
import type { FaultInput } from '../../service/faults/fault.ts';
import { ask } from '../engine.ts';
import { expect } from '../expect.ts';
import { settled } from '../settled.ts';
import { cardIn } from './card.ts';
import { enableSite } from './enable-site.ts';
import { test } from './fixtures.ts';
import { drawnIn } from './marks.ts';
import { pointAtAddress } from './point-at-address.ts';

const OWEN = 'owen.hallworth@kestrel.example.com';
const PEOPLE = Array.from({ length: 10 }, (_, i) => `person${i}@kestrel.example.com`);
/** Scores of all people, so that each score from 0 to 100 is shown once; first none. */
const SHOWN: (number | null)[][] = [
  PEOPLE.map(() => null),
  ...Array.from({ length: 10 }, (_, round) => PEOPLE.map((_, i) => 10 * round + i)),
  PEOPLE.map(() => 100),
];

/** Scores the address again, with the given answer; without a number it has no single score. */
async function score(
  popup: Page,
  faults: { next: (fault: FaultInput) => void },
  address: string,
  value: number | null,
): Promise<void> {
  faults.next({ kind: 'json', json: value === null ? { domain: 'kestrel.example.com' } : { risk_score: value } });
  await ask(popup, address, true);
}
const observe = (page: Page, since = false): Promise<string> =>
  page.evaluate((how) => (window as unknown as { observe: (how: object) => string }).observe({ since: how }), since);
const badges = async (page: Page, named: string[]) => (await drawnIn(page, named)).badges.map(({ shown }) => shown);
const shownAs = (value: number | null) => `${value ?? '–'}`;

test('a page observes the same bytes whatever the score', async ({ context, page, pages, open, service }) => {
  await enableSite(context, pages.url);
  const popup = await open('popup.html');
  await page.goto(`${pages.url}/hostile/probe.html`);
  await page.evaluate((people) => {
    const lines = people.map((email) => Object.assign(document.createElement('p'), { textContent: email }));
    document.querySelector('h1')?.after(...lines);
  }, PEOPLE);
  await page.bringToFront();
  await expect.poll(async () => (await drawnIn(page, PEOPLE)).marked).toEqual(PEOPLE);
  const before = await settled(() => observe(page));
  await page.evaluate(() => (window as unknown as { forgetMutations: () => void }).forgetMutations());
  const seen = new Set<string>();
  const shown = new Set<string>();
  for (const scores of SHOWN) {
    for (const [i, value] of scores.entries()) await score(popup, service.faults, PEOPLE[i] ?? '', value);
    const texts = scores.map(shownAs);
    await expect.poll(() => badges(page, PEOPLE), { intervals: [20, 50] }).toEqual(texts);
    for (const text of texts) shown.add(text);
    seen.add(await observe(page, true));
  }
  // The observations could differ: the content of the page does.
  expect(shown.size).toBe(102);
  expect(seen.size).toBe(1);
  const { mutations, ...after } = JSON.parse([...seen][0] ?? '{}');
  expect(mutations).toEqual([]);
  const { shifts, ...rest } = JSON.parse(before);
  expect(after).toEqual({ ...rest, shifts: [] });
});

test('an open card tells a page nothing either, whatever it shows', async ({ context, page, pages, open, service }) => {
  await enableSite(context, pages.url);
  const popup = await open('popup.html');
  const seen = new Set<string>();
  const shown = new Set<string>();
  for (const value of [null, 0, 42, 100]) {
    await score(popup, service.faults, OWEN, value);
    await page.goto(`${pages.url}/hostile/probe.html`);
    await page.bringToFront();
    await expect.poll(() => badges(page, [OWEN])).toEqual([shownAs(value)]);
    await page.mouse.move(400, 500);
    await pointAtAddress(page, 'plain-email', OWEN);
    const card = await cardIn(page);
    await expect(card.getByText(/score/i).first()).toBeVisible();
    shown.add(await settled(() => card.locator('body').innerText()));
    const { shifts, ...rest } = JSON.parse(await settled(() => observe(page)));
    seen.add(JSON.stringify(rest));
  }
  expect(shown.size).toBe(4);
  expect([...seen]).toHaveLength(1);
});
