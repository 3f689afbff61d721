import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ENGLISH } from '../../../texts/english';
import { fields, showForm } from './subject-form-stage';

beforeEach(() => page.viewport(380, 600));

describe('the name', () => {
  test.each([
    ['Jane\nDoe', 'Jane Doe'],
    ['\tJane\tDoe\r\n', 'Jane Doe'],
    ['Jane  Doe', 'Jane  Doe'],
  ])('%j pasted is %j', async (pasted, name) => {
    await showForm({ draft: { name: pasted.replace(/\S/g, '').slice(9) } });
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    fields.name.element().focus();
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    // A paste that is left to the browser only happens when it comes from the browser.
    if (fields.name.element().dispatchEvent(event)) await fields.name.fill(pasted);
    await expect.element(fields.name).toHaveValue(name);
  });

  test('pasted text goes to the cursor', async () => {
    const { drafts } = await showForm({ draft: { name: 'Ms  Smith' } });
    const input = fields.name.element();
    if (!(input instanceof HTMLInputElement)) throw new Error('no input');
    input.setSelectionRange(3, 3);
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'Jane\nDoe');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await expect.element(fields.name).toHaveValue('Ms Jane Doe Smith');
    expect(drafts.mock.lastCall?.[0].name).toBe('Ms Jane Doe Smith');
    expect(input.selectionStart).toBe(11);
  });
});

describe('a name that is changed before it is sent', () => {
  test.each([
    ['John\u200bSmith', 'John Smith', ['nameRemark.invisible']],
    ['Jane\u00a0 Sample', 'Jane Sample', ['nameRemark.spaces']],
    ['"Jane Sample"', 'Jane Sample', ['nameRemark.quotes']],
    ['"Jane  Sam\u00adple"', 'Jane Sample', ['nameRemark.spaces', 'nameRemark.invisible', 'nameRemark.quotes']],
  ] as const)('%j is shown as it will be sent', async (name, sent, remarks) => {
    const { requests } = await showForm({ draft: { entityType: 'individual' } });
    await fields.name.fill(name);
    for (const text of [ENGLISH.t('desk.sentAs', { value: sent }), ...remarks.map((key) => ENGLISH.t(key))])
      await expect.element(fields.name).toHaveAccessibleDescription(new RegExp(text));
    await expect.element(fields.name).toHaveValue(name);
    await fields.submit.click();
    expect(requests.mock.lastCall?.[0].subject_name).toBe(sent);
  });

  test('look-alike letters are named, and sent as they are', async () => {
    const { requests } = await showForm({ draft: { name: '\u0421arl Smith', entityType: 'individual' } });
    await expect.element(fields.name).toHaveAccessibleDescription(ENGLISH.t('nameRemark.mixedScripts'));
    await fields.submit.click();
    expect(requests.mock.lastCall?.[0].subject_name).toBe('\u0421arl Smith');
  });
});

describe('a name that is probably none', () => {
  const question = page.getByTestId('name-question');

  const name = 'Grand Totals (2 records)';

  test('is asked about before it is sent, with the reason', async () => {
    const { requests } = await showForm({ draft: { name: '#N/A', entityType: 'individual' } });
    expect(question.query()).toBeNull();
    for (const [typed, reason] of [
      ['#N/A', 'noName.spreadsheetError'],
      ['n/a', 'noName.missingValue'],
      ['12345', 'noName.digits'],
      ['test', 'noName.test'],
      ['Copyright (c) 2026 example.com', 'noName.reportLine'],
      [name, 'noName.total'],
    ] as const) {
      await fields.name.fill(typed);
      await userEvent.keyboard('{Enter}');
      await expect.element(fields.name).toHaveAccessibleDescription(ENGLISH.t(reason));
      await expect.element(fields.name).toHaveFocus();
      await expect.element(question).toBeVisible();
    }
    expect(requests).not.toHaveBeenCalled();
    await question.getByRole('button', { name: ENGLISH.t('subject.confirmName') }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(fields.name).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(requests.mock.calls).toEqual([[{ subject_name: name, entity_type: 'individual' }]]);
  });

  test('a changed name is asked about again', async () => {
    const { requests } = await showForm({ draft: { name: 'Null', entityType: 'individual' } });
    await fields.submit.click();
    await question.getByRole('button', { name: ENGLISH.t('subject.confirmName') }).click();
    await fields.name.fill('None');
    await fields.submit.click();
    await expect.element(question).toBeVisible();
    expect(requests).not.toHaveBeenCalled();
  });

  test('an email address can be scored instead', async () => {
    const { requests, scores } = await showForm({ draft: { name: ' jane@example.com ', entityType: 'individual' } });
    await fields.submit.click();
    await question
      .getByRole('button', { name: ENGLISH.t('pageEmails.scoreEmail', { email: 'jane@example.com' }) })
      .click();
    expect(scores.mock.calls).toEqual([['jane@example.com']]);
    expect(requests).not.toHaveBeenCalled();
  });

  test('a sign alone is no name', async () => {
    await showForm({ draft: { name: '-', entityType: 'individual' } });
    await fields.submit.click();
    await expect.element(page.getByText(ENGLISH.t('subjectProblem.nameWithoutLetters'))).toBeVisible();
    expect(question.query()).toBeNull();
  });
});
