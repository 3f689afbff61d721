import { describe, expect, it } from 'vitest';
import { rows, summarize } from './summarize';

const CASES: Readonly<Record<string, [answer: unknown, rows: string][]>> = {
  flags: [
    [{ sanctioned: true, is_pep: false }, 'sanctions found, pep none-found'],
    [{ PEP: 'No', sanctions: 'yes' }, 'sanctions found, pep none-found'],
    [{ sanctions_clear: true, pep_passed: false }, 'sanctions none-found, pep found'],
    [{ pep_checked: true, sanctions_screened: true, media_check: true }, ''],
    [{ politicallyExposedPerson: { active: false, positions: [] } }, 'pep none-found'],
    [{ sanctioned: null }, 'sanctions not-provided'],
    // Another word changes what is denied, and who is meant.
    [{ is_pep_by_marriage: false, secondaryOfacIndicatorMatch: false }, ''],
    [{ sanctioned_country: true, pep_relative: true }, 'sanctions listed, pep listed'],
    [{ owners: [{ pep: true }], parent_company: { sanctioned: false } }, 'pep listed'],
  ],
  counts: [
    [{ sanctions: { hits: 0 }, pep: { total_matches: 2 } }, 'sanctions none-found, pep found 2'],
    [{ numberOfPEPs: '3' }, 'pep found 3'],
    [{ sanctions: { hits: 25, matches: [{ name: 'A', score: 1 }] } }, 'sanctions found 25'],
    // Two lists of one kind are not added.
    [{ sanctions: { eu: { hits: 1 }, un: { hits: 2 } } }, 'sanctions found'],
    [{ sanctions: { eu: { hits: 0 }, un: { hits: 0 } } }, 'sanctions none-found'],
    [{ sanctions_lists_searched: 30, pep_checks: 4 }, ''],
    [{ risk_scores: { sanctions: 0, pep: 12 } }, 'pep listed'],
    [{ pep_hits: -1 }, ''],
  ],
  lists: [
    [{ sanctionMatches: [{ name: 'A' }, { name: 'B' }] }, 'sanctions found 2'],
    [{ pep: [], sanctions: {} }, 'sanctions not-provided, pep empty-list'],
    [{ pep: { status: 'completed', hits: [] } }, 'pep none-found'],
    [{ pep: { status: 'pending', hits: [] } }, 'pep empty-list'],
    [{ total_hits: 0, results: { pep: [], sanctions: [] } }, 'sanctions none-found, pep none-found'],
    // May be the lists that were searched.
    [{ watchlists: ['Harbour List', 'Old Harbour List'] }, 'watchlists listed'],
    [{ sources_searched: ['OFAC', 'PEP register'] }, ''],
    [{ filters: { types: ['sanction', 'pep'] }, search: { lists: ['watchlist'] } }, ''],
    [{ search: { results: [{ name: 'A', type: 'pep' }] } }, 'pep found 1'],
    [
      {
        hits: [
          { name: 'A', listings: { sanctions: [{ source: 'x' }] } },
          { name: 'B', listings: { sanctions: [{ source: 'y' }] } },
        ],
      },
      'sanctions found 2',
    ],
    [{ hits: [{ name: 'A', media: [{ title: 'T', url: 'https://example.com' }] }] }, 'media found 1'],
    [
      { company: { media: [{ type: 'image', url: 'https://example.com' }], social_media: [{ title: 'T', url: 'u' }] } },
      '',
    ],
  ],
  checks: [
    [
      {
        checks: [
          { type: 'sanctions', result: 'clear' },
          { type: 'pep', result: 'match' },
        ],
      },
      'sanctions none-found, pep found',
    ],
    [{ serviceName: 'CoastNegativeNews', status: { overallStatus: 'SUSPECTED' } }, 'media found'],
    [{ service: 'Watchlist search', result: { status: 'no_match' } }, 'watchlists none-found'],
    [{ pep: { status: 'completed' }, sanctions: { status: 'failed' } }, 'sanctions listed'],
    [{ sanctions: { success: false, hits: 0 } }, ''],
    [{ company: { name: 'Sanction & Sons Ltd', status: 'active' } }, ''],
    [
      { watchlist: { lists: [{ title: 'Specially Designated Nationals', results: [] }], hit_count: 0 } },
      'sanctions none-found, watchlists none-found',
    ],
    [
      { watchlist: { lists: [{ title: 'Specially Designated Nationals', results: [{ name: 'A' }] }], hit_count: 1 } },
      'sanctions found 1, watchlists found 1',
    ],
    // "PEP and sanctions": a hit may be of either.
    [{ check: 'PEP and sanctions', result: 'match' }, 'sanctions listed, pep listed'],
    [{ check: 'PEP and sanctions', result: 'no match' }, 'sanctions none-found, pep none-found'],
  ],
  entries: [
    [{ hits: [{ types: ['sanction'], datasets: ['PEP Level 1'] }] }, 'sanctions found 1, pep found 1'],
    [
      {
        data: [
          { caption: 'A', topics: ['role.pep'] },
          { caption: 'B', topics: ['role.pep', 'sanction'] },
        ],
      },
      'sanctions found 1, pep found 2',
    ],
    [{ matches: { q: { name: 'A', score: 0.9, lists: ['ofac_sdn'] } } }, 'sanctions found 1'],
    [{ hits: [{ name: 'A', type: 'pep', isActive: false, is_sanctioned: false }] }, 'pep found 1'],
    [{ hits: [{ name: 'Pep Ferrer', score: 1 }] }, 'watchlists listed'],
    [{ hits: [{ name: 'A', type: 'warning', source: 'Interpol red notices' }] }, 'watchlists found 1'],
    [{ hits: [{ title: 'Port closed', snippet: 'after new sanctions on a PEP' }] }, ''],
    [
      {
        hits: [
          {
            name: 'A',
            biography: `${'He wrote to the council about many things. '.repeat(3)}In spring he spoke against the sanctions of his neighbors`,
          },
        ],
      },
      'sanctions listed',
    ],
    // The answer itself says that they are not the subject.
    [{ hits: [{ name: 'A', type: 'sanction', review: 'false_positive' }] }, 'sanctions listed'],
    [{ hits: [{ name: 'A', type: 'pep', is_whitelisted: true }] }, 'pep listed'],
    [{ results: [{ caption: 'A', topics: ['sanction'], match: false }] }, 'sanctions listed'],
  ],
};

