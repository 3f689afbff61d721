import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Report } from '@/utils/reading/report';
import { confirmed, readBy } from './profile/answers';
import { reportOf } from './report-of';

test('a list of named entries is listed or pointed at, whatever its key and words are', () => {
  const sign = fc.constantFrom<[string, unknown]>(
    ...([
      ['match_score', 91],
      ['list', 'Zeta'],
      ['aliases', ['J']],
      ['date_of_birth', '1970-01-01'],
      ['dataset', 'Zeta'],
    ] as [string, unknown][]),
  );
  // Letters that begin no word, so that the name of the list says nothing.
  const key = fc.stringMatching(/^zq[a-z]{3,7}$/);
  fc.assert(
    fc.property(key, sign, fc.integer({ min: 1, max: 4 }), (list, [name, text], n) => {
      const items = Array.from({ length: n }, (_, i) => ({ name: `Person ${i}`, [name]: text }));
      const { screening, coverage } = reportOf({ reference: 'r', [list]: items }, 'overview');
      const isListed = screening.some(({ state }) => state === 'found' || state === 'listed');
      expect(isListed || coverage.possible !== null).toBe(true);
    }),
  );
});

const states = (body: unknown): string =>
  reportOf(body, 'overview')
    .screening.filter(({ state }) => state !== 'absent')
    .map(({ kind, state }) => `${kind} ${state}`)
    .join(', ');

describe('words of other languages', () => {
  test.each([
    [{ ppe: true }, 'pep listed'],
    [{ pessoa_exposta_politicamente: 'Sim' }, 'pep listed'],
    [{ personne_politiquement_exposee: 'oui' }, 'pep listed'],
    [{ gel_avoirs: [{ nom: 'X' }] }, 'sanctions listed'],
    [{ interpol: true }, 'watchlists listed'],
    [{ wanted: { id: 5, crime: 'Fraud' } }, 'watchlists listed'],
    [{ санкции: 'да' }, 'sanctions listed'],
    [{ розыск: true }, 'watchlists listed'],
    [{ عقوبات: 'نعم' }, 'sanctions listed'],
    [{ 制裁名单: '是' }, 'sanctions listed'],
    [{ 指名手配: 'あり' }, 'watchlists listed'],
    [{ 负面新闻: 3 }, 'media listed'],
    [{ lista_onu: true }, 'sanctions listed'],
    [{ detalle: 'Aparece en lista negra' }, 'watchlists listed'],
  ])('%j is a mention, no judgement', (body, expected) => {
    expect(states(body)).toBe(expected);
  });

  test.each([
    [{ ppe: false }],
    [{ interpol: 0 }],
    [{ gel_avoirs: 'non' }],
    [{ interpol: { found: false, checked_at: '2026-01-01' } }],
    [{ розыск: 'нет' }],
    [{ 制裁名单: '无' }],
    [{ lista_onu: null }],
    [{ name: 'Wanted Fbi' }],
    [{ request: { interpol: true } }],
  ])('%j is not reported', (body) => {
    expect(states(body)).toBe('');
  });
});

describe('entries in lists of any name', () => {
  test('a source inside names the list of an entry', () => {
    const rows = states({ notices: [{ name: 'Jane Roe', match_score: 0.9, source: 'OFAC SDN' }] });
    expect(rows).toContain('sanctions found');
  });

  test('a check’s description is no finding, a result among sources is', () => {
    const text =
      'Provides authentication against multiple Sanctions lists across the globe, selectable at profile level by users';
    expect(states({ ResultCodes: { Checks: [{ Name: 'Intl', Description: text, Alert: 'Nomatch' }] } })).not.toContain(
      'found',
    );
    expect(states({ DatasourceResults: [{ result: 'Sanctions hit' }] })).toBe('sanctions found');
  });

  test('the only item of an answer that is a list is the subject', () => {
    expect(states([{ name: 'Jane Roe', dob: '1970-01-01', city: 'Oslo' }])).toBe('');
  });

  test('upper-case keys that run together are split', () => {
    expect(states({ ISPEP: true, SANCTIONSHIT: true, ADVERSEMEDIAFOUND: true })).toBe(
      'sanctions found, pep found, media found',
    );
  });
});

describe('the fields that were not understood', () => {
  const of = (body: unknown): Report['coverage'] => reportOf(body, 'overview').coverage;

  test('are those that no reader used and whose keys say nothing', () => {
    const body = { risk_score: 5, decision: 'review', zorb: 'x', name: 'Jane', flurb: { grix: 7, empty: null } };
    expect(of(body)).toMatchObject({ total: 6, notUnderstood: [{ pointer: '/zorb' }, { pointer: '/flurb/grix' }] });
  });

  test('are not those of a confirmed layout, unless their type of value is new', () => {
    const body = { decision: 'review', zorb: 'x', flurb: [{ grix: 7 }, { grix: 8 }] };
    const layout = confirmed(body);
    expect(readBy(layout, body).coverage).toMatchObject({ total: 4, notUnderstood: [] });
    expect(readBy(layout, { ...body, zorb: 5, klim: true }).coverage.notUnderstood).toEqual([
      { pointer: '/zorb' },
      { pointer: '/klim' },
    ]);
  });

  test('may be results of a screening even if they are confirmed', () => {
    const body = { screening: { zorb: 'Level 4', grix: 'Kappa' } };
    expect(readBy(confirmed(body), body).coverage).toMatchObject({ notUnderstood: [], possible: { n: 2 } });
  });

  test('in a screening are possible results, with their number and place', () => {
    expect(of({ screening: { zorb: 'Level 4', grix: 'Kappa' } }).possible).toEqual({
      n: 2,
      pointer: '/screening/zorb',
    });
    expect(of({ screening: { zorb: false, id: 'a-1', checked_at: '2026-01-01' } }).possible).toBeNull();
    const aside = { entity_type: 'person', advice: 'ALLOW', checks: ['zorb'], screened_data: { grix: 'Kappa' } };
    expect(of({ screening: aside }).possible).toBeNull();
  });
});

test('the credentials that a check was given are no possible result, a flag beside them is', () => {
  const check = (more: object) => ({
    capabilities: {
      liveness: [{ id: '1' }],
      watchlistScreening: [{ credentials: [{ id: '3', category: 'FACEMAP' }], data: { searchResults: 0 }, ...more }],
    },
  });
  expect(reportOf(check({}), 'overview').coverage.possible).toBeNull();
  expect(reportOf(check({ verdikt: 'zeta' }), 'overview').coverage.possible?.n).toBe(1);
});
