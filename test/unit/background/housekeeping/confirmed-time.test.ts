import { expect, test } from 'vitest';
import { lookAtClock, type SeenTimes } from '@/entrypoints/background/housekeeping/confirmed-time';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 29);
const AHEAD = Date.UTC(2036, 0, 1);
const after = (...looks: number[]) => {
  let times: SeenTimes | undefined;
  for (const now of looks) times = lookAtClock(times, now);
  return times;
};

test('a time is confirmed by a look at least an hour later', () => {
  expect(after(NOW)).toEqual({ seen: NOW, confirmed: 0 });
  expect(after(NOW, NOW + HOUR - 1)).toEqual({ seen: NOW, confirmed: 0 });
  expect(after(NOW, NOW + HOUR)).toEqual({ seen: NOW + HOUR, confirmed: NOW });
  expect(after(NOW, NOW + HOUR, NOW + 60 * 24 * HOUR)?.confirmed).toBe(NOW + HOUR);
});

test('F38: a clock that is wrong for a moment confirms nothing, however often it is looked at', () => {
  const looks = [NOW, NOW + HOUR, AHEAD, AHEAD + 30_000, AHEAD + 60_000, NOW + HOUR + 60_000];
  for (let i = 2; i <= looks.length; i++)
    expect(after(...looks.slice(0, i))?.confirmed).toBeLessThanOrEqual(NOW + HOUR);
  expect(after(...looks)).toEqual({ seen: NOW + HOUR + 60_000, confirmed: NOW + HOUR });
  // Afterwards it goes on.
  expect(after(...looks, NOW + 3 * HOUR)?.confirmed).toBe(NOW + HOUR + 60_000);
});
