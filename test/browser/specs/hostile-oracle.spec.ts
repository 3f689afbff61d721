import type { FaultInput } from '../../service/faults/fault.ts';
import { byTestId, hover } from '../box-of.ts';
import type { Extension, SitePage } from '../driver.ts';
import { ask, type Ours } from '../engine.ts';
import { expect } from '../expect.ts';
import { test } from '../fixtures.ts';
import { textOf } from '../popup.ts';
import { settled } from '../settled.ts';

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
  ours: Ours,
  faults: { next: (fault: FaultInput) => void },
  address: string,
  value: number | null,
): Promise<void> {
  faults.next({ kind: 'json', json: value === null ? { domain: 'kestrel.example.com' } : { risk_score: value } });
  await ask(ours, address, true);
}
const observe = (page: SitePage, since = false): Promise<string> =>
  page.evaluate((how) => (window as unknown as { observe: (how: object) => string }).observe({ since: how }), since);
const badges = async (extension: Extension, page: SitePage, named: string[]) =>
  (await extension.drawnIn(page, named)).badges.map(({ shown }) => shown);
const shownAs = (value: number | null) => `${value ?? '–'}`;

test('a page observes the same bytes whatever the score', async ({ extension, visit, service }) => {
  const ours = await extension.quiet();
  const page = await visit('../hostile/probe.html');
  await page.evaluate((people) => {
    const lines = people.map((email) => Object.assign(document.createElement('p'), { textContent: email }));
    document.querySelector('h1')?.after(...lines);
  }, PEOPLE);
  await expect.poll(async () => (await extension.drawnIn(page, PEOPLE)).marked).toEqual(PEOPLE);
  const before = await settled(() => observe(page));
  await page.evaluate((_) => (window as unknown as { forgetMutations: () => void }).forgetMutations(), null);
  const seen = new Set<string>();
  const shown = new Set<string>();
  for (const scores of SHOWN) {
    for (const [i, value] of scores.entries()) await score(ours, service.faults, PEOPLE[i] ?? '', value);
    const texts = scores.map(shownAs);
    await expect.poll(() => badges(extension, page, PEOPLE), { intervals: [20, 50] }).toEqual(texts);
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

test('a page observes the same bytes beside an open card, whatever it shows', async ({ extension, visit, service }) => {
  const ours = await extension.quiet();
  const seen = new Set<string>();
  const shown = new Set<string>();
  for (const value of [null, 0, 42, 100]) {
    await score(ours, service.faults, OWEN, value);
    const page = await visit('../hostile/probe.html');
    await expect.poll(() => badges(extension, page, [OWEN])).toEqual([shownAs(value)]);
    await page.mouse.move(400, 500);
    await hover(page, byTestId('plain-email'));
    const card = await extension.waitForCard(page);
    await expect.poll(() => textOf(card)).toMatch(/score/i);
    shown.add(await settled(() => textOf(card)));
    const { shifts, ...rest } = JSON.parse(await settled(() => observe(page)));
    seen.add(JSON.stringify(rest));
  }
  expect(shown.size).toBe(4);
  expect([...seen]).toHaveLength(1);
});
