import { describe, expect, test } from 'vitest';
import { type NameKind, readNameCell } from '@/utils/subject/name-cell';

const read = (text: string, entityType: 'individual' | 'business' = 'individual') => {
  const { names, kinds } = readNameCell(text, entityType, {});
  return {
    names: names.map(({ name }) => name),
    others: names.flatMap(({ others }) => others),
    kinds: kinds.map(({ kind }) => kind),
  };
};
const one = (kind: NameKind, name: string, ...others: string[]) => ({ kinds: [kind], names: [name], others });

describe('two people in a cell', () => {
  test.each([
    ['Jane and Joe Sample', ['Jane Sample', 'Joe Sample']],
    ['Mr & Mrs J Roe', ['Mr J Roe', 'Mrs J Roe']],
    ['Jane Sample / Joe Sample', ['Jane Sample', 'Joe Sample']],
    ['Jane/Joe Sample', ['Jane Sample', 'Joe Sample']],
    ['Jane Sample\nJoe Roe', ['Jane Sample', 'Joe Roe']],
    ['Jane Sample; Joe Roe', ['Jane Sample', 'Joe Roe']],
    ['Anna und Otto Muster', ['Anna Muster', 'Otto Muster']],
    ['Dr. Jane and Mr. Joe Sample', ['Dr. Jane Sample', 'Mr. Joe Sample']],
    ['Jan en Marie de Vries', ['Jan de Vries', 'Marie de Vries']],
    ['Juan García y María López', ['Juan García', 'María López']],
    ['Juan y María García', ['Juan García', 'María García']],
    ['Sample, Jane and Joe', ['Jane Sample', 'Joe Sample']],
    ['Sample, Jane & Roe, Joe', ['Jane Sample', 'Joe Roe']],
    ['Jane, Joe and Ann Sample', ['Jane Sample', 'Joe Sample', 'Ann Sample']],
    ['Jane Sample, Joe Sample', ['Jane Sample', 'Joe Sample']],
    ['Jane Sample and family', ['Jane Sample']],
    ['JANE AND JOE SAMPLE', ['JANE SAMPLE', 'JOE SAMPLE']],
    ['Jane Sample + Joe', ['Jane Sample', 'Joe Sample']],
    ['山田太郎、山田花子', ['山田太郎', '山田花子']],
    ['Иван и Анна Примеровы', ['Иван Примеровы', 'Анна Примеровы']],
    // Nobody of them is named whole.
    ['Mr and Mrs Roe', []],
    ['Jane & Joe', []],
  ])('%j names %j', (text, names) => {
    expect(read(text)).toEqual({ kinds: ['joint'], names, others: [] });
  });

  test.each([
    ['José Ortega y Gasset'],
    ['João Costa e Silva'],
    ['Kumar s/o Raman'],
    ['García López, María José'],
    ['Sample, Jane'],
    ['Jane Sample/Roe'],
    ['Jane\nSample'],
    ['Jane Sample-Roe'],
    ['Li En Chen'],
    ['Jane E Sample'],
    ['Roe & Sons'],
    ['Andy Anderson'],
  ])('%j is one name', (text) => {
    expect(read(text)).toEqual({ kinds: [], names: [text], others: [] });
  });

  test('a business may be named after several', () => {
    expect(read('Jane and Joe Sample', 'business').kinds).toEqual([]);
    expect(read('Sample & Roe Ltd', 'business').kinds).toEqual([]);
  });
});

test.each([
  ['Jane Sample (née Roe)', one('other-name', 'Jane Sample', 'Jane Roe')],
  ['Jane (née Roe) Sample', one('other-name', 'Jane Sample', 'Jane Roe')],
  ['Jane Ann Sample née Roe', one('other-name', 'Jane Ann Sample', 'Jane Ann Roe')],
  ['Anna Muster, geb. Beispiel', one('other-name', 'Anna Muster', 'Anna Beispiel')],
  ['Anna Muster geborene von Beispiel', one('other-name', 'Anna Muster', 'Anna von Beispiel')],
  ['Jane Sample (Born Jane Roe)', one('other-name', 'Jane Sample', 'Jane Roe')],
  ['Jane Sample aka Janie Roe', one('other-name', 'Jane Sample', 'Janie Roe')],
  ['Jane Sample a.k.a. Janie Roe; J. Poe', one('other-name', 'Jane Sample', 'Janie Roe', 'J. Poe')],
  ['JANE SAMPLE AKA JANIE ROE', one('other-name', 'JANE SAMPLE', 'JANIE ROE')],
  ['Jane Sample (formerly Roe Holder)', one('other-name', 'Jane Sample', 'Roe Holder')],
  ['Jane Sample alias "Janie"', one('other-name', 'Jane Sample', 'Janie')],
  ['Robert (Bob) Low', one('other-name', 'Robert Low', 'Bob Low')],
  ['Jane Sample t/a Sample Shop', one('other-name', 'Jane Sample', 'Sample Shop')],
  ['山田花子（旧姓：佐藤）', one('other-name', '山田花子', '佐藤')],
])('%j has another name', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  ['Example Ltd t/a Sample Shop', 'Example Ltd', 'Sample Shop'],
  ['Example Ltd T/A Sample Shop', 'Example Ltd', 'Sample Shop'],
  ['Example Inc. d/b/a The Sample', 'Example Inc.', 'The Sample'],
  ['Example Ltd (trading as Sample Shop)', 'Example Ltd', 'Sample Shop'],
  ['Example Ltd, formerly known as Roe Ltd', 'Example Ltd', 'Roe Ltd'],
])('the business %j has another name', (text, name, other) => {
  expect(read(text, 'business')).toEqual(one('other-name', name, other));
});

