import { expect, it } from 'vitest';
import { reportOf } from '../../report-of';

/** What the provider says of its comparison of one hit with these fields. */
function matchesOf(hit: object): string[] {
  const [entry] = reportOf({ hits: [{ name: 'Ada Quillon', type: 'pep', ...hit }] }, 'overview').screeningEntries;
  return entry?.matches.map(({ text }) => text) ?? [];
}

it.each<[object, string[]]>([
  [{ match_types: ['name_exact', 'year_of_birth'] }, ['name_exact', 'year_of_birth']],
  [{ matchTypes: 'name_fuzzy' }, ['name_fuzzy']],
  [{ matchFields: ['nameEquivalent'] }, ['nameEquivalent']],
  [{ matched_on: ['dob'] }, ['dob']],
  [
    { firstNameMatch: 'Match', countryMatch: 'NoMatch', stateMatch: 'Unavailable' },
    ['first name: Match', 'country: NoMatch', 'state: Unavailable'],
  ],
  [
    {
      secondaryFieldResults: [
        { typeId: 'GENDER', submittedValue: 'F', matchedValue: 'F', fieldResult: 'MATCHED' },
        { typeId: null, submittedValue: null, matchedDateTimeValue: '1961-03-04', fieldResult: 'NOT_MATCHED' },
      ],
    },
    ['GENDER: MATCHED', '1961-03-04: NOT_MATCHED'],
  ],
  [
    { analysis: { names: 'match', dates_of_birth: 'partial_match', locations: 'no_data', version: 1 } },
    ['names: match', 'dates of birth: partial_match', 'locations: no_data'],
  ],
  [{ fieldResults: { name: { result: 'MATCHED' }, dob: false } }, ['name: MATCHED', 'dob: false']],
  [
    { data: { names: [{ analysis: { summary: 'match' }, data: { full: 'Ada Quillon' } }], documents: [] } },
    ['names: match'],
  ],
  // How well it fits, and what was found, is no comparison.
  [{ match_score: 0.9, matched_name: 'Ada Quillon', pep_match: true, match_status: 'potential_match' }, []],
  [{}, []],
])("reads the provider's own comparison, word for word: %j", (hit, matches) => {
  expect(matchesOf(hit)).toEqual(matches);
});

it.each<[object, string[]]>([
  [
    { review_status: 'pending_review', inactive_since: '2020-07-24T03:26:02Z', historical_since: null },
    ['Review status', 'Inactive since'],
  ],
  [{ status: 'under_review', source: { delisted_on: '2021-01-01' } }, ['Status', 'Delisted on']],
  [{ is_active: false, is_whitelisted: true }, ['Is active', 'Is whitelisted']],
  [{ expirationDate: '05/27/2024', listing: { status: 'Delisted' } }, ['Expiration date', 'Status']],
  // A hit that holds, the state of an address, and a passport that has expired.
  [{ is_active: true, expired: false, status: 'single', state: 'PA', passport: { expiry_date: '2020-01-01' } }, []],
])('reads the review of a hit and the end of its listing: %j', (hit, names) => {
  const [entry] = reportOf({ hits: [{ name: 'Ada Quillon', type: 'pep', ...hit }] }, 'overview').screeningEntries;
  expect(entry?.states.map(({ name }) => name)).toEqual(names);
});
