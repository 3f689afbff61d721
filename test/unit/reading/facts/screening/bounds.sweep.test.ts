import { expect, it } from 'vitest';
import { readScreening } from '@/utils/reading/facts/screening/read-screening';
import { cpuMs } from '../../../cpu-ms';
import { treeOf } from '../../report-of';

const N = 12_000;
const list = (item: (i: number) => unknown): unknown[] => Array.from({ length: N }, (_, i) => item(i));

it.each<[string, unknown]>([
  ['hits', { hits: list((i) => ({ name: `Casey ${i}`, types: ['pep'], match_score: 0.7 })) }],
  ['rows', { rows: list(() => ['PEP', 'no match']) }],
  ['fields of one hit', { hits: [Object.fromEntries(Array.from({ length: N }, (_, i) => [`k${i}`, 'PEP']))] }],
])('twelve thousand %s take time in proportion', (_, json) => {
  const tree = treeOf(json);
  // Some hundred milliseconds; ten seconds and more for a reader that is quadratic.
  expect(cpuMs(() => expect(readScreening(tree).rows[1]?.state).not.toBe('absent'))).toBeLessThan(5_000);
});
