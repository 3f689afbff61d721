import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ENGLISH } from '../../../texts/english';
import { workbookOf } from '../../batch/workbook-of';
import { showDesk } from './desk-stage';

const { t } = ENGLISH;
const NEW_BATCH = { 'desk:next': { route: { name: 'new-batch', source: 'text' } } };

const PEOPLE = { operation: 'overview', source: 'text', emails: '', subjects: '' };

async function showPeople(subjects = '') {
  await showDesk({ surface: 'tab', session: { ...NEW_BATCH, 'draft:batch': { ...PEOPLE, subjects } } });
  await expect.element(page.getByTestId('batch-text')).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  return (...files: [name: string, bytes: Uint8Array | string]) =>
    page.elementLocator(input as HTMLInputElement).upload(new File([files[1] as BlobPart], files[0]));
}

test('a name in two columns is combined, and the first names are shown before anything is sent', async () => {
  await showPeople('Name;Vorname;Typ\nMuster;Anna;individual\nMuster;Otto;individual');
  await expect.element(page.getByTestId('name-examples')).toMatchTextContent(/Anna Muster · Otto Muster/);
  await expect.element(page.getByTestId('found')).toHaveTextContent(t('newBatch.subjects', { count: 2 }));
  await page
    .getByRole('combobox', { name: t('column.namePart', { number: 2 }) })
    .selectOptions(t('column.nothingMore'));
  await expect.element(page.getByTestId('half-name')).toBeVisible();
});

test('examples of names that are sent contain only names', async () => {
  await showPeople(
    'Name;Vorname;Typ\nMuster;Anna;individual\n#N/A;;individual\n-;-;individual\nMuster;Otto;individual',
  );
  await expect.element(page.getByTestId('name-examples')).toMatchTextContent(/Anna Muster · Otto Muster$/);
});

test('day numbers, a word for a nationality and a date for an unknown one are asked about once; their rows wait', async () => {
  await showPeople('Name,DOB,Nationality\nJane,29353,\nJoe,,brasileira\nAnn,,Brasileira\nKim,1900-01-01,');
  await page.getByRole('combobox', { name: t('subject.type') }).selectOptions(t('column.allIndividuals'));
  const found = (count: number) =>
    expect.element(page.getByTestId('found')).toHaveTextContent(t('newBatch.subjects', { count }));
  const ask = (question: string, count: number) =>
    page.getByRole('combobox', { name: `${question} · ${t('rows.count', { count })}` });
  const country = ask(t('column.whichCountry', { value: 'brasileira' }), 2);
  await expect.element(page.getByTestId('found')).toHaveTextContent(t('newBatch.noSubjects'));
  await page.getByText(t('column.readAs', { date: '1980-05-12' })).click();
  await found(1);
  await country.selectOptions('Brazil');
  await found(3);
  await ask(t('subject.isRealDate', { value: '1900-01-01' }), 1).selectOptions(t('column.notSent'));
  await found(4);
  await country.selectOptions(t('column.chooseAnswer'));
  await page.getByText(t('column.readAs', { date: '1980-05-12' })).click();
  await found(1);
});

test('a file whose encoding is uncertain is loaded once the user has chosen the lines that read right', async () => {
  const upload = await showPeople('Name,Type\nOlder,individual');
  await expect.element(page.getByTestId('start-batch')).toBeEnabled();
  // "Příklad Jiří" in Windows-1250.
  const bytes = [
    ...new TextEncoder().encode('Name,Type\nP'),
    0xf8,
    0xed,
    ...new TextEncoder().encode('klad Ji'),
    0xf8,
    0xed,
  ];
  await upload('people.csv', Uint8Array.from([...bytes, ...new TextEncoder().encode(',individual\n')]));
  await expect.element(page.getByTestId('encoding')).toBeVisible();
  await expect.element(page.getByTestId('start-batch')).toBeDisabled();
  await page.getByText('Příklad Jiří,individual').click();
  await expect.element(page.getByTestId('batch-text')).toHaveValue('Name,Type\nPříklad Jiří,individual\n');
  await expect.element(page.getByTestId('start-batch')).toBeEnabled();
});

