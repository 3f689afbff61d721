import type { Guard } from './guard.ts';

const FORGET = {
  file: 'entrypoints/background/forget.ts',
  test: 'test/unit/background/forget.test.ts',
  threat: 'T20',
} as const;

/** What takes deleted records off the disk too. */
export const ERASURE_GUARDS: Guard[] = [
  { ...FORGET, name: 'the disk, after everything was forgotten', find: '      await parts.compact();\n', put: '' },
  { ...FORGET, name: 'the disk, after one subject was forgotten', find: '      void parts.compact();\n', put: '' },
  {
    threat: 'T20',
    name: 'the disk, after results have expired',
    file: 'entrypoints/background/retention.ts',
    test: 'test/unit/background/retention.test.ts',
    find: '    void compact();\n',
    put: '',
  },
  {
    threat: 'T20',
    name: 'the disk, where it was cut off',
    file: 'entrypoints/background/compaction.ts',
    test: 'test/unit/background/compaction.test.ts',
    find: 'await browser.storage.local.set({ [DUE]: true });',
    put: '',
  },
];
