import { describe, expect, it } from 'vitest';
import { namesOfEntries, rows, summarize } from './summarize';

const CASES: Readonly<Record<string, [answer: unknown, rows: string][]>> = {
  'fields written as objects': [
    [{ attributes: [{ key: 'pep_match', val: 'N' }] }, 'pep none-found'],
    [{ flags: [{ label: 'Sanctions hits', value: '3' }] }, 'sanctions found 3'],
    // A level of risk is no finding.
    [{ signals: [{ key: 'pepLevel', value: 'low' }] }, 'pep listed'],
    [{ risk_scores: [{ name: 'PEP', value: 0 }] }, 'pep listed'],
    // What nobody can read may be a hit.
    [{ flags: [{ name: 'PEP', value: 'Harbour Council' }] }, 'pep listed'],
    [{ attributes: [{ name: 'Watchlist', value: null }] }, 'watchlists not-provided'],
  ],
  'an answer inside a text': [
    [{ pep: '[{"name":"A","country":"GB"}]' }, 'pep found 1'],
    [
      { response: JSON.stringify({ sanctioned: false, media: { adverse_media: true } }) },
      'sanctions none-found, media found',
    ],
    [{ payload: JSON.stringify({ deep: JSON.stringify({ pep_hits: 2 }) }) }, 'pep found 2'],
    [{ request: '{"pep":true}', note: '{not an answer', hits: '{}' }, ''],
  ],
  'other languages': [
    [
      { pep: { anzahlTreffer: 0 }, sanktionen: { treffer: [{ name: 'A', geburtsdatum: '1961' }] } },
      'sanctions found 1, pep none-found',
    ],
    [
      { sanciones: { coincidencias: [{ nombre: 'A', lista: 'X' }] }, pep: { encontrado: false } },
      'sanctions found 1, pep none-found',
    ],
    [{ sanctions: { nombreCorrespondances: 2 }, pep: { trouvé: true } }, 'sanctions found 2, pep found'],
  ],
  'names of lists, rules and codes': [
    [{ rulesTriggered: [{ ruleName: 'Name on a sanctions list' }] }, 'sanctions found'],
    [{ searches: [{ list: { name: 'PEP' }, hits: [{ name: 'A' }] }] }, 'pep found 1'],
    [{ hits: [{ name: 'A', hints: ['AM'] }] }, 'media found 1'],
    [{ hits: [{ name: 'A', country: 'AM', country_codes: ['AM'] }] }, ''],
    [{ hits: [{ name: 'A', negative_news: [{ title: 'Port', publisher: 'Harbour Times' }] }] }, 'media found 1'],
    [{ checks: [{ name: 'PEP', passed: 'no match' }] }, 'pep none-found'],
  ],
  'tables, sources and negations in other layouts': [
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
    [{ source: [{ name: 'PEP register', url: 'https://example.com' }] }, 'pep listed'],
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
    [{ sanctielijst: { gevonden: false }, pep: { aantal_treffers: 2 } }, 'sanctions none-found, pep found 2'],
    [{ sancoes: { registros: 0 }, pep: { situacao: 'x', estado: 'POSITIVO' } }, 'sanctions none-found, pep found'],
    [{ pep: { esito: 'negativo' } }, 'pep none-found'],
    [{ listas: [{ lista: 'OFAC', encontrado: 'SI' }] }, 'sanctions found'],
    [{ sanctions: [{ liste: 'X', motif: 'Y', nom: 'Z' }] }, 'sanctions found 1'],
  ],
  'text beside a name': [
    [
      {
        warnings: [
          { type: 'PEP', triggered: false },
          { type: 'OFAC', triggered: true },
        ],
      },
      'sanctions found, pep none-found',
    ],
    [{ kinds_without_alerts: ['PEP'] }, 'pep listed'],
    // A yes under a word that nobody here knows may be a hit; one under a known word is none.
    [{ sanctions: { osuma: true }, pep: { monitored: true, enabled: true } }, 'sanctions listed'],
    [{ screening_cases: [{ watch_type: 'pep', hit_score: 9 }] }, 'pep found 1'],
    [{ felder: [{ k: 'pep', v: 'YES' }] }, 'pep found'],
    [{ hinweise: ['Auf der Sanktionsliste'] }, 'sanctions found'],
  ],
};

describe.each(Object.entries(CASES))('%s', (_, cases) => {
  it.each(cases)('%j: %s', (json, expected) => {
    expect(summarize(json)).toBe(expected);
  });
});

it('an answer inside a text leads to the text', () => {
  expect(rows({ a: { b: '{"pep":true}' } })[1]?.pointer).toBe('/a/b');
});

describe('what repeats the question', () => {
  const asked = { first_name: 'Ada', last_name: 'Quillon', dob: '1961-03-04' };
  it.each(['searchParameters', 'search_terms', 'criteria', 'input', 'request', 'query', 'screened', 'criterios'])(
    'is no hit: %s',
    (key) => {
      expect(summarize({ watchListResponse: { [key]: asked, responseStatus: '0' } })).not.toContain('found');
      expect(summarize({ sanctions: { [key]: asked, hits: [{ name: 'B', list: 'L' }] } })).toBe('sanctions found 1');
    },
  );
});

describe('entries of a screening without a kind', () => {
  it.each<[unknown, string]>([
    [
      {
        aml: {
          hits: [
            { pep: [{ source: 'A' }], matched_name: 'A' },
            { pep: [], matched_name: 'B' },
          ],
        },
      },
      'A, B',
    ],
    [{ data: [{ type: 'RiskEntities', attributes: { primary_name: 'A', score: '0.95' } }] }, 'A'],
    [{ notices: [{ name: 'A', forename: 'C', date_of_birth: '1961' }] }, 'C A'],
    [{ hits: [{ name: 'Doe, John M', first_name: 'John', last_name: 'Doe', pep: true }] }, 'Doe, John M'],
    // A check is none, whatever the names of its fields.
    [{ checks: [{ Name: 'International Sanctions (Enhanced)', DOB: 'Nomatch', Match: 'Nomatch' }] }, ''],
    // Nor are the people of a business.
    [{ directors: [{ name: 'A', date_of_birth: '1961' }] }, ''],
  ])('are shown one by one: %j', (json, names) => {
    expect(namesOfEntries(json)).toBe(names);
  });

  it('have the person around them', () => {
    const people = [
      { name: 'A', date_of_birth: '1961', sanctions: [{ source: 'OFAC' }], adverse_media: [{ title: 'B' }] },
    ];
    expect(namesOfEntries({ people })).toBe('A');
  });
});

it.each<[unknown, string]>([
  [{ meta: { source: 'OpenSanctions' }, hits_count: 0, data: [] }, ''],
  [{ provider: 'Sanctions Direct', total_hits: 0 }, ''],
  // It names a list of somebody, or counts one.
  [{ meta: { source: 'OpenSanctions' }, hits_count: 2 }, 'sanctions listed'],
  [{ hits_count: 0, data: { name: 'A', source: 'OFAC SDN' } }, 'sanctions listed'],
])('a source that was searched without a hit mentions nothing: %j', (json, expected) => {
  expect(summarize(json)).toBe(expected);
});
