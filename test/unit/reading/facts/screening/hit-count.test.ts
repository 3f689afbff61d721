import { expect, test } from 'vitest';
import { countHits } from '@/utils/reading/facts/screening/hit-count';
import type { Operation } from '@/utils/service/operations';
import { reportOf } from '../../report-of';

const hits = (body: unknown, operation: Operation = 'overview') => countHits(reportOf(body, operation));
const exactly = (n: number) => ({ is: 'hits', n, isAtLeast: false });
const atLeast = (n: number) => ({ is: 'hits', n, isAtLeast: true });
const people = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `q${n}`, name: `Jane Sample ${n}` }));
const NONE = { sanctions: 'none', pep: 'none', watchlists: 'none', adverse_media: 'none' };

test('hits of all kinds are added, and an entry of two kinds counts once', () => {
  expect(hits({ sanctions_matches: people(2), pep_matches: people(1) })).toEqual(exactly(3));
  const both = { name: 'Petra Quillon', types: ['sanction', 'pep'] };
  expect(hits({ matches: [both, { ...both, name: 'Petra Quill' }] })).toEqual(exactly(2));
});

test('a stated total counts, and a part of a list is a lower bound', () => {
  expect(hits({ sanctions_count: 87 })).toEqual(exactly(87));
  expect(hits({ sanctions_matches: people(10), has_more: true })).toEqual(atLeast(10));
});

test('counts of two kinds without entries may be of the same people', () => {
  expect(hits({ sanctions_count: 4, pep_count: 9 })).toEqual(atLeast(9));
});

test('a finding without a number is at least one hit', () => {
  expect(hits({ sanctions: { is_match: true } })).toEqual(atLeast(1));
});

test('there are none only if the answer says so of every kind', () => {
  expect(hits(NONE)).toEqual({ is: 'none' });
  expect(hits({ ...NONE, pep: [] })).toEqual({ is: 'empty-list' });
  expect(hits({ sanctions: 'none', pep: [] })).toEqual({ is: 'not-recognized' });
  expect(hits({ sanctions: 'none' })).toEqual({ is: 'not-recognized' });
  expect(hits({})).toEqual({ is: 'not-recognized' });
});

test('an email score is not expected to have hits, but those that it has count', () => {
  expect(hits({ score: 40 }, 'score')).toBeNull();
  expect(hits({ score: 40, sanctions_matches: people(2) }, 'score')).toEqual(exactly(2));
});
