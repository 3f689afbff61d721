import { createRegistry } from '@/entrypoints/detector/registry';
import { createSlices } from '@/entrypoints/detector/slices';
import { createWatch } from '@/entrypoints/detector/watch';
import { noteTasks } from './tasks';

/** What the first full scan of a document took, in ms. */
export interface ScanCost {
  /** Looking for addresses in text and links, with their entry in the registry. */
  search: number;
  /** The same and the search for open shadow roots: all that the detector does before it only keeps up. */
  whole: number;
  longestTask: number;
  tasks: number;
  found: number;
}

function* timedSteps(work: Generator<void>, add: (ms: number) => void): Generator<void> {
  for (;;) {
    const from = performance.now();
    const { done } = work.next();
    add(performance.now() - from);
    if (done) return;
    yield;
  }
}

/** The detector's own first scan in its own idle slices, until there is nothing left to do. */
export async function scanWithOurs(): Promise<ScanCost> {
  const tasks = noteTasks();
  const registry = createRegistry();
  const slices = createSlices({ now: () => performance.now(), isHidden: () => false });
  const spent: number[] = [];
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  let open = 0;
  const timedSlices = {
    ...slices,
    add(work: Generator<void>) {
      const index = spent.push(0) - 1;
      open++;
      const counted = function* (): Generator<void> {
        yield* timedSteps(work, (ms) => {
          spent[index] = (spent[index] ?? 0) + ms;
        });
        if (--open === 0) finish();
      };
      slices.add(counted());
    },
  };
  const from = performance.now();
  const watch = createWatch(registry, timedSlices, { changed: () => {}, found: () => {} }, () => performance.now());
  watch.start();
  const started = performance.now() - from;
  await finished;
  // The task that finished is noted when it ends.
  await new Promise((resolve) => setTimeout(resolve, 0));
  const cost = {
    search: started + (spent[0] ?? 0),
    whole: started + spent.reduce((sum, ms) => sum + ms, 0),
    longestTask: Math.max(started, ...tasks.map(({ ms }) => ms)),
    tasks: tasks.length,
    found: registry.all.size,
  };
  watch.stop();
  return cost;
}
