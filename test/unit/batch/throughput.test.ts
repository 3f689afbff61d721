import { expect, test } from 'vitest';
import { type ProgressSample, throughput, throughputText, timeRemaining, withSample } from '@/utils/batch/throughput';
import { ENGLISH } from '../../texts/english';

const { t } = ENGLISH;
const left = (time: string) => t('batch.timeLeft', { time });

const taken = (...samples: [at: number, settled: number][]): ProgressSample[] =>
  samples.reduce<ProgressSample[]>((all, [at, settled]) => withSample(all, { at, settled }), []);

test('shows no rate before two seconds and a first answer', () => {
  expect(throughput(taken([0, 0]))).toBeNull();
  expect(throughput(taken([0, 0], [1000, 9]))).toBeNull();
  expect(throughput(taken([0, 5], [9000, 5]))).toBeNull();
});

test('shows the rate of the last half minute', () => {
  expect(throughput(taken([0, 0], [4000, 8]))).toBe(2);
  expect(throughput(taken([0, 0], [15_000, 1000], [40_000, 1250]))).toBe(10);
});

test('a number that fell, or a clock set back, restarts the measurement', () => {
  expect(throughput(taken([0, 50], [4000, 8]))).toBeNull();
  expect(throughput(taken([9000, 0], [4000, 8]))).toBeNull();
});

test.each([
  [5, 1, t('batch.fewSecondsLeft')],
  [31, 1, left('40\u00a0sec')],
  [70, 1, left('1\u00a0min')],
  [3000, 1, left('50\u00a0min')],
  [10_000, 0.5, left('6\u00a0hr')],
])('%d rows at %d a second: %s', (rows, perSecond, words) => {
  expect(timeRemaining(rows, perSecond, ENGLISH)).toBe(words);
});

test('states slow rates by the hour', () => {
  expect(throughputText(2, ENGLISH)).toBe(t('batch.perMinute', { rate: 120 }));
  expect(throughputText(0.01, ENGLISH)).toBe(t('batch.perHour', { rate: 36 }));
});
