import { expect, test } from 'vitest';
import { readCsv } from '@/utils/list/csv-table';
import { combineName, halfNameColumn } from '@/utils/list/name-columns';
import { guessColumns } from '@/utils/list/subject-columns';
import { readSubjectRows } from '@/utils/list/subject-rows';
import { ENGLISH } from '../../texts/english';
import { BY } from '../batch/read-by';

function read(text: string, includeAsked = false) {
  const table = readCsv(text);
  const columns = { ...guessColumns(table.columns, table.rows, ENGLISH), entityType: 'individual' as const };
  return { columns, ...readSubjectRows(table, columns, { ...BY, includeAsked }) };
}
const names = (text: string) => read(text).subjects.map(({ request }) => request.subject_name);

test.each([
  ['First Name,Last Name\nMaria,Sample', 'Maria Sample'],
  ['last_name,first_name\nSample,Maria', 'Maria Sample'],
  ['firstName,middleName,lastName\nMaria,Jo,Sample', 'Maria Jo Sample'],
  ['Given names,Family name\nMaria,Sample', 'Maria Sample'],
  ['Name,Surname\nMaria,Sample', 'Maria Sample'],
  ['Surname,Name\nSample,Maria', 'Maria Sample'],
  ['Forename;Surname\nMaria;Sample', 'Maria Sample'],
  ['Customer First Name,Customer Last Name\nMaria,Sample', 'Maria Sample'],
  ['Name;Vorname\nMuster;Anna', 'Anna Muster'],
  ['Vorname;Nachname\nAnna;Muster', 'Anna Muster'],
  ['Familienname;Vorname(n)\nMuster;Anna', 'Anna Muster'],
  ['Nom;Prénom\nModèle;Camille', 'Camille Modèle'],
  ['NOM DE FAMILLE;PRENOMS\nModèle;Camille', 'Camille Modèle'],
  ['Nom / Surname;Prénoms / Given names\nModèle;Camille', 'Camille Modèle'],
  ['Nombre;Apellidos\nMaría;Quintanar Olmo', 'María Quintanar Olmo'],
  ['Nombre;Primer apellido;Segundo apellido\nMaría;Quintanar;Olmo', 'María Quintanar Olmo'],
  ['Apellido paterno;Apellido materno;Nombres\nQuintanar;Olmo;María', 'María Quintanar Olmo'],
  ['Nome;Cognome\nGiulia;Esempio', 'Giulia Esempio'],
  ['Nome;Sobrenome\nJoana;Exemplo', 'Joana Exemplo'],
  ['Naam;Voornaam\nVoorbeeld;Sanne', 'Sanne Voorbeeld'],
  ['Voornaam;Tussenvoegsel;Achternaam\nSanne;van der;Voorbeeld', 'Sanne van der Voorbeeld'],
  ['Imię;Nazwisko\nAnna;Przykład', 'Anna Przykład'],
  ['姓,名\n見本,太郎', '見本太郎'],
  ['名,姓\n太郎,見本', '見本太郎'],
  ['苗字,名前\n見本,太郎', '見本太郎'],
  ['姓氏,名字\n樣,本', '樣本'],
  ['성,이름\n견,본수', '견본수'],
  ['姓,名\nMihon,Taro', 'Mihon Taro'],
  ['Last name,First name\n見本,太郎', '見本太郎'],
  ['Name,Given Name,Family Name\nMaria Sample,Maria,Sample', 'Maria Sample'],
  ['Full name,First name\nMaria Sample,Maria', 'Maria Sample'],
  ['Company,First name,Last name\nLarkspur Ltd,Maria,Sample', 'Maria Sample'],
])('%j gives the name %s', (text, name) => {
  expect(names(text)).toEqual([name]);
});

test.each(['Last Name,DOB', 'Vorname;Geburtsdatum', 'Prénom', '姓,国籍', 'Voornaam'])(
  'F34: %j has only half of a name, so no column is guessed',
  (line) => {
    expect(guessColumns(readCsv(line).columns, [], ENGLISH).name).toEqual([]);
  },
);

test('warns when a chosen column is half of a name by its heading', () => {
  const headings = ['Name', 'Vorname', 'Stadt'];
  expect(halfNameColumn(headings, [0], [])).toBe(0);
  expect(halfNameColumn(headings, [1], [])).toBe(1);
  expect(halfNameColumn(headings, [1, 0], [])).toBeNull();
  expect(halfNameColumn(headings, [2], [])).toBeNull();
  expect(halfNameColumn(['Name', 'Stadt'], [0], [])).toBeNull();
  expect(halfNameColumn(['Company'], [], [])).toBeNull();
});

test('the parts of a name are joined as they are written', () => {
  expect(combineName(['Anna', ' ', 'Muster '])).toBe('Anna Muster');
  expect(combineName(['見本', '太郎'])).toBe('見本太郎');
  expect(combineName(['見本', 'Taro'])).toBe('見本 Taro');
});

test('a row with half of a name waits for the user', () => {
  const text = 'First name,Middle name,Last name\nMaria,,Sample\n,,Sample\nJo,,';
  expect(read(text)).toMatchObject({
    subjects: [{ request: { subject_name: 'Maria Sample' } }],
    asked: [
      { line: 3, shown: 'Sample', reasons: [{ text: 'badRow.halfName' }] },
      { line: 4, shown: 'Jo' },
    ],
  });
  expect(read(text, true).subjects).toHaveLength(3);
});

test('rows that differ in other cells are no duplicates', () => {
  const text = 'Name,City\nJane Sample,Ghent\nJane Sample,Bath\nJane Sample,Ghent';
  const { subjects, repeated, shared } = read(text);
  expect(subjects).toHaveLength(1);
  expect(repeated).toBe(1);
  expect(shared).toEqual([{ line: 3, shown: 'Jane Sample', with: 2 }]);
});

test.each([
  ['Name,Country,Citizenship', 2],
  ['Name,Citizenship,Country', 1],
  ['Name;Land;Staatsangehörigkeit', 2],
  ['Nom;Pays;Nationalité', 2],
  ['Name,Country', 1],
  ['Name,Country of residence', null],
  ['Name,Country of birth', null],
])('finds the nationality of %j in column %s', (line, column) => {
  expect(guessColumns(readCsv(line).columns, [], ENGLISH).country).toBe(column);
});
