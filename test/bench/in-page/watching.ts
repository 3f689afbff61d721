import { startDetector } from '@/entrypoints/detector/start-detector';
import { noteTasks, type Task } from './tasks';

let tasks: Task[] = [];

/** Starts the whole detector in this world, without an extension behind it; nothing is known of any address. */
export function watchHere(): void {
  tasks = noteTasks();
  // Without an extension the detector falls silent at the first change.
  Object.assign(globalThis, { browser: { runtime: { id: 'bench' } } });
  startDetector({ knownScores: async () => ({}), over: () => {}, rest: () => {} });
}

/** Forgets the tasks of the first scan. */
export function forgetTasks(): void {
  tasks.length = 0;
}

/** The tasks since then. */
export const tasksSoFar = (): Task[] => tasks;
