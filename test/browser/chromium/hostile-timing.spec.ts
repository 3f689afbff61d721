import { ask } from '../engine.ts';
import { best, CHANCE, type Sample, tellApart } from '../tell-apart.ts';
import { extensionPage } from './extension.ts';
import { drawnIn } from './marks.ts';
import { expect, test } from './site.ts';

/** As long as each other: the page's own work is the same for all. */
const PEOPLE = { low: 'ann.03@example.com', high: 'bob.97@example.com', unknown: 'cat.xx@example.com' } as const;
type Person = keyof typeof PEOPLE;
const NAMES = Object.keys(PEOPLE) as Person[];
const ROUNDS = Number(process.env.SIGHTLINE_ROUNDS ?? 30);
/** How often the page shows the address. */
const SHOWN = 200;

const shuffled = <One>(list: readonly One[]): One[] =>
  list
    .map((one) => [Math.random(), one] as const)
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one);

test('a page that times everything cannot tell a high score from a low one, nor from none', async ({ site, visit }) => {
  test.setTimeout(60_000 + ROUNDS * 5 * 4_000);
  const popup = await extensionPage(site.context, 'popup.html');
  for (const [person, value] of [
    ['low', 3],
    ['high', 97],
  ] as const) {
    site.service.faults.next({ kind: 'json', json: { risk_score: value } });
    await ask(popup, PEOPLE[person]);
  }
  const page = await visit('../hostile/timing.html');
  const time = (address: string, count = SHOWN): Promise<Sample> =>
    page.evaluate(
      ([one, times]) => (window as unknown as { timeOf: (a: string, n: number) => Promise<Sample> }).timeOf(one, times),
      [address, count] as const,
    );
  await time(PEOPLE.high);
  const { badges } = await drawnIn(page, [PEOPLE.high]);
  expect(badges.length).toBeGreaterThan(SHOWN / 2);

  const samples: Record<Person | 'more', Sample[]> = { low: [], high: [], unknown: [], more: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const person of shuffled(NAMES)) samples[person].push(await time(PEOPLE[person]));
    // The control: a tenth more of the same, which the page is to notice.
    samples.more.push(await time(PEOPLE.unknown, SHOWN * 1.1));
  }
  const pairs = [
    ['low', 'high'],
    ['unknown', 'low'],
    ['unknown', 'high'],
    ['unknown', 'more'],
  ] as const;
  const told = pairs.map(([one, other]) => ({
    pair: `${one}/${other}`,
    ...best(tellApart(samples[one], samples[other])),
  }));
  for (const [one, other] of pairs)
    console.log(
      one,
      other,
      tellApart(samples[one], samples[other])
        .map((t) => `${t.measure} ${t.share.toFixed(2)} ${t.deviations.toFixed(1)}`)
        .join(', '),
    );
  const control = told.pop();
  expect(control?.deviations, 'the clock is good enough').toBeGreaterThan(CHANCE);
  expect(told.filter(({ deviations }) => deviations > CHANCE)).toEqual([]);
});