test.each([
  'Nee Wei Ling',
  'Ann Nee',
  'Max Born',
  'Jean Dit',
  'Jane Sample born 1980',
  'Jane Sample née le 3 mai',
  'Alias Sample',
])('%j has no other name', (text) => {
  expect(read(text).others).toEqual([]);
});

test.each([
  ['1. Bob Low', 'Bob Low'],
  ['2) Ann Poe', 'Ann Poe'],
  ['(3) Ann Poe', 'Ann Poe'],
  ['#4 Ann Poe', 'Ann Poe'],
  ['No. 5: Ann Poe', 'Ann Poe'],
  ['Nr. 6 - Ann Poe', 'Ann Poe'],
  ['10023 - Ann Poe', 'Ann Poe'],
  ['7.Ann Poe', 'Ann Poe'],
  ['a) Ann Poe', 'Ann Poe'],
  ['• Ann Poe', 'Ann Poe'],
  ['- Ann Poe', 'Ann Poe'],
  ['Ann Poe (2)', 'Ann Poe'],
  ['Ann Poe #10023', 'Ann Poe'],
  ['Ann Poe - 10023', 'Ann Poe'],
  ['№ 8 Анна Примерова', 'Анна Примерова'],
])('%j has a number beside the name', (text, name) => {
  expect(read(text)).toEqual(one('number', name));
});

test.each([
  '3M Company',
  '7-Eleven Ltd',
  '24/7 Ltd',
  '1-800 Samples',
  '360 Example GmbH',
  'Studio 54 Ltd',
  '4-Ever GmbH',
  'Area 51',
])('the number of %j is part of it', (text) => {
  expect(read(text, 'business').kinds).toEqual([]);
});

test.each([
  ['Jane Sample - DO NOT USE', 'Jane Sample'],
  ['DO NOT USE Jane Sample', 'Jane Sample'],
  ['Jane Sample (deceased)', 'Jane Sample'],
  ['*** Jane Sample ***', 'Jane Sample'],
  ['Jane Sample [DUPLICATE]', 'Jane Sample'],
  ['Jane Sample DECEASED', 'Jane Sample'],
  ['zz_Jane Sample', 'Jane Sample'],
  ['DUPLICATE - Jane Sample', 'Jane Sample'],
  ['Anna Muster (verstorben 2019)', 'Anna Muster'],
  ['Anna Muster, gesperrt', 'Anna Muster'],
  ['Jeanne Exemple - ne pas utiliser', 'Jeanne Exemple'],
  ['Juana Ejemplo (fallecida)', 'Juana Ejemplo'],
  ['Jane Sample (Accounts)', 'Jane Sample'],
  ['Jane Sample **VIP**', 'Jane Sample'],
])('%j has a remark beside the name', (text, name) => {
  expect(read(text)).toEqual(one('remark', name));
});

test.each([
  'Example Bank (Switzerland)',
  'Example (UK) Ltd',
  'Old Mill Ltd',
  'The Closed Door Ltd',
  'Yahoo!',
  'Left Bank Ltd',
])('%j is the name of a business', (text) => {
  expect(read(text, 'business').kinds).toEqual([]);
});

test.each([
  ['Example Ltd, Jane Sample', 'Jane Sample'],
  ['Jane Sample, Example Ltd', 'Jane Sample'],
  ['Jane Sample (Example Ltd)', 'Jane Sample'],
  ['Example GmbH - Anna Muster', 'Anna Muster'],
  ['Example GmbH, z.Hd. Anna Muster', 'Anna Muster'],
  ['Example Inc. c/o Jane Sample', 'Jane Sample'],
  ['Jane Sample @ Example Group', 'Jane Sample'],
  ['Jane Sample at Example Ltd', 'Jane Sample'],
  ['Jane Sample and Example Ltd', 'Jane Sample'],
  ['Example S.A.\nJuana Ejemplo', 'Juana Ejemplo'],
  ['株式会社サンプル, Jane Sample', 'Jane Sample'],
])('%j names a person beside a business', (text, name) => {
  expect(read(text)).toEqual(one('company', name));
});

test('of a business, the business is left', () => {
  expect(read('Example Ltd, Jane Sample', 'business')).toEqual(one('company', 'Example Ltd'));
  expect(read('Sample Roe, Attorneys LLP', 'business').kinds).toEqual([]);
  expect(read('Example, Inc.', 'business').kinds).toEqual([]);
  expect(read('Sample, Roe & Partners LLC', 'business').kinds).toEqual([]);
});

test('kinds are answered apart; a kind that is part of the name leaves it as written', () => {
  const text = '1. Jane Sample (née Roe) - DO NOT USE';
  expect(read(text)).toEqual({
    kinds: ['number', 'remark', 'other-name'],
    names: ['Jane Sample'],
    others: ['Jane Roe'],
  });
  const answered = readNameCell(text, 'individual', { number: 'whole', remark: 'names', 'other-name': 'whole' });
  expect(answered.names).toEqual([{ name: '1. Jane Sample (née Roe)', others: [] }]);
  expect(readNameCell('1. FC Köln', 'business', { number: 'whole' }).names).toEqual([
    { name: '1. FC Köln', others: [] },
  ]);
});

test.each(['Total (2 records)', '(blank)', 'jane@example.com', '12', '', 'x'.repeat(600)])(
  '%j is no cell with a name',
  (text) => {
    expect(read(text).kinds).toEqual([]);
  },
);
