import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { EMPTY_SUBJECT_DRAFT } from '@/utils/service/subject-draft';
import { ENGLISH } from '../../../texts/english';
import { expectAccessible } from '../expect-accessible';
import { fields, showForm } from './subject-form-stage';

const { t } = ENGLISH;
const person = { name: 'Jane Doe', entityType: 'individual' } as const;
const question = page.getByTestId('dob-question');
const meaning = (date: string, iso: string) => t('subject.meaningSentAs', { meaning: date, value: iso });

beforeEach(() => page.viewport(380, 700));

async function typeDate(keys: string) {
  fields.dob.element().focus();
  await userEvent.keyboard(keys);
}

describe('a typed date', () => {
  test('is shown in words and sent as that date', async () => {
    const keys = '15. März 1980';
    const { requests, drafts } = await showForm({ draft: person });
    await typeDate(keys);
    await expect.element(fields.dob).toHaveAccessibleDescription(meaning('March 15, 1980', '1980-03-15'));
    await userEvent.keyboard('{Enter}');
    expect(requests.mock.calls).toEqual([[expect.objectContaining({ dob: '1980-03-15' })]]);
    expect(drafts.mock.lastCall?.[0].dob).toBe(keys);
    await expect.element(fields.dob).toHaveValue(keys);
  });

  test('that does not exist is refused, and stays in the field', async () => {
    const { requests } = await showForm({ draft: person });
    await typeDate('1980-2-31{Enter}');
    await expect.element(page.getByText(t('subjectProblem.dobImpossible'))).toBeVisible();
    await expect.element(fields.dob).toHaveValue('1980-2-31');
    await expect.element(fields.dob).toHaveFocus();
    expect(requests).not.toHaveBeenCalled();
  });

  test('that is none is refused when typing ends, and stays in the field', async () => {
    const { drafts } = await showForm({ draft: person });
    await typeDate('1980-05-12-13');
    await expect.element(page.getByText(t('subjectProblem.dobInvalid'))).toBeVisible();
    await expect.element(fields.dob).toHaveValue('1980-05-12-13');
    expect(drafts.mock.lastCall?.[0].dob).toBe('1980-05-12-13');
  });
});

describe('a date with more than one reading', () => {
  test.each([
    ['12051980', 'column.dayFirst', 'May 12, 1980', '1980-05-12'],
    ['12.03.1980', 'column.monthFirst', 'December 3, 1980', '1980-12-03'],
  ] as const)('%s is asked about; %s sends the date of the button', async (keys, key, date, iso) => {
    const { requests, drafts } = await showForm({ draft: person });
    await typeDate(`${keys}{Enter}`);
    await expect.element(question.getByText(t('column.dateOrder', { value: keys }))).toBeVisible();
    await expect.element(page.getByText(t('subjectProblem.dobUnclear'))).toBeVisible();
    expect(requests).not.toHaveBeenCalled();
    await expectAccessible();
    await userEvent.tab();
    await question.getByRole('button', { name: t(key, { date }) }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(fields.dob).toHaveFocus();
    expect(drafts.mock.lastCall?.[0].dob).toBe(iso);
    await userEvent.keyboard('{Enter}');
    expect(requests.mock.calls).toEqual([[expect.objectContaining({ dob: iso })]]);
  });

  test.each([
    ['12-May-80', t('subject.whichDate', { value: '12-May-80' }), 'May 12, 1980'],
    ['29353', t('subject.isDayCount', { value: '29353' }), 'May 12, 1980'],
  ])('%s is asked about with its date in words', async (keys, title, date) => {
    const { drafts } = await showForm({ draft: person });
    await typeDate(keys);
    await expect.element(question.getByText(title)).toBeVisible();
    await question.getByRole('button', { name: date }).click();
    expect(drafts.mock.lastCall?.[0].dob).toBe('1980-05-12');
  });

  test('is not asked about while it is typed, and again when the draft returns', async () => {
    const { replace } = await showForm({ draft: person });
    await typeDate('02/03/1980');
    expect(question.query()).toBeNull();
    await expect.element(question).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await expect.element(question).not.toBeInTheDocument();
    replace({ ...EMPTY_SUBJECT_DRAFT, dob: '02/03/1980' });
    await expect.element(question).toBeVisible();
  });
});

describe('a date that programs write for an unknown one', () => {
  const draft = { ...person, dob: '1900-01-01' };

  test('is sent once it is confirmed, and asked about again once it is changed', async () => {
    const { requests } = await showForm({ draft });
    await fields.submit.click();
    await expect.element(page.getByText(t('subjectProblem.dobPlaceholder'))).toBeVisible();
    expect(requests).not.toHaveBeenCalled();
    await question.getByRole('button', { name: 'January 1, 1900' }).click();
    await expect.element(fields.dob).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(requests.mock.calls).toEqual([[expect.objectContaining({ dob: '1900-01-01' })]]);
    await fields.dob.fill('01/01/1900');
    await expect.element(question).toBeVisible();
  });

  test('can be left out', async () => {
    const { requests } = await showForm({ draft });
    await question.getByRole('button', { name: t('subject.leaveOut') }).click();
    await fields.submit.click();
    expect(requests.mock.lastCall?.[0]).not.toHaveProperty('dob');
  });
});

test('a date that is known in part stays, is not sent, and the field says so', async () => {
  const { requests } = await showForm({ draft: person });
  await typeDate('1980');
  await expect.element(fields.dob).toHaveAccessibleDescription(t('subject.dobNotSent'));
  await userEvent.keyboard('{Enter}');
  expect(requests.mock.calls).toEqual([[{ subject_name: 'Jane Doe', entity_type: 'individual' }]]);
  await expect.element(fields.dob).toHaveValue('1980');
});

test('a date from the clipboard is read at once', async () => {
  await showForm({ draft: person });
  await fields.dob.fill('15-Mar-1980');
  await expect.element(fields.dob).toHaveAccessibleDescription(meaning('March 15, 1980', '1980-03-15'));
});

test('the button empties the field and leaves the focus in it', async () => {
  const { drafts } = await showForm({ draft: { dob: '1980-05-12' } });
  fields.dob.element().focus();
  await fields.clearDob.click();
  expect(drafts.mock.lastCall?.[0].dob).toBe('');
  await expect.element(fields.dob).toHaveFocus();
  await expect.element(fields.dob).toHaveAccessibleDescription(t('subject.dobHelp'));
});
