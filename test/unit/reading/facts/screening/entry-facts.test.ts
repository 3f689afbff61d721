import { expect, it } from 'vitest';
import type { Stated } from '@/utils/compare/comparison';
import { buildReport } from '@/utils/reading/build-report';
import { reportOf, treeOfText } from '../../report-of';

const textsOf = (stated: readonly Stated[]): string[] => stated.map(({ text }) => text);

/** The facts of one hit with these fields. */
function factsOf(hit: object) {
  const [entry] = reportOf({ hits: [{ name: 'Ada Quillon', type: 'pep', ...hit }] }, 'overview').screeningEntries;
  if (!entry) throw new Error('The hit is not read.');
  return entry;
}

it.each<[object, string[]]>([
  [{ dob: '1961-03-04' }, ['1961-03-04']],
  [{ date_of_birth: '1961' }, ['1961']],
  [{ birthDate: '04/03/1961' }, ['04/03/1961']],
  [{ birth_dates: ['1961', '1962-01-02'] }, ['1961', '1962-01-02']],
  [{ dates_of_birth: [{ value: '1961' }, { date: '1963' }] }, ['1961', '1963']],
  [{ yearOfBirth: 1961 }, ['1961']],
  [{ 'birthdate-year': 1961 }, ['1961']],
  [{ dob: { $: '1961' } }, ['1961']],
  [{ dob: { year: 1961, month: 3, day: 4 } }, ['1961-03-04']],
  [{ dob: { year: 1961, circa: true } }, ['~1961']],
  [{ dob: { from: 1958, to: 1962 } }, ['1958–1962']],
  [{ data: { dates_of_birth: [{ data: { beginning: '1961-03-04', ending: '1961-03-04' } }] } }, ['1961-03-04']],
  [{ dob: { start_date: '1961-03-01', end_date: '1961-03-31' } }, ['1961-03-01 – 1961-03-31']],
  [{ dob: { earliest: '1961', latest: null } }, ['1961 – …']],
  [{ properties: { birthDate: ['1961'] } }, ['1961']],
  [{ doc: { fields: [{ name: 'Date of Birth', value: '1961' }] } }, ['1961']],
  [{ events: [{ type: 'BIRTH', day: 4, fullDate: '1961-03-04' }] }, ['1961-03-04']],
  [{ details: [{ Type: { $: 'DOB' }, Value: { $: '1961' } }] }, ['1961']],
  [{ fecha_de_nacimiento: '4 mar 1961' }, ['4 mar 1961']],
  [{ age: 64 }, ['64']],
  // Whatever the comparison can read.
  [{ dob: '15 Mar 80' }, ['15 Mar 80']],
  [{ dob: '昭和55年3月15日' }, ['昭和55年3月15日']],
  [{ dob: '١٩٨٠/٠٣/١٥' }, ['١٩٨٠/٠٣/١٥']],
  [{ dob: 'aged 65' }, ['aged 65']],
  [{ dob: '65 years' }, ['65 years']],
  [{ dob: '80% match' }, []],
  // How well it matches is not a birth.
  [{ dob: 0.99, dob_score: 1980, dob_weight: 25, date_of_birth: 'match', birth_date: 1 }, []],
  // The births of others are not of the subject of the hit.
  [{ associates: [{ name: 'B', dob: '1970' }], query: { dob: '1980' }, relatives: [{ date_of_birth: '1981' }] }, []],
])('reads the births that a hit states: %j', (hit, births) => {
  expect(textsOf(factsOf(hit).facts.births)).toEqual(births);
});

it.each<[object, string[]]>([
  [{ nationality: 'ES' }, ['ES']],
  [{ citizenships: ['ES', 'MX'] }, ['ES', 'MX']],
  [{ country: { code: 'ESP', name: 'Spain' } }, ['ESP', 'Spain']],
  [{ countries: [{ value: 'Spain' }] }, ['Spain']],
  [{ jurisdiction_code: 'us' }, ['us']],
  [{ place_of_birth: 'Madrid, Spain' }, ['Madrid, Spain']],
  [{ properties: { nationality: ['es'] } }, ['es']],
  [{ countryLinks: [{ countryText: 'SPAIN', country: { code: 'ESP' }, type: 'NATIONALITY' }] }, ['SPAIN', 'ESP']],
  [{ country_score: 'HIGH', nationality: 4, source: { country: 'US' }, addresses: [{ country: 'DE' }] }, []],
])('reads the countries that a hit states: %j', (hit, countries) => {
  expect(textsOf(factsOf(hit).facts.countries)).toEqual(countries);
});

