import { best, CHANCE, type Sample, tellApart } from '../compare-samples.ts';
import { ask } from '../engine.ts';
import { expect } from '../expect.ts';
import { shuffled } from '../read-people.ts';
import { extensionPage } from './extension.ts';
import { drawnIn } from './marks.ts';
import { test } from './site.ts';

/** As long as each other: the page's own work is the same for all. */
const PEOPLE = { low: 'ann.low@example.com', high: 'bob.hig@example.com', unknown: 'cat.unk@example.com' } as const;
type Person = keyof typeof PEOPLE;
const NAMES = Object.keys(PEOPLE) as Person[];
const SCORES = { low: 3, high: 97 } as const;
const ROUNDS = Number(process.env.SIGHTLINE_ROUNDS ?? 0);
/** How often the page shows the address at once: what is done for one is done so many times. */
const SHOWN = 200;
/** The control: a fifth more of the same, which the page must notice, or its clock would prove nothing. */
const MORE = SHOWN * 1.2;
const PAIRS = [
  ['low', 'high'],
  ['unknown', 'low'],
  ['unknown', 'high'],
] as const;

test.skip(ROUNDS === 0, 'needs a computer at rest, and minutes: SIGHTLINE_ROUNDS=24');

test('a page that times everything cannot tell a high score from a low one, nor from none', async ({ site, visit }) => {
  test.setTimeout(60_000 + ROUNDS * 20_000);
  const popup = await extensionPage(site.context, 'popup.html');
  for (const person of ['low', 'high'] as const) {
    site.service.faults.next({ kind: 'json', json: { risk_score: SCORES[person] } });
    await ask(popup, PEOPLE[person]);
  }
  const page = await visit('../hostile/timing.html');
  const time = (address: string, count = SHOWN): Promise<Sample> =>
    page.evaluate(
      ([address, times]) =>
        (window as unknown as { timeOf: (a: string, n: number) => Promise<Sample> }).timeOf(address, times),
      [address, count] as const,
    );
  await time(PEOPLE.high);
  expect((await drawnIn(page, [PEOPLE.high])).badges.length).toBeGreaterThan(SHOWN / 2);

  const samples: Record<Person | 'more', Sample[]> = { low: [], high: [], unknown: [], more: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const person of shuffled(NAMES)) samples[person].push(await time(PEOPLE[person]));
    samples.more.push(await time(PEOPLE.unknown, MORE));
  }
  const strongest = (one: Person, other: Person | 'more') => {
    const most = best(tellApart(samples[one], samples[other]));
    console.log(`${one}, ${other}: ${most.measure} tells ${most.share.toFixed(2)}, ${most.deviations.toFixed(1)} σ`);
    return most;
  };
  expect(strongest('unknown', 'more').deviations, 'the clock is good enough').toBeGreaterThan(CHANCE);
  for (const [one, other] of PAIRS) expect(strongest(one, other).deviations, `${one}, ${other}`).toBeLessThan(CHANCE);
});
