import { expect, test } from 'vitest';
import { best, CHANCE, tellApart } from '../../browser/compare-samples';

const visits = (base: number, step: number) =>
  Array.from({ length: 40 }, (_, i) => ({ a: base + ((i * step) % 7), b: i % 5 }));

test('visits that differ are distinguished, with the measure that differs', () => {
  const { measure, share, deviations } = best(tellApart(visits(10, 3), visits(14, 5)));
  expect(measure).toBe('a');
  expect(share).toBeGreaterThan(0.9);
  expect(deviations).toBeGreaterThan(CHANCE);
});

test('visits that are alike are not', () => {
  expect(best(tellApart(visits(10, 3), visits(10, 5))).deviations).toBeLessThan(1);
  const still = Array.from({ length: 40 }, () => ({ a: 1 }));
  expect(tellApart(still, still)).toEqual([{ measure: 'a', share: 0.5, deviations: 0 }]);
});
