import { type Guard, guardsOf } from './guard.ts';

/** What takes deleted records off the disk too. */
export const ERASURE_GUARDS: Guard[] = [
  ...guardsOf('entrypoints/background/housekeeping/erasure.ts', 'test/unit/background/housekeeping/erasure.test.ts', [
    ['T20', 'the disk, after everything was forgotten', 'await deps.compact();'],
    ['T20', 'the disk, after one subject was forgotten', 'void deps.compact();'],
  ]),
  ...guardsOf('utils/storage/erase-cells.ts', 'test/unit/storage/cases.test.ts', [
    [
      'T20',
      'the case of a deleted line, where it is named like the subject',
      'if (isNamed(reference)) withdraw(line);',
      'if (false) withdraw(line);',
    ],
  ]),
  ...guardsOf('utils/storage/log.ts', 'test/unit/storage/cases.test.ts', [
    ['T20', 'the case of a deleted line, after its time', 'delete line.erased;'],
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
