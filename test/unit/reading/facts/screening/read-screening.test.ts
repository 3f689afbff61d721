import { describe, expect, it } from 'vitest';
import { buildReport } from '../../../../../utils/reading/build-report';

const rows = (json: unknown) => buildReport(json, 'overview').screening;

/** What is said of sanctions, PEP, watchlists and media; absent kinds are left out. */
const said = (json: unknown): string =>
  rows(json)
    .filter(({ state }) => state !== 'absent')
    .map(({ kind, state, n }) => `${kind} ${state}${n === null ? '' : ` ${n}`}`)
    .join(', ');

describe('flags', () => {
  it.each<[unknown, string]>([
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
  ])('%j: %s', (json, expected) => {
    expect(said(json)).toBe(expected);
  });
});

describe('counts', () => {
  it.each<[unknown, string]>([
    [{ sanctions: { hits: 0 }, pep: { total_matches: 2 } }, 'sanctions none-found, pep found 2'],
    [{ numberOfPEPs: '3' }, 'pep found 3'],
    [{ sanctions: { hits: 25, matches: [{ name: 'A', score: 1 }] } }, 'sanctions found 25'],
    // Two lists of one kind are not added.
    [{ sanctions: { eu: { hits: 1 }, un: { hits: 2 } } }, 'sanctions found'],
    [{ sanctions: { eu: { hits: 0 }, un: { hits: 0 } } }, 'sanctions none-found'],
    [{ sanctions_lists_searched: 30, pep_checks: 4 }, ''],
    [{ risk_scores: { sanctions: 0, pep: 12 } }, 'pep listed'],
    [{ pep_hits: -1 }, ''],
  ])('%j: %s', (json, expected) => {
    expect(said(json)).toBe(expected);
  });
});

describe('lists', () => {
  it.each<[unknown, string]>([
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
  ])('%j: %s', (json, expected) => {
    expect(said(json)).toBe(expected);
  });
});

describe('checks', () => {
  it.each<[unknown, string]>([
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
  ])('%j: %s', (json, expected) => {
    expect(said(json)).toBe(expected);
  });
});