describe.each(Object.entries(CASES))('%s', (_, cases) => {
  it.each(cases)('%j: %s', (json, expected) => {
    expect(summarize(json)).toBe(expected);
  });
});

describe('entries', () => {
  it('a hit that is stated twice counts once, and a "none" beside it is reported', () => {
    const hit = { name: 'A', types: ['sanction'] };
    const twice = rows({ sanctions_hits: 0, raw: { hits: [hit] }, summary: { matches: [hit] } });
    expect(twice[0]).toMatchObject({ state: 'found', n: 1, contradictedBy: '/sanctions_hits' });
    expect(rows({ sanctions_hits: 1, hits: [hit] })[0]?.contradictedBy).toBeNull();
  });

  it('"no" of one entry or list contradicts nothing', () => {
    const json = {
      pep: true,
      hits: [{ name: 'A', pep: false }],
      previous_checks: { pep: false },
      peers: { pep: false },
    };
    expect(rows(json)[1]).toMatchObject({ state: 'found', pointer: '/pep', contradictedBy: '/peers/pep' });
    expect(rows({ ...json, peers: 0 })[1]?.contradictedBy).toBeNull();
  });
});

it.each<[unknown, (string | null)[]]>([
  [{ sanctions: { hits: 0, matches: [] } }, ['/sanctions/hits', null, null, null]],
  [{ a: { hits: [{ name: 'A', x: { type: 'pep' }, type: 'pep' }] } }, [null, '/a/hits/0/type', null, null]],
  [{ pep: { hits: 1, matches: [{ name: 'A' }] } }, [null, '/pep/matches', null, null]],
  [{ summary: 'No adverse media found.' }, [null, null, null, '/summary']],
])('finds where %j states each kind', (json, expected) => {
  expect(rows(json).map(({ pointer }) => pointer)).toEqual(expected);
});
