import { describe, expect, test } from 'vitest';
import { countInWords, screeningInWords } from '@/utils/reading/in-words';
import { ENGLISH } from '../../../texts/english';
import { reportOf } from '../report-of';

const hit = (i: number) => ({ name: `Person ${i}`, list: 'OFAC SDN', match_score: 90, dob: '1970-01-01' });
const TEN = Array.from({ length: 10 }, (_, i) => hit(i));
const sanctions = (json: unknown): string => {
  const row = reportOf(json, 'overview').screening.find(({ kind }) => kind === 'sanctions');
  return row ? screeningInWords(row, ENGLISH) : '';
};

describe('the total of a list', () => {
  test.each([
    [{ sanctions_matches: TEN, total_matches: 87, has_more: true }],
    [{ sanctions_matches: TEN, total: 87 }],
    [{ sanctions_matches: TEN, totalCount: '87' }],
    [{ sanctions: { matches: TEN, matches_total: 87 } }],
    [{ sanctions: { hits: TEN, pagination: { total_hits: 87, per_page: 10, page: 1 } } }],
    [{ sanctions: { results: TEN, meta: { total_results: 87, limit: 10 } } }],
    [{ total: 87, data: { sanctions_matches: TEN } }],
    [{ pep_matches: [], sanctions_matches: TEN, sanctions_matches_total: 87 }],
  ])('%j is the number of entries', (json) => {
    expect(sanctions(json)).toBe('87 hits');
  });

  test('is not a number of pages, sources, credits or checks, or a total below what is listed', () => {
    for (const other of [
      { page_size: 87 },
      { total_sources: 87 },
      { credits_total: 87 },
      { checks_count: 87 },
      { total: 4 },
    ])
      expect(sanctions({ sanctions_matches: TEN, ...other })).toBe('10 hits');
  });
});

describe('a list that the answer calls incomplete', () => {
  test.each([
    [{ has_more: true }],
    [{ hasNext: 'true' }],
    [{ hasNextPage: true }],
    [{ truncated: true }],
    [{ is_truncated: true }],
    [{ incomplete_results: true }],
    [{ next_cursor: 'abc' }],
    [{ next_page_token: 'abc' }],
    [{ '@odata.nextLink': 'https://api.example.com/next' }],
    [{ next: 'https://api.example.com/next' }],
    [{ links: { next: { href: 'https://api.example.com/next' } } }],
    [{ page_info: { hasNextPage: true, endCursor: 'abc' } }],
    [{ page: 1, total_pages: 9 }],
    [{ complete: false }],
    [{ pep_matches: TEN.slice(0, 2), total_matches: 87 }],
  ])('%j beside it makes its length a lower bound', (beside) => {
    expect(sanctions({ sanctions_matches: TEN, ...beside })).toBe('at least 10 hits');
  });

  test.each([
    [{ has_more: false }],
    [{ next_cursor: null }],
    [{ next: '' }],
    [{ total_pages: 1 }],
    [{ truncated: false }],
    [{ complete: true }],
    [{ pep_matches: TEN.slice(0, 2), total_matches: 12 }],
  ])('%j beside it changes nothing', (beside) => {
    expect(sanctions({ sanctions_matches: TEN, ...beside })).toBe('10 hits');
  });

  test('counts each kind of its typed entries at least', () => {
    const hits = ['sanction', 'sanction', 'pep'].map((type, i) => ({ name: `Person ${i}`, type, match_score: 90 }));
    const { screening } = reportOf({ aml: { hits, total_hits: 40, has_more: true } }, 'overview');
    expect(screening.slice(0, 2).map((row) => screeningInWords(row, ENGLISH))).toEqual([
      'at least 2 hits',
      'at least 1 hit',
    ]);
  });
});

test('the counts of an answer follow the same rule', () => {
  const counts = (json: unknown) => reportOf(json, 'score').counts.map((count) => countInWords(count, ENGLISH));
  const breaches = [{ name: 'Tallyho' }, { name: 'Marrow' }];
  expect(counts({ breaches, total: 61 })).toEqual(['61']);
  expect(counts({ breaches, has_more: true })).toEqual(['at least 2']);
  expect(counts({ breaches })).toEqual(['2']);
});
