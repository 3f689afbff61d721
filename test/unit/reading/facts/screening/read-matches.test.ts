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
  // How well it fits, and what was found, is no comparison.
  [{ match_score: 0.9, matched_name: 'Ada Quillon', pep_match: true, match_status: 'potential_match' }, []],
  [{}, []],
])("reads the provider's own comparison, word for word: %j", (hit, matches) => {
  expect(matchesOf(hit)).toEqual(matches);
});
