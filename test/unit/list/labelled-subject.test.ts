import { describe, expect, it } from 'vitest';
import { readLabelledSubject } from '@/utils/list/labelled-subject';
import { ENGLISH } from '../../texts/english';

const read = (text: string) => readLabelledSubject(text, ENGLISH);

/** Labels as records in each language of the product have them: name, given, family, birth, nationality. */
const LANGUAGES = {
  en: ['Full name', 'First name', 'Last name', 'Date of birth', 'Nationality'],
  de: ['Vollständiger Name', 'Vorname', 'Nachname', 'Geburtsdatum', 'Staatsangehörigkeit'],
  fr: ['Nom complet', 'Prénom', 'Nom de famille', 'Date de naissance', 'Nationalité'],
  es: ['Nombre completo', 'Nombre de pila', 'Apellidos', 'Fecha de nacimiento', 'Nacionalidad'],
  it: ['Nome completo', 'Nome', 'Cognome', 'Data di nascita', 'Cittadinanza'],
  pt: ['Nome completo', 'Nome próprio', 'Apelido', 'Data de nascimento', 'Nacionalidade'],
  nl: ['Volledige naam', 'Voornaam', 'Achternaam', 'Geboortedatum', 'Nationaliteit'],
  ja: ['氏名', '名', '姓', '生年月日', '国籍'],
} as const;

const PEOPLE = [
  ['Ana', 'Ejemplo', '1980-05-03', 'ES'],
  ['Jane', 'van Sample', '3 May 1961', 'Germany'],
  ['Ole', 'Prøve', '24.12.1975', 'Danish'],
] as const;

/** How records are written: each takes pairs of label and value. */
const LAYOUTS: Record<string, (pairs: readonly (readonly [string, string])[]) => string> = {
  'lines with colons': (pairs) => pairs.map(([label, value]) => `${label}: ${value}`).join('\n'),
  'lines with tabs': (pairs) => pairs.map(([label, value]) => `${label}\t${value}`).join('\n'),
  'labels above values': (pairs) => pairs.map(([label, value]) => `${label}\n${value}`).join('\n'),
  'one line with commas': (pairs) => pairs.map(([label, value]) => `${label}: ${value}`).join(', '),
  'one line without separators': (pairs) => pairs.map(([label, value]) => `${label}: ${value}`).join(' '),
};

describe.each(Object.entries(LANGUAGES))('in %s', (language, [name, given, family, birth, nationality]) => {
  it.each(Object.entries(LAYOUTS))('reads %s', (_, layout) => {
    for (const [first, last, dob, country] of PEOPLE) {
      const facts = [
        [birth, dob],
        [nationality, country],
      ] as const;
      const expected = { entityType: 'individual', dob, country };
      expect(read(layout([[name, `${first} ${last}`], ...facts]))).toEqual({ ...expected, name: `${first} ${last}` });
      const parts = [
        [given, first],
        [family, last],
      ] as const;
      const whole = language === 'ja' ? `${last} ${first}` : `${first} ${last}`;
      expect(read(layout([...parts, ...facts]))).toEqual({ ...expected, name: whole });
    }
  });
});

it.each([
  [
    'Name: Jane Sample, born 3 May 1961, nationality: Spanish',
    { name: 'Jane Sample', dob: '3 May 1961', country: 'Spanish' },
  ],
  ['Name: Max Muster\ngeb. am 03.05.1961\nTel.: 030 1234', { name: 'Max Muster', dob: '03.05.1961', country: '' }],
  ['Jane Sample\nNationality: Spain', null],
  ['First name: Jane\nBorn: 1961-05-03', null],
  ['Name: Jane Sample\nName: Joe Example', null],
  ['Name: Jane Sample Phone: 030 1234', null],
  ['Name: jane@example.com', null],
  ['Dear Jane, please see the meeting at 10:30 for a new name.', null],
  ['Name: Jane Sample\nCountry: Spain', { name: 'Jane Sample', dob: '', country: '' }],
  ['Name: Jane Sample Place of birth: Sampletown', null],
  ['Name: Jane Sample\nPlace of birth: Sampletown', { name: 'Jane Sample', dob: '', country: '' }],
])('reads %j', (text, expected) => {
  const found = read(text);
  if (expected === null) expect(found).toBeNull();
  else expect(found).toMatchObject(expected);
});

it('reads a company by the kind that the record states', () => {
  expect(read('Company name: Example Trading Ltd\nEntity type: company')).toMatchObject({
    name: 'Example Trading Ltd',
    entityType: 'business',
  });
});

describe('vCard', () => {
  const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:4.0', ...lines, 'END:VCARD'].join('\r\n');

  it('reads name and birth', () => {
    expect(read(card('FN:Jane Sample', 'N:Sample;Jane;;;', 'BDAY:19610503', 'ORG:Example Ltd'))).toEqual({
      name: 'Jane Sample',
      entityType: 'individual',
      dob: '19610503',
      country: '',
    });
  });

  it('reads the card of a company', () => {
    expect(read(card('FN:Example Ltd', 'ORG:Example Ltd;Sales'))).toMatchObject({
      name: 'Example Ltd',
      entityType: 'business',
    });
  });

  it.each([
    ['a birthday without a year', card('FN:Jane Sample', 'BDAY:--0503'), { name: 'Jane Sample', dob: '' }],
    ['encoded values', card('FN;ENCODING=QUOTED-PRINTABLE:Jos=C3=A9 Sample'), null],
    ['two cards', [card('FN:Jane Sample'), card('FN:Joe Example')].join('\r\n'), null],
  ])('takes nothing wrong from %s', (_, text, expected) => {
    if (expected === null) expect(read(text)).toBeNull();
    else expect(read(text)).toMatchObject(expected);
  });
});
