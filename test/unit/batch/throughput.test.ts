import { expect, test } from 'vitest';
import { formatThroughput, type ProgressSample, throughput, timeRemaining, withSample } from '@/utils/batch/throughput';

const taken = (...samples: [at: number, settled: number][]): ProgressSample[] =>
  samples.reduce<ProgressSample[]>((all, [at, settled]) => withSample(all, { at, settled }), []);

test('no rate before two seconds and a first answer', () => {
  expect(throughput(taken([0, 0]))).toBeNull();
  expect(throughput(taken([0, 0], [1000, 9]))).toBeNull();
  expect(throughput(taken([0, 5], [9000, 5]))).toBeNull();
});

test('the rate of the last half minute', () => {
  expect(throughput(taken([0, 0], [4000, 8]))).toBe(2);
  expect(throughput(taken([0, 0], [15_000, 1000], [40_000, 1250]))).toBe(10);
});

test('a number that fell, or a clock set back, restarts the measurement', () => {
  expect(throughput(taken([0, 50], [4000, 8]))).toBeNull();
  expect(throughput(taken([9000, 0], [4000, 8]))).toBeNull();
});

test.each([
  [5, 1, 'a few seconds left'],
  [31, 1, 'about 40 s left'],
  [70, 1, 'about 1 min left'],
  [3000, 1, 'about 50 min left'],
  [10_000, 0.5, 'about 6 h left'],
])('%d rows at %d a second: %s', (rows, perSecond, words) => {
  expect(timeRemaining(rows, perSecond)).toBe(words);
});

test('slow rates are said by the hour', () => {
  expect(formatThroughput(2)).toBe('120 a minute');
  expect(formatThroughput(0.01)).toBe('36 an hour');
});
