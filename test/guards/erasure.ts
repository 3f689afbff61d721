import { type Guard, guardsOf } from './guard.ts';

/** What takes deleted records off the disk too. */
export const ERASURE_GUARDS: Guard[] = [
  ...guardsOf('entrypoints/background/forget.ts', 'test/unit/background/forget.test.ts', [
    ['T20', 'the disk, after everything was forgotten', 'await parts.compact();'],
    ['T20', 'the disk, after one subject was forgotten', 'void parts.compact();'],
  ]),
  ...guardsOf('entrypoints/background/retention.ts', 'test/unit/background/retention.test.ts', [
    ['T20', 'the disk, after results have expired', 'void compact();'],
  ]),
  ...guardsOf('entrypoints/background/compaction.ts', 'test/unit/background/compaction.test.ts', [
    ['T20', 'the disk, where it was cut off', 'await browser.storage.local.set({ [DUE]: true });'],
  ]),
];
