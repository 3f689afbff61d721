import { readFileSync } from 'node:fs';
import { t } from '../../texts/english-in-node.ts';
import { NEW_BATCH } from '../desk.ts';
import { storeSettings } from '../engine.ts';
import { expect } from '../expect.ts';
import { stateOf } from './batch-page.ts';
import { test } from './fixtures.ts';

const TABLE = [
  'Customer no;Full name;Kind;Born;Country',
  '1;Casey Cobblefield;individual;1980-05-12;GB',
  '2;Larkspur Haulage GmbH;business;;Germany',
  '3;;individual;;',
  '4;Emery Holloway;individual;12/05/1980;',
  '5;"Cobblefield\nLettings Ltd";business;;',
  '6;=HYPERLINK(1);business;;',
  '7;Nemo;trust;;Atlantis',
].join('\r\n');

test('a table of subjects names its bad rows, sends and exports the good ones', async ({ open, service }) => {
  const page = await open(NEW_BATCH);
  await page.getByRole('tab', { name: t('newBatch.people') }).click();
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({
      name: 'customers.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(TABLE),
    });
  await expect(page.getByText(t('file.loaded', { file: 'customers.csv' }))).toBeVisible();
  await expect(page.getByLabel(t('column.name'), { exact: true })).toHaveValue('1');
  await expect(page.getByLabel(t('subject.nationality'))).toHaveValue('4');
  await expect(page.getByLabel(t('subject.type'))).toHaveValue('2');
  await expect(page.getByLabel(t('subject.dob'))).toHaveValue('3');
  const bad = page.getByTestId('bad-rows');
  await expect(bad).toContainText(`Line 4: 3, individual${t('subjectProblem.nameMissing')}`);
  await expect(page.getByText(t('column.unclearDates', { count: 1 }))).toBeVisible();
  await expect(bad).not.toContainText('Emery Holloway');
  // The line break in its name becomes a space.
  await expect(bad).not.toContainText('Cobblefield Lettings Ltd');
  await expect(bad).toContainText('Line 8: =HYPERLINK(1)');
  await expect(page.getByTestId('values-country')).toContainText(t('column.whichCountry', { value: 'Atlantis' }));
  expect(service.requests).toHaveLength(0);

  await page.getByRole('radio', { name: t('column.dayFirst', { date: '1980-05-12' }) }).click({ force: true });
  await page.getByLabel(t('subject.nationality')).selectOption(t('column.notSent'));
  // One after the other, in the order of the table.
  await storeSettings(page, { concurrency: 1 });
  await page.getByTestId('start-batch').click();
  await expect.poll(() => stateOf(page)).toBe('finished');
  expect(service.requests.map(({ path, rawBody }) => [path, JSON.parse(rawBody)])).toEqual([
    ['/v1/profile360/overview', { subject_name: 'Casey Cobblefield', entity_type: 'individual', dob: '1980-05-12' }],
    ['/v1/profile360/overview', { subject_name: 'Larkspur Haulage GmbH', entity_type: 'business' }],
    ['/v1/profile360/overview', { subject_name: 'Emery Holloway', entity_type: 'individual', dob: '1980-05-12' }],
    ['/v1/profile360/overview', { subject_name: 'Cobblefield Lettings Ltd', entity_type: 'business' }],
    // Without a nationality, the unknown country does not matter.
    ['/v1/profile360/overview', { subject_name: 'Nemo', entity_type: 'business' }],
  ]);

  const saving = page.waitForEvent('download');
  await page.getByTestId('export').click();
  await page.getByTestId('export-csv').click();
  const csv = readFileSync(await (await saving).path(), 'utf8');
  // The file's own id comes first, and its other columns last.
  expect(csv).toMatch(/^\uFEFFCustomer no,subject_name,entity_type,dob,nationality,log_line,state,score,/);
  expect(csv.split('\r\n')[0]).toMatch(/,lookup,line,Country$/);
  expect(csv.split('\r\n')[1]).toMatch(/^1,Casey Cobblefield,.*,GB$/);
  expect(csv).toMatch(/Cobblefield Lettings Ltd,business,,,\d+ · \w{8},done,/);
  expect(csv).not.toContain('HYPERLINK');
  expect(csv).not.toContain(service.apiKey);
});
