import { createRegistry } from '@/entrypoints/detector/registry';
import { createSlices } from '@/entrypoints/detector/slices';
import { findInTree } from '@/utils/in-page/find-in-tree';
import { openRootsIn } from '@/utils/in-page/open-roots-in';
import { noteTasks } from './tasks';

/** What the first full scan of a document took, in ms. */
export interface ScanCost {
  /** Looking for addresses in text and links, with their entry in the registry. */
  search: number;
  longestTask: number;
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
  const root = document.documentElement;
  let search = 0;
  await new Promise<void>((finish) => {
    function* scan(): Generator<void> {
      yield* timedSteps(findInTree(root, registry.put), (ms) => {
        search += ms;
      });
      yield* openRootsIn(root, () => {});
      finish();
    }
    slices.add(scan());
  });
  // The task that finished is noted when it ends.
  await new Promise((resolve) => setTimeout(resolve, 0));
  return { search, longestTask: Math.max(...tasks.map(({ ms }) => ms)) };
}
