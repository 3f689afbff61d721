import { type Figure, ms } from './figure.ts';
import type { MutatingRun, MutationKind } from './in-page/mutations.ts';
import type { Task } from './in-page/tasks.ts';
import { median } from './median.ts';
import type { Tab } from './tab.ts';

const KINDS: MutationKind[] = ['scrolled page', 'scrolled box', 'recycled rows', 'new rows', 'chat', 're-render'];
const FRAMES = 120;
/** The first scan of 10k texts in idle slices is over by then. */
const SETTLED_MS = 1_500;

const wait = (milliseconds: number): string => `new Promise((done) => setTimeout(done, ${milliseconds}))`;

/** The tasks of the whole detector on a page of 10k texts that changes on every frame. */
export async function measureMutations(tab: Tab, rounds: number): Promise<Figure[]> {
  const batches = new Map<MutationKind, number[]>(KINDS.map((kind) => [kind, []]));
  const longest = new Map<MutationKind, Task[]>(KINDS.map((kind) => [kind, []]));
  for (let round = 0; round < rounds; round++) {
    for (const kind of KINDS) {
      await tab.fresh();
      await tab.inPage(`bench.buildMutatingPage(10000, 0.1, ${JSON.stringify(kind)})`);
      await tab.inWorld('bench.watchHere()');
      await tab.inPage(wait(SETTLED_MS));
      await tab.inWorld('bench.forgetTasks()');
      await tab.inPage<MutatingRun>(`bench.mutatePage(${JSON.stringify(kind)}, ${FRAMES})`);
      const tasks = await tab.inWorld<Task[]>('bench.tasksSoFar()');
      const handled = tasks.filter((task) => task.kind === 'mutations').map((task) => task.ms);
      if (handled.length > 0) batches.get(kind)?.push(median(handled));
      longest.get(kind)?.push(tasks.reduce((one, other) => (one.ms > other.ms ? one : other)));
    }
  }
  return KINDS.flatMap((kind): Figure[] => {
    // A page that only scrolls has none.
    const handled = batches.get(kind) ?? [];
    const batch = handled.length > 0 ? median(handled) : null;
    const tasks = (longest.get(kind) ?? []).toSorted((a, b) => a.ms - b.ms);
    const middle = tasks[tasks.length >> 1];
    return [
      {
        name: `10k texts, ${kind}: a batch of mutations`,
        browser: tab.browser,
        text: batch === null ? 'none' : ms(batch),
        bar: 'median ≤ 1 ms',
        met: (batch ?? 0) <= 1,
      },
      {
        name: `10k texts, ${kind}: longest task of ours`,
        browser: tab.browser,
        text: middle ? `${ms(middle.ms)} (${middle.kind})` : '–',
        bar: '≤ 8 ms',
        met: (middle?.ms ?? 0) <= 8,
      },
    ];
  });
}
