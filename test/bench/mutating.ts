import type { MutatingRun, MutationKind } from './in-page/mutations.ts';
import type { Task } from './in-page/tasks.ts';
import { median } from './median.ts';
import type { Row } from './row.ts';
import type { Tab } from './tab.ts';

const KINDS: MutationKind[] = ['scrolled page', 'scrolled box', 'recycled rows', 'new rows', 'chat', 're-render'];
const ROUNDS = 3;
const FRAMES = 120;
/** The first scan of 10k texts in idle slices is over by then. */
const SETTLED_MS = 1_500;

const wait = (milliseconds: number): string => `new Promise((done) => setTimeout(done, ${milliseconds}))`;

/** The tasks of the whole detector on a page of 10k texts that changes on every frame. */
export async function measureMutations(tab: Tab): Promise<Row[]> {
  const batches = new Map<MutationKind, number[]>(KINDS.map((kind) => [kind, []]));
  const longest = new Map<MutationKind, number[]>(KINDS.map((kind) => [kind, []]));
  for (let round = 0; round < ROUNDS; round++) {
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
      longest.get(kind)?.push(Math.max(...tasks.map(({ ms }) => ms)));
    }
  }
  const { browser } = tab;
  return KINDS.flatMap((kind): Row[] => {
    const handled = batches.get(kind) ?? [];
    const task = { what: `${kind}: longest task`, browser, now: median(longest.get(kind) ?? []), most: 8 };
    // A page that only scrolls has no mutations.
    if (handled.length === 0) return [task];
    return [{ what: `${kind}: a batch of mutations`, browser, now: median(handled), most: 1 }, task];
  });
}
