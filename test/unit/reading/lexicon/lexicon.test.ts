import { describe, expect, it } from 'vitest';
import { fieldsOf } from '@/utils/reading/lexicon/fields';
import { splitKey } from '@/utils/reading/lexicon/words';
import { namesOfEntries, summarize } from '../facts/screening/summarize';
import { reportOf } from '../report-of';

const KEYS: [key: string, field: string][] = [
  ['matchedBirthDate', 'birth'],
  ['FECHA_NACIMIENTO', 'birth'],
  ['fechaDeNacimiento', 'birth'],
  ['dataUrodzenia', 'birth'],
  ['geboortedatum', 'birth'],
  ['出生日期', 'birth'],
  ['prenom', 'first-name'],
  ['Prénom', 'first-name'],
  ['vorname', 'first-name'],
  ['voornaam', 'first-name'],
  ['imię', 'first-name'],
  ['apellidoPaterno', 'last-name'],
  ['apellido_materno', 'second-last-name'],
  ['nazwisko', 'last-name'],
  ['姓名', 'best-name'],
  ['SpecDesigNatName', 'other-name'],
  ['alias1', 'alias'],
  ['obywatelstwo', 'country'],
  ['primary_nationality', 'country'],
  ['lugarNacimiento', 'birth-place'],
  ['sanctionListName', 'list-name'],
  ['sanctioned_by', 'authority'],
];

describe('a key', () => {
  it.each(KEYS)('%s is a %s', (key, field) => {
    expect(fieldsOf(splitKey(key))).toContain(field);
  });

  it.each(['score', 'email', 'status', 'domain_age', 'username'])('%s is none of a person', (key) => {
    expect(fieldsOf(splitKey(key))).toEqual([]);
  });
});

const NAMES: [hit: Record<string, unknown>, name: string][] = [
  [{ nombre: 'Juana', apellido: 'Ejemplo' }, 'Juana Ejemplo'],
  [{ nombres: 'Juana', apellidoPaterno: 'Ejemplo', apellidoMaterno: 'Muestra' }, 'Juana Ejemplo Muestra'],
  [{ nom: 'Exemple', prénom: 'Jeanne' }, 'Jeanne Exemple'],
  [{ vorname: 'Erika', nachname: 'Beispiel' }, 'Erika Beispiel'],
  [{ voornaam: 'Els', achternaam: 'Voorbeeld' }, 'Els Voorbeeld'],
  [{ imie: 'Anna', nazwisko: 'Przyklad' }, 'Anna Przyklad'],
  [{ nome: 'Ana', sobrenome: 'Exemplo' }, 'Ana Exemplo'],
  [{ nome: 'Anna', cognome: 'Esempio' }, 'Anna Esempio'],
  [{ 姓名: '例子' }, '例子'],
  [{ first_name: 'Ada', middle_name: 'Grace', last_name: 'Example' }, 'Ada Grace Example'],
  [{ watchlistName: 'ADA EXAMPLE', typeOfHit: 'PEP' }, 'ADA EXAMPLE'],
  [{ watchlistName: 'EU Consolidated List', typeOfHit: 'PEP', matchScore: 90 }, ''],
  [{ libelle: 'EXEMPLE', firstname: 'Jeanne' }, 'Jeanne EXEMPLE'],
];

describe('a hit', () => {
  it.each(NAMES)('%j is named %s', (hit, name) => {
    expect(namesOfEntries({ pep_matches: [hit] })).toBe(name);
  });

  it('does not have the name of its list', () => {
    const [entry] = reportOf(
      { pep: [{ name: 'Ada Example', list: { name: 'EU PEPs' } }] },
      'overview',
    ).screeningEntries;
    expect(entry?.facts.names.map(({ text }) => text)).toEqual(['Ada Example']);
  });

  it.each([
    [{ list_description: 'OFAC SDN', obs: { authority: 'US Treasury' } }, 'OFAC SDN'],
    [{ dataset: [{ name: 'Harbour PEPs', url: 'https://example.com' }] }, 'Harbour PEPs'],
    [{ sanctioned_by: 'Port Authority 69-B' }, 'Port Authority 69-B'],
    [{ source: 'Harbour list', authority: 'Harbour' }, 'Harbour list'],
    [{ fuente: 'Lista del puerto' }, 'Lista del puerto'],
    [{ listenname: 'Hafenliste' }, 'Hafenliste'],
  ])('%j is of the list %s', (hit, list) => {
    const [entry] = reportOf({ sanctions: { hits: [{ name: 'Ada Example', ...hit }] } }, 'overview').screeningEntries;
    expect(entry?.list?.value).toMatchObject({ text: list });
  });

  it.each([
    [{ birth_date_day: 4, birth_date_month: 7, birth_date_year: 1971 }, '1971-07-04'],
    [{ birthYear: '1971', birthMonth: '7', birthDay: '4' }, '1971-07-04'],
    [{ yearOfBirth: 1971, monthOfBirth: 7 }, '1971-07'],
    [{ birth_year: 1971, birth_month: null }, '1971'],
  ])('%j is born %s', (hit, birth) => {
    const [entry] = reportOf({ sanctions: { hits: [{ name: 'Ada Example', ...hit }] } }, 'overview').screeningEntries;
    expect(entry?.facts.births.map(({ text }) => text)).toEqual([birth]);
  });
});

