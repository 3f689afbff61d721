import { afterEach, expect, test, vi } from 'vitest';
import { createSlices } from '@/entrypoints/detector/slices';

afterEach(() => vi.unstubAllGlobals());

/** Slices whose idle time the test gives. */
function stage() {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: (idle: { timeRemaining: () => number }) => void) =>
    waiting.push(() => run({ timeRemaining: () => 0 })),
  );
  const state = { isHidden: false };
  return {
    state,
    slices: createSlices({ now: () => 0, isHidden: () => state.isHidden }),
    idle: () => {
      for (const run of waiting.splice(0)) run();
    },
  };
}

test('runs no step while the page is hidden or the script stopped, not even within a slice, and goes on later', () => {
  const { state, slices, idle } = stage();
  const steps: string[] = [];
  function* work(): Generator<void> {
    steps.push('first');
    state.isHidden = true;
    yield;
    steps.push('second');
  }
  slices.add(work());
  idle();
  idle();
  expect(steps).toEqual(['first']);
  state.isHidden = false;
  slices.wake();
  idle();
  expect(steps).toEqual(['first', 'second']);
});