it.each<[object, string[]]>([
  [{ aka: ['A. Quillon', 'Ada Q'] }, ['A. Quillon', 'Ada Q']],
  [{ aliases: 'A. Quillon; Ada Q' }, ['A. Quillon', 'Ada Q']],
  [{ alt_names: [{ name: 'Ada Q' }] }, ['Ada Q']],
  [{ alias: [{ first_name: 'Ada', last_name: 'Q' }] }, ['Ada Q']],
  [{ otherNames: [] }, []],
])('reads the aliases that a hit states: %j', (hit, aliases) => {
  expect(textsOf(factsOf(hit).facts.aliases)).toEqual(aliases);
});

it('reads the type of whom a hit is about, not why it is listed', () => {
  expect(textsOf(factsOf({ entity_type: 'individual', category: 'PEP' }).facts.types)).toEqual(['individual']);
});

it('gives each value its place in the answer', () => {
  const { births, countries } = factsOf({ dob: ['1961'], nationality: 'ES' }).facts;
  expect([...births, ...countries].map(({ pointer }) => pointer)).toEqual(['/hits/0/dob/0', '/hits/0/nationality']);
});

it('prefers the id of the entity to that of the hit, and drops one that several hits have', () => {
  expect(factsOf({ id: 'hit-1', entity_id: 'Q-17' }).id?.text).toBe('Q-17');
  expect(factsOf({ reference: 'EU-1' }).id?.text).toBe('EU-1');
  const hits = ['A', 'B'].map((name) => ({ name, type: 'pep', reference: 'EU-1' }));
  expect(reportOf({ hits }, 'overview').screeningEntries.map(({ id }) => id)).toEqual([null, null]);
});

it('states both values of a key that was sent twice', () => {
  const twice = '{"hits":[{"name":"Ada","type":"pep","dob":"1961","dob":"1970"}]}';
  const [entry] = buildReport({ answer: treeOfText(twice), operation: 'overview' }).screeningEntries;
  expect(textsOf(entry?.facts.births ?? [])).toEqual(['"1961", "1970"']);
});

it.each<[object, string[]]>([
  [{ data: { names: [{ data: { full: 'Ada Q' } }, { data: { full: 'A. Quillon' } }] } }, ['Ada Q', 'A. Quillon']],
  [{ person: { names: [{ first_name: 'Ada', last_name: 'Quillon' }] } }, ['Ada Quillon']],
  [{ data: { entity: { name: 'Ada Q' } }, associates: [{ name: 'B' }], query: { name: 'C' } }, ['Ada Q']],
  [{ sdnName: 'QUILLON, Ada', title: 'President' }, ['QUILLON, Ada']],
])('reads the names that the parts of a hit state: %j', (hit, names) => {
  expect(textsOf(factsOf({ name: undefined, ...hit }).facts.names)).toEqual(names);
});

it.each<[object, string[], string[]]>([
  [{ placeOfBirth: 'Madrid, Spain', country: 'ES' }, ['Madrid, Spain'], ['ES']],
  [{ remarks: 'POB Caracas, Venezuela; nationality Peru' }, ['Caracas, Venezuela'], ['Peru']],
  [
    {
      countryLinks: [
        { type: 'POB', countryText: 'PERU' },
        { type: 'NATIONALITY', countryText: 'CHILE' },
      ],
    },
    ['PERU'],
    ['CHILE'],
  ],
  [{ fields: [{ name: 'Place of Birth', value: 'Lima' }] }, ['Lima'], []],
  [{ birth_country: 'PE', nationality: 'PE' }, [], ['PE']],
  // Where somebody was accused is not where somebody is from.
  [
    {
      countries: [
        { type: 'Reported Allegation', code: 'PE' },
        { type: 'Citizenship', code: 'CL' },
      ],
    },
    [],
    ['CL'],
  ],
])('tells the place of birth from other countries: %j', (hit, births, others) => {
  const { countries } = factsOf(hit).facts;
  expect(textsOf(countries.filter(({ isBirthPlace }) => isBirthPlace))).toEqual(births);
  expect(textsOf(countries.filter(({ isBirthPlace }) => !isBirthPlace))).toEqual(others);
});

it('reads a birth and a place from the remarks of a list, and an address if no country is stated', () => {
  const noted = factsOf({ remarks: 'DOB 23 Nov 1962; POB Caracas, Venezuela; Gender Male' }).facts;
  expect([textsOf(noted.births), textsOf(noted.countries)]).toEqual([['23 Nov 1962'], ['Caracas, Venezuela']]);
  const address = { locations: [{ data: { country: 'US' } }] };
  expect(textsOf(factsOf(address).facts.countries)).toEqual(['US']);
  expect(textsOf(factsOf({ ...address, nationality: 'ES' }).facts.countries)).toEqual(['ES']);
  expect(textsOf(factsOf({ original_country: 'International' }).facts.countries)).toEqual([]);
});