describe('entries', () => {
  it.each<[unknown, string]>([
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
    [{ hits: [{ name: 'Pep Ferrer', score: 1 }] }, ''],
    [{ hits: [{ name: 'A', type: 'warning', source: 'Interpol red notices' }] }, 'watchlists listed'],
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
  ])('%j: %s', (json, expected) => {
    expect(said(json)).toBe(expected);
  });

  it('a hit that is said twice counts once, and a "none" beside it is told', () => {
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

describe('the place that says it', () => {
  it.each<[unknown, (string | null)[]]>([
    [{ sanctions: { hits: 0, matches: [] } }, ['/sanctions/hits', null, null, null]],
    [{ a: { hits: [{ name: 'A', x: { type: 'pep' }, type: 'pep' }] } }, [null, '/a/hits/0/type', null, null]],
    [{ pep: { hits: 1, matches: [{ name: 'A' }] } }, [null, '/pep/matches', null, null]],
    [{ summary: 'No adverse media found.' }, [null, null, null, '/summary']],
  ])('%j', (json, expected) => {
    expect(rows(json).map(({ pointer }) => pointer)).toEqual(expected);
  });
});

describe('fields written as objects', () => {
  it.each<[unknown, string]>([
    [{ attributes: [{ key: 'pep_match', val: 'N' }] }, 'pep none-found'],
    [{ flags: [{ label: 'Sanctions hits', value: '3' }] }, 'sanctions found 3'],
    // A level of risk is no finding.
    [{ signals: [{ key: 'pepLevel', value: 'low' }] }, 'pep listed'],
    [{ risk_scores: [{ name: 'PEP', value: 0 }] }, 'pep listed'],
    // What nobody can read may be a hit.
    [{ flags: [{ name: 'PEP', value: 'Harbour Council' }] }, 'pep listed'],
    [{ attributes: [{ name: 'Watchlist', value: null }] }, 'watchlists not-provided'],
  ])('%j: %s', (json, expected) => {
    expect(said(json)).toBe(expected);
  });
});

describe('an answer inside a text', () => {
  it.each<[unknown, string]>([
    [{ pep: '[{"name":"A","country":"GB"}]' }, 'pep found 1'],
    [
      { response: JSON.stringify({ sanctioned: false, media: { adverse_media: true } }) },
      'sanctions none-found, media found',
    ],
    [{ payload: JSON.stringify({ deep: JSON.stringify({ pep_hits: 2 }) }) }, 'pep found 2'],
    [{ request: '{"pep":true}', note: '{not an answer', hits: '{}' }, ''],
  ])('%j: %s', (json, expected) => {
    expect(said(json)).toBe(expected);
  });

  it('leads to the text', () => {
    expect(rows({ a: { b: '{"pep":true}' } })[1]?.pointer).toBe('/a/b');
  });
});

describe('other languages', () => {
  it.each<[unknown, string]>([
    [
      { pep: { anzahlTreffer: 0 }, sanktionen: { treffer: [{ name: 'A', geburtsdatum: '1961' }] } },
      'sanctions found 1, pep none-found',
    ],
    [
      { sanciones: { coincidencias: [{ nombre: 'A', lista: 'X' }] }, pep: { encontrado: false } },
      'sanctions found 1, pep none-found',
    ],
    [{ sanctions: { nombreCorrespondances: 2 }, pep: { trouvé: true } }, 'sanctions found 2, pep found'],
  ])('%j: %s', (json, expected) => {
    expect(said(json)).toBe(expected);
  });
});

describe('names of lists, rules and codes', () => {
  it.each<[unknown, string]>([
    [{ rulesTriggered: [{ ruleName: 'Name on a sanctions list' }] }, 'sanctions found'],
    [{ searches: [{ list: { name: 'PEP' }, hits: [{ name: 'A' }] }] }, 'pep found 1'],
    [{ hits: [{ name: 'A', hints: ['AM'] }] }, 'media found 1'],
    [{ hits: [{ name: 'A', country: 'AM', country_codes: ['AM'] }] }, ''],
    [{ hits: [{ name: 'A', negative_news: [{ title: 'Port', publisher: 'Harbour Times' }] }] }, 'media found 1'],
    [{ checks: [{ name: 'PEP', passed: 'no match' }] }, 'pep none-found'],
  ])('%j: %s', (json, expected) => {
    expect(said(json)).toBe(expected);
  });
});

describe('tables, sources and negations in other layouts', () => {
  it.each<[unknown, string]>([
    [
      {
        table: [
          ['PEP', 'hit'],
          ['Sanctions', 'no match'],
        ],
      },
      'sanctions none-found, pep found',
    ],
    [{ rows: [['Sanctions lists', 12]] }, 'sanctions listed'],
    [
      { flow: { source: [{ rule: { name: 'Sanctioned party' }, parts: [{ tag: 'x', of: [{ a: 1 }] }] }] } },
      'sanctions listed',
    ],
    [{ source: [{ name: 'PEP register', url: 'https://example.com' }] }, ''],
    [{ header: { source: 'UN sanctions list' }, person: 'A' }, 'sanctions listed'],
    [{ sources: ['UN sanctions list'] }, ''],
    [{ modules: [{ name: 'PEP screening', outcome: 'accepted' }] }, 'pep listed'],
    [{ title: 'Pep', name: 'Sanction' }, ''],
    [{ mediaCheckResults: [{ headline: 'Port closed' }] }, 'media found 1'],
    [{ social_media_check: true, social_media_hits: 4 }, ''],
    [{ lists_matched: ['UK OFSI'] }, 'sanctions found'],
    [{ sanction_programme: 'Harbour decree' }, 'sanctions found'],
    [{ text: 'She does not appear on any sanctions list' }, 'sanctions none-found'],
    [{ note: 'Listed by the Office of Foreign Asset Control' }, 'sanctions found'],
    [{ is_currently_pep: false, was_previously_pep: true }, 'pep listed'],
  ])('%j: %s', (json, expected) => {
    expect(said(json)).toBe(expected);
  });

  it.each<[unknown, string]>([
    [{ sanctielijst: { gevonden: false }, pep: { aantal_treffers: 2 } }, 'sanctions none-found, pep found 2'],
    [{ sancoes: { registros: 0 }, pep: { situacao: 'x', estado: 'POSITIVO' } }, 'sanctions none-found, pep found'],
    [{ pep: { esito: 'negativo' } }, 'pep none-found'],
    [{ listas: [{ lista: 'OFAC', encontrado: 'SI' }] }, 'sanctions found'],
    [{ sanctions: [{ liste: 'X', motif: 'Y', nom: 'Z' }] }, 'sanctions found 1'],
  ])('%j: %s', (json, expected) => {
    expect(said(json)).toBe(expected);
  });
});
