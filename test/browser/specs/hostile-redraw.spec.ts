import { best, CHANCE, type Sample, tellApart } from '../compare-samples.ts';
import { ask } from '../engine.ts';
import { expect } from '../expect.ts';
import { sharedTest as test } from '../fixtures.ts';
import { QUIET_FILE } from '../quiet-file.ts';
import { shuffled } from '../read-people.ts';

const PERSON = 'ann.low@example.com';
const OTHER = 'bob.hig@example.com';
const KINDS = ['that person', 'somebody else', 'nobody'] as const;
type Kind = (typeof KINDS)[number];
const ROUNDS = Number(process.env.SIGHTLINE_ROUNDS ?? 0);
/** Longer than the time between two redraws, in ms. */
const WATCH_MS = 3_000;

test.skip(ROUNDS === 0, 'needs a computer at rest, and minutes: SIGHTLINE_ROUNDS=32');

/** Runs in a page: shows an address so often. */
function show({ address, times }: { address: string; times: number }): void {
  const lines = Array.from({ length: times }, () =>
    Object.assign(document.createElement('p'), { textContent: address }),
  );
  document.querySelector('main')?.replaceChildren(...lines);
}
/** Runs in a page: does nothing but look at the clock, and says how long it was kept from that, in ms. */
function watchClock(ms: number): Promise<Sample> {
  const gaps: number[] = [];
  const { port1, port2 } = new MessageChannel();
  const begun = performance.now();
  let last = begun;
  return new Promise((resolve) => {
    port2.onmessage = () => {
      const now = performance.now();
      gaps.push(now - last);
      last = now;
      if (now - begun < ms) return port1.postMessage(null);
      gaps.sort((a, b) => b - a);
      const sum = (from: number, to: number) => gaps.slice(from, to).reduce((all, gap) => all + gap, 0);
      resolve({ longest: gaps[0] ?? 0, second: gaps[1] ?? 0, ten: sum(0, 10), hundred: sum(0, 100) });
    };
    port1.postMessage(null);
  });
}

test('200 marks of one address do not tell when it is looked up', async ({ extension, open, service, visit }) => {
  test.setTimeout(60_000 + ROUNDS * 3 * (WATCH_MS + 4_000));
  const quiet = await open(QUIET_FILE);
  let score = 0;
  const lookUp = async (kind: Kind): Promise<void> => {
    if (kind === 'nobody') return;
    service.faults.next({ kind: 'json', json: { risk_score: 10 + (score++ % 90) } });
    await ask(quiet, kind === 'that person' ? PERSON : OTHER, true);
  };
  await lookUp('that person');
  const page = await visit('../hostile/timing.html');
  await page.evaluate(show, { address: PERSON, times: 200 });
  const badges = async () => (await extension.drawnIn(page, [PERSON])).badges.length;
  await expect.poll(badges).toBeGreaterThan(100);
  const samples: Record<Kind, Sample[]> = { 'that person': [], 'somebody else': [], nobody: [] };
  for (let round = 0; round < ROUNDS; round++)
    for (const kind of shuffled(KINDS)) {
      const [seen] = await Promise.all([page.evaluate(watchClock, WATCH_MS), lookUp(kind)]);
      samples[kind].push(seen);
    }
  const strongest = (one: Kind, other: Kind): number => {
    const most = best(tellApart(samples[one], samples[other]));
    console.log(`${one}, ${other}: ${most.measure} tells ${most.share.toFixed(2)}, ${most.deviations.toFixed(1)} σ`);
    return most.deviations;
  };
  // Whether anybody is looked up, a page may learn from the load of the computer alone.
  for (const kind of KINDS.slice(0, 2)) strongest('nobody', kind);
  expect(strongest('somebody else', 'that person')).toBeLessThan(CHANCE);
});
