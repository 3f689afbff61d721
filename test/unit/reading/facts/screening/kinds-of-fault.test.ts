import { describe, expect, it } from 'vitest';
import { summarize } from './summarize';

const CASES: Readonly<Record<string, [answer: unknown, rows: string][]>> = {
  'a check that was not made is no "none found"': [
    [{ pep: { performed: false, hits: 0 } }, 'pep not-provided'],
    [{ sanctions: { status: 'NOT_PERFORMED', matched: false } }, 'sanctions not-provided'],
    [{ pep_check: 'not performed', pep_hits: 0 }, 'pep not-provided'],
    [{ sanctions_searched: false, sanctions_match: false }, 'sanctions not-provided'],
    [
      { watchlist: { enabled: false, count: 0 }, pep: { enabled: true, count: 0 } },
      'pep none-found, watchlists not-provided',
    ],
    [{ adverse_media: { skipped: true, count: 0 } }, 'media not-provided'],
    [{ pep: { state: 'disabled', found: false } }, 'pep not-provided'],
    [{ pep_status: 'pending', pep_matches: 0 }, 'pep not-provided'],
    [
      { checks_performed: { pep: false, sanctions: true }, pep: { hits: 0 }, sanctions: { hits: 0 } },
      'sanctions none-found, pep not-provided',
    ],
    [{ checked: false, reason: 'no API key', sanctions_count: 0 }, ''],
    [{ pep: { treffer: 0, geprüft: false } }, 'pep not-provided'],
    [{ pep: { message: 'Access token expired', hits: 0 } }, 'pep not-provided'],
    [{ pep: { available: 'N', hits: 0 } }, 'pep not-provided'],
    // That nobody watches the subject later says nothing of this check.
    [{ pep: { hits: 0 }, monitoring_enabled: false }, 'pep none-found'],
    [{ sanctions: { completed: true, hits: 0 } }, 'sanctions none-found'],
    // A hit stands, whatever is said of the check.
    [{ pep: { performed: false, hits: 2 } }, 'pep found 2'],
  ],
  'a key of a match is a hit by its value': [
    [{ ofac: { match_score: 0 } }, 'sanctions none-found'],
    [{ sanctions: { match_type: 'NONE' } }, 'sanctions none-found'],
    [{ pep: { similarity: 0, threshold: 80 } }, 'pep none-found'],
    [{ pep: { name: 'Ada Example', match_type: 'no match' } }, 'pep none-found'],
    [{ pepCheck: { matchStatus: 'PENDING' } }, 'pep not-provided'],
    [{ sanctionsCheck: { matchStatus: 'MATCH_STATUS_UNSPECIFIED' } }, 'sanctions not-provided'],
    [{ watchlist: { match_status: 'unknown' } }, 'watchlists not-provided'],
    [{ ofac: { match_score: 93 } }, 'sanctions found'],
    [{ sanctions: { match_type: 'EXACT', match_score: 100 } }, 'sanctions found'],
    [{ pep: { match_score: 0, matches: [{ name: 'Ada Example' }] } }, 'pep found 1'],
  ],
  'an alert that says "no match" is no hit': [
    [{ OFACAlerts: [{ responseCode: 'N', message: 'NO MATCH' }] }, 'sanctions none-found'],
    [{ watchlist_hits: [{ message: 'No record found' }] }, 'watchlists none-found'],
    [
      {
        alerts: [
          { type: 'pep', result: 'no match' },
          { type: 'sanctions', result: 'N' },
        ],
      },
      'sanctions none-found, pep none-found',
    ],
    [{ sanction_alerts: [{ description: 'Not matched' }] }, 'sanctions none-found'],
    [{ pep_alerts: [{ status: 'clear' }, { status: 'clear' }] }, 'pep none-found'],
    // Somebody is named: look at it.
    [{ sanction_alerts: [{ status: 'NOT_MATCHED', name: 'Ada Example' }] }, 'sanctions listed'],
    // Nobody explains the code.
    [{ OFACAlerts: [{ responseCode: 'C', date: '20200117' }] }, 'sanctions listed'],
    [{ pep_hits: [{ name: 'Ada Example', remarks: 'none' }] }, 'pep found 1'],
    [{ sanction_hits: [{ id: 5 }] }, 'sanctions found 1'],
    [{ pep_hits: [{ message: 'no match' }, { name: 'Ada Example' }] }, 'pep found 1'],
  ],
  'a hit of no kind, or one that only has a headline, is shown': [
    [
      { adverse_media: { items: [{ title: 'Example charged', source: 'The Harbour', date: '2023-04-14' }] } },
      'media found 1',
    ],
    [{ negative_news: { items: [{ headline: 'Example fined', link: 'https://example.com/a' }] } }, 'media found 1'],
    [{ adverse_media: { rows: [{ titulo: 'Juicio', fecha: '2020', fuente: 'El Puerto' }] } }, 'media found 1'],
    [{ complianceData: { light: 'RED', listHit: true } }, 'watchlists listed'],
    [{ amlMatchExists: true, totalMatches: 3 }, 'watchlists listed'],
    [{ screening: { hit: true } }, 'watchlists listed'],
    [{ aml: { records_found: 2 } }, 'watchlists listed'],
    [{ screening: { hit: false } }, ''],
    [{ identity: { nameMatch: true } }, ''],
    [{ kyc: { hits: 2 } }, 'watchlists listed'],
  ],
  'an older state is not the present one': [
    [
      {
        folder: {
          type: 'PEP',
          statuses: [{ state: 'NO_MATCH' }, { state: 'POTENTIAL_RISK', maxMatchingScore: 100 }],
          lastStatus: { state: 'NO_MATCH' },
        },
      },
      'pep listed',
    ],
    [{ pep: { hits: 0, history: [{ match_score: 99 }] } }, 'pep none-found'],
  ],
};

describe.each(Object.entries(CASES))('%s', (_, cases) => {
  it.each(cases)('%j', (answer, expected) => {
    expect(summarize(answer)).toBe(expected);
  });
});
