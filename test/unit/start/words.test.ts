import { expect, test } from 'vitest';
import { stopFailure, stopReport } from '../../start/tour/words.ts';

test('problems come last, one line each', () => {
  const seen = { sent: 'a', answered: 'b', showed: 'c', wrong: ['One', 'Two'] };
  expect(stopReport('Stop', seen).split('\n').slice(3)).toEqual([
    '  Showed    c',
    '  WRONG     One.',
    '  WRONG     Two.',
  ]);
});

test('a stop that broke off is one line under its title', () => {
  expect(stopFailure('Stop', new Error('Timeout\nCall log: long'))).toBe('Stop\n  WRONG     Timeout.');
});
