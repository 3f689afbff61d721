import { type Guard, guardsOf } from './guard.ts';

/** What takes deleted records off the disk too. */
export const ERASURE_GUARDS: Guard[] = [
  ...guardsOf('entrypoints/background/housekeeping/erasure.ts', 'test/unit/background/housekeeping/erasure.test.ts', [
    ['T20', 'the disk, after everything was forgotten', 'await deps.compact();'],
    ['T20', 'the disk, after one subject was forgotten', 'void deps.compact();'],
  ]),
  ...guardsOf(
    'entrypoints/background/housekeeping/retention.ts',
    'test/unit/background/housekeeping/retention.test.ts',
    [['T20', 'the disk, after results have expired', 'void compact();']],
  ),
  ...guardsOf(
    'entrypoints/background/housekeeping/compaction.ts',
    'test/unit/background/housekeeping/compaction.test.ts',
    [['T20', 'the disk, where it was cut off', 'await browser.storage.local.set({ [DUE]: true });']],
  ),
];
