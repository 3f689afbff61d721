import { expect, test } from 'vitest';
import { retryAfterSeconds } from '@/utils/service/failure-of-reply';

const NOW = Date.parse('2026-05-01T10:00:00Z');
const read = (headers: Record<string, string>) => retryAfterSeconds(new Headers(headers), NOW);

test.each([
  [{}, undefined],
  [{ 'retry-after': '5' }, 5],
  [{ 'retry-after': '0' }, 0],
  [{ 'retry-after': '1000000000' }, 1_000_000_000],
  [{ 'retry-after': '-5' }, undefined],
  [{ 'retry-after': '5.5' }, undefined],
  [{ 'retry-after': 'soon' }, undefined],
  [{ 'retry-after': 'Fri, 01 May 2026 10:00:30 GMT' }, 30],
  // The clock of this computer is an hour behind the service's: the answer's own Date counts.
  [{ 'retry-after': 'Fri, 01 May 2026 11:00:30 GMT', date: 'Fri, 01 May 2026 11:00:00 GMT' }, 30],
  [{ 'retry-after': 'Fri, 01 May 2026 09:00:00 GMT' }, 0],
])('%j → %s s', (headers, seconds) => {
  expect(read(headers as Record<string, string>)).toBe(seconds);
});