describe('the verdict', () => {
  it.each([
    [{ complianceData: { trafficLight: 'RED', listHit: true } }, 'RED'],
    [{ screening: { ampel: 'GRÜN' } }, 'GRÜN'],
    [{ acme_score: 74, acme_status: 'REVIEW' }, 'REVIEW'],
    [{ resultDetails: { MerchantRuleDecision: 'Reject', RiskScore: 12 } }, 'Reject'],
    [{ decyzja: 'odrzucono' }, 'odrzucono'],
    [{ wynik: 'niski', pep: { hits: 0 } }, 'niski'],
    [{ uitslag: 'afgewezen' }, 'afgewezen'],
    [{ 结果: '高风险' }, '高风险'],
    [{ severity: 'high' }, 'high'],
    [{ control: 'REJECTED' }, 'REJECTED'],
    [{ lastStatus: { state: 'NO_MATCH' } }, 'NO_MATCH'],
    // The word of one check is not the word of the answer.
    [
      {
        checks: [
          { type: 'sanctions', result: 'no_hit' },
          { type: 'watchlist', result: 'hit' },
        ],
        overall: 'incomplete',
      },
      'incomplete',
    ],
  ])('of %j is %s', (answer, verdict) => {
    expect(reportOf(answer, 'overview').label?.text).toBe(verdict);
  });

  it('is not the status of a part', () => {
    expect(reportOf({ acme_score: 74, phone_status: 'REVIEW' }, 'score').label).toBeNull();
  });
});

describe('the score', () => {
  it.each([
    [[{ email: 'ada@example.com', risk_score: 72 }], 72],
    [{ data: [{ email: 'ada@example.com', risk_score: 72 }] }, 72],
    ['{"risk_score": 72}', 72],
    [JSON.stringify({ data: { risk_score: 72, email: 'ada@example.com' } }), 72],
    [[{ risk_score: 5 }, { risk_score: 7 }], undefined],
    [[{ name: 'Ada Example', score: 80, list: 'Harbour list' }], undefined],
    ['not JSON, {"risk_score": 72}', undefined],
  ])('of %j is %s', (answer, score) => {
    expect(reportOf(answer, 'score').score?.number).toBe(score);
  });
});

describe('a hit in a hit', () => {
  it('is its other name, and is not counted', () => {
    const matches = ['A E', 'Ada E', 'AE'].map((name) => ({ name, score: 80 }));
    const answer = { sanctions: { hits: [{ full_name: 'Ada Example', dob: '1960-01-01', matches }] } };
    expect(summarize(answer)).toBe('sanctions found 1');
    expect(namesOfEntries(answer)).toBe('Ada Example');
  });

  it('is a hit where the item around it is the question', () => {
    const answer = {
      sanctions: { results: [{ name: 'Asked', matches: [{ name: 'Ada Example', list: 'Harbour list' }] }] },
    };
    expect(namesOfEntries(answer)).toBe('Ada Example');
  });

  it('is of its list, however deep the list stands', () => {
    const entry = {
      names: [{ value: 'Example AG' }],
      list: { name: 'Harbour Sanctions List' },
      additionalInformation: [],
    };
    const answer = { total: '67', values: [{ id: 'a', entry }] };
    expect(summarize(answer)).toBe('sanctions found 67');
    expect(namesOfEntries(answer)).toBe('Example AG');
  });
});

describe('a list of asked subjects', () => {
  it('is no list of hits', () => {
    const items = [{ id: '2a', name: 'Ada Example', birth_date: '1986-01-08', source: 'Manual', decision: null }];
    const { screening, coverage } = reportOf({ data: { items } }, 'overview');
    expect(screening.every(({ state }) => state === 'absent')).toBe(true);
    expect(coverage.possible).toBeNull();
  });
});

describe('a record that says why somebody is listed', () => {
  it('is an entry, though it is in no list', () => {
    const data = { name: 'ADA EXAMPLE', country: 'MEXICO', sanctioned_by: 'Port Authority', sanction_reason: 'Fees' };
    expect(namesOfEntries({ data })).toBe('ADA EXAMPLE');
  });
});
