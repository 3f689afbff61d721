import { expect, test } from 'vitest';
import type { BatchRecord } from '@/utils/lookup/batch-record';
import { roleInWords, roleOf } from '@/utils/lookup/role';

test.each<[string, string[][] | undefined, BatchRecord['source'] | null, string]>([
  ['a party', [['Director', 'Acme Ltd']], 'parties', 'Director · Acme Ltd'],
  [
    'a party in two rows',
    [
      ['Director', 'Acme Ltd'],
      ['Owner', 'Acme Ltd'],
    ],
    'parties',
    'Director, Owner · Acme Ltd',
  ],
  ['a party whose main subject was deleted', [['Director', '']], 'parties', 'Director'],
  ['a party of which all was deleted', [['', '']], 'parties', ''],
  ['a row of a file', [['Director', 'Acme Ltd']], 'file', ''],
  ['a single lookup', undefined, null, ''],
])('%s', (_, sourceRows, source, words) => {
  expect(roleInWords(roleOf({ sourceRows }, source === null ? undefined : { source }))).toBe(words);
});