test('after a refused file, the older list waits until the user wants it', async () => {
  const upload = await showPeople('Name,Type\nOlder,individual');
  await expect.element(page.getByTestId('start-batch')).toBeEnabled();
  await upload('list.xls', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]));
  await expect.element(page.getByTestId('file-refused')).toMatchTextContent(/list\.xls/);
  await expect.element(page.getByTestId('start-batch')).toBeDisabled();
  await page.getByRole('button', { name: t('file.keepList') }).click();
  await expect.element(page.getByTestId('start-batch')).toBeEnabled();
});

test('a workbook is chosen like a text file, and another of its sheets', async () => {
  const upload = await showPeople();
  const row = (...cells: string[]) =>
    `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;
  const sheets = {
    People: row('Name', 'Type') + row('Jane Sample', 'individual'),
    Firms: row('Name', 'Type') + row('Larkspur Ltd', 'business'),
  };
  await upload('list.xlsx', workbookOf({ sheets }));
  await expect.element(page.getByTestId('batch-text')).toHaveValue('Name,Type\nJane Sample,individual');
  await page.getByRole('combobox', { name: t('file.sheet') }).selectOptions('Firms');
  await expect.element(page.getByTestId('batch-text')).toHaveValue('Name,Type\nLarkspur Ltd,business');
});

test('titles above the column names are shown as left out, and the user chooses another row', async () => {
  await showPeople('Report of 12 May\n\nName,Type\nJane Sample,individual');
  await expect.element(page.getByTestId('table-shape')).toMatchTextContent(t('shape.titles', { count: 1 }));
  await page.getByRole('radio', { name: t('shape.headIn', { line: '4' }) }).click();
  await expect.element(page.getByTestId('found')).toHaveTextContent(t('newBatch.mapColumns'));
});

test('leaves out and names hidden columns of a workbook, reports hidden rows, and names the batch after the file', async () => {
  const upload = await showPeople();
  const row = (name: string, more = '') =>
    `<row ${more}>${['Risk', name].map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;
  const columns = '<cols><col min="1" max="1" hidden="1"/></cols>';
  await upload(
    'cust\u202eomers.xlsx',
    workbookOf({ sheets: { A: row('Name') + row('Ann', 'hidden="1"') + row('Bob') }, columns }),
  );
  const hidden = page.getByTestId('hidden-rows');
  await expect.element(hidden).toMatchTextContent(new RegExp(t('file.hiddenRows', { count: 1 })));
  const text = page.getByTestId('batch-text');
  await expect.element(text).toHaveValue('Name\nAnn\nBob');
  await expect
    .element(page.getByTestId('hidden-columns'))
    .toMatchTextContent(new RegExp(`${t('file.hiddenColumns', { count: 1 })}.*Risk`));
  await page.getByText(t('file.includeHiddenColumns')).click();
  await expect.element(text).toHaveValue('Risk,Name\nRisk,Ann\nRisk,Bob');
  await page.getByText(t('file.includeHidden')).click();
  await expect.element(text).toHaveValue('Risk,Name\n\nRisk,Bob');
  await page.getByText(t('file.includeHiddenColumns')).click();
  await expect.element(text).toHaveValue('Name\n\nBob');
  await expect.element(hidden).toBeVisible();
  // A choice is made for the columns that are shown, which follow the text a moment later.
  await expect.element(page.getByRole('option', { name: 'Risk' })).not.toBeInTheDocument();
  await page.getByRole('combobox', { name: t('subject.type') }).selectOptions(t('column.allIndividuals'));
  const plan = page.getByTestId('before-sending');
  await expect.element(plan).toMatchTextContent(/customers\.xlsx/);
  // Another list, pasted over it, is not that of the file.
  await page.getByTestId('batch-text').fill('Name\nCem');
  await expect.element(plan).not.toMatchTextContent(/customers\.xlsx/);
});

test('a list of bare names is told that its first row may be a name, and is sent whole if the user says so', async () => {
  await showPeople('Jane Sample\nLarkspur Ltd\nOtto Muster');
  await expect.element(page.getByTestId('uncertain-head')).toBeVisible();
  await page.getByText(t('shape.noHead')).click();
  await page.getByRole('combobox', { name: t('column.name') }).selectOptions(t('column.numbered', { number: 1 }));
  await expect.element(page.getByTestId('found')).toHaveTextContent(t('newBatch.mapType'));
  await page.getByRole('combobox', { name: t('subject.type') }).selectOptions(t('column.allIndividuals'));
  await expect.element(page.getByTestId('found')).toHaveTextContent(t('newBatch.subjects', { count: 3 }));
});
