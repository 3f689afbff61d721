import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ENGLISH } from '../../../texts/english';
import { fields, showForm } from './subject-form-stage';

const { t } = ENGLISH;
const PASSPORT = ['P<DEUSAMPLE<<JANE<ANNA<<<<<<<<<<<<<<<<<<<<<<', 'X123456785DEU8005034F3101012<<<<<<<<<<<<<<<8'];

beforeEach(() => page.viewport(400, 600));

async function paste(text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  fields.name.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

test('pasting the lines of a passport fills the form and sends nothing', async () => {
  const { requests } = await showForm({});
  await paste(PASSPORT.join('\n'));
  await expect.element(fields.name).toHaveValue('JANE ANNA SAMPLE');
  await expect.element(fields.individual).toBeChecked();
  await expect.element(fields.dob).toHaveValue('1980-05-03');
  await expect.element(fields.nationality).toHaveValue('Germany');
  await expect.element(page.getByTestId('filled-from')).toMatchTextContent(t('subject.comparePassport'));
  await expect.element(page.getByTestId('filled-from')).toMatchTextContent('X12345678');
  expect(requests).not.toHaveBeenCalled();
  await fields.submit.click();
  expect(requests).toHaveBeenCalledWith({
    subject_name: 'JANE ANNA SAMPLE',
    entity_type: 'individual',
    dob: '1980-05-03',
    nationality: 'DE',
  });
});

test('lines with a wrong check digit fill nothing and are not sent', async () => {
  const { requests } = await showForm({ draft: { entityType: 'individual' } });
  await paste(PASSPORT.join('\n').replace('8005034', '8005044'));
  await expect.element(fields.dob).toHaveValue('');
  await fields.submit.click();
  await expect.element(page.getByText(t('noName.passportLines'))).toBeVisible();
  expect(requests).not.toHaveBeenCalled();
});

test('a form that opens with a labelled selection fills its fields', async () => {
  await showForm({ draft: { name: 'Name: Jane Sample Born: 3 May 1961 Nationality: Spain' } });
  await expect.element(fields.name).toHaveValue('Jane Sample');
  await expect.element(fields.dob).toHaveValue('3 May 1961');
  await expect.element(fields.nationality).toHaveValue('Spain');
  await expect.element(page.getByTestId('filled-from')).toMatchTextContent('Name: Jane Sample Born: 3 May 1961');
});

test('a record pasted into the middle of a name stays text', async () => {
  await showForm({ draft: { name: 'Jane' } });
  const input = fields.name.element();
  if (input instanceof HTMLInputElement) input.setSelectionRange(4, 4);
  await paste(' Name: Joe Example');
  await expect.element(page.getByTestId('filled-from')).not.toBeInTheDocument();
});
