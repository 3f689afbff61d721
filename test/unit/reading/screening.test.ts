import { describe, expect, it } from 'vitest';
import { type Fault, faultsOf, hitsIn, type KnownScreening, ownScreenings } from './known-screenings';
import { mutations } from './mutations';

const own = ownScreenings();
type Faults = ReturnType<typeof faultsOf>;
const HARMLESS: readonly Fault[] = ['weak', 'vague', 'silent'];

/** No row is wrong; at most so many hits are only pointed at. */
function expectHonest(what: string, faults: Faults, hits: number): void {
  const count = (fault: Fault): number => faults.filter((line) => line.fault === fault).length;
  const told = HARMLESS.map((fault) => `${count(fault)} ${fault}`).join(', ');
  const wrong = faults.filter(({ fault }) => !HARMLESS.includes(fault));
  console.log(`${what}: ${hits} hits, ${wrong.length} wrong rows, ${told}`);
  expect(wrong.map(({ line }) => line)).toEqual([]);
  expect(count('weak')).toBeLessThanOrEqual(hits / 10);
}

const mutated = (screenings: readonly KnownScreening[]): Faults =>
  mutations.flatMap(({ name, apply }) =>
    screenings.flatMap((known) =>
      faultsOf(known, apply(known.body, null).body).map(({ fault, line }) => ({ fault, line: `${name}: ${line}` })),
    ),
  );

describe('invented answers', () => {
  it('has more than a hundred', () => {
    expect(own.length).toBeGreaterThan(100);
  });

  it('says what each of them says', () => {
    expectHonest(
      `${own.length} invented answers`,
      own.flatMap((known) => faultsOf(known)),
      hitsIn(own),
    );
  });

  it('says the same however an answer is written', () => {
    const hits = hitsIn(own) * mutations.length;
    expectHonest(`${own.length * mutations.length} mutated answers`, mutated(own), hits);
  });
});
