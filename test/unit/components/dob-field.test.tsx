import { useRef, useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { DobField } from '@/components/subject/dob-field';
import { EMPTY_SUBJECT_DRAFT } from '@/utils/service/subject-form';
import { createTexts } from '@/utils/texts/texts';
import { ENGLISH } from '../../texts/english';
import { render } from '../../texts/render';
import { expectAccessible } from './expect-accessible';
import { dateShown, fields, showForm } from './subject-form-stage';

const person = { name: 'Jane Doe', entityType: 'individual' } as const;

beforeEach(() => page.viewport(380, 600));

const focus = (field: Locator) => field.element().focus();

/** Types from the year on. A mouse would take longer to get there than the keys do. */
async function typeDate(keys: string) {
  focus(fields.year);
  await userEvent.keyboard(keys);
}

test('the order is year, month, day, and is said', async () => {
  await showForm({});
  expect(fields.dob.element().textContent).toBe('yyyy-mm-dd');
  await expect.element(fields.dob).toHaveAccessibleDescription(ENGLISH.t('subject.dobHelp'));
});

test.each([
  ['de', 'jjjj-mm-tt'],
  ['fr', 'aaaa-mm-jj'],
  ['pt-BR', 'aaaa-mm-dd'],
  ['ja', '年-月-日'],
])('%s: parts are named in it, and hold the same text', async (locale, placeholder) => {
  const onChange = vi.fn();
  const texts = createTexts((name) => name, locale);
  await render(<Dob onChange={onChange} />, texts);
  const group = page.getByRole('group');
  expect(group.element().textContent?.replace(/\p{Cf}/gu, '')).toBe(placeholder);
  await page.getByRole('spinbutton').first().click();
  await userEvent.keyboard('19800512');
  await expect.poll(() => onChange.mock.lastCall?.[0]).toBe('1980-05-12');
});

function Dob({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState('');
  const change = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <DobField value={value} onChange={change} problem={undefined} firstRef={useRef(null)} />;
}

describe('what is typed is what the form holds', () => {
  test.each([
    ['1980', '1980-??-??'],
    ['198005', '1980-05-??'],
    ['19', '0019-??-??'],
    ['{ArrowRight}5', '????-05-??'],
    ['{ArrowRight}{ArrowRight}31', '????-??-31'],
    ['19800512', '1980-05-12'],
    ['19800231', '1980-02-31'],
    ['19790229', '1979-02-29'],
    ['20300101', '2030-01-01'],
    ['0001', '0001-??-??'],
    ['1980000', '1980-00-00'],
    ['1980{ArrowLeft}{Backspace}{Backspace}{Backspace}', '0001-??-??'],
  ])('%s is %s, also after leaving', async (keys, dob) => {
    const { drafts } = await showForm({});
    await typeDate(keys);
    await expect.poll(() => drafts.mock.lastCall?.[0].dob).toBe(dob);
    const shown = dateShown();
    for (const entered of [fields.year, fields.day]) {
      focus(entered);
      focus(fields.name);
      await expect.element(fields.name).toHaveFocus();
      expect(dateShown()).toBe(shown);
      expect(drafts.mock.lastCall?.[0].dob).toBe(dob);
    }
  });

  test('emptied by keyboard it is empty', async () => {
    const { drafts } = await showForm({ draft: { dob: '1980-05-12' } });
    focus(fields.day);
    await userEvent.keyboard('{Backspace>12/}');
    await expect.poll(() => drafts.mock.lastCall?.[0].dob).toBe('');
    expect(dateShown()).toBe('yyyy-mm-dd');
  });

  test('emptied by its button it is empty', async () => {
    const { drafts } = await showForm({ draft: { dob: '1980-05-12' } });
    await fields.clearDob.click();
    await expect.poll(() => drafts.mock.lastCall?.[0].dob).toBe('');
    expect(dateShown()).toBe('yyyy-mm-dd');
    await typeDate('19811231');
    await expect.poll(() => drafts.mock.lastCall?.[0].dob).toBe('1981-12-31');
  });

  test('a part taken away from a whole date is missing', async () => {
    const { drafts } = await showForm({ draft: { dob: '1980-05-12' } });
    await fields.month.click();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect.poll(() => drafts.mock.lastCall?.[0].dob).toBe('1980-??-12');
    await fields.name.click();
    expect(dateShown()).toBe('1980-mm-12');
  });
});

describe('a draft', () => {
  test.each([
    ['1980-05-12', '1980-05-12'],
    ['1980-??-??', '1980-mm-dd'],
    ['????-??-31', 'yyyy-mm-31'],
    ['1980-02-31', '1980-02-31'],
    ['2030-01-01', '2030-01-01'],
    ['', 'yyyy-mm-dd'],
  ])('of %j fills the field', async (dob, shown) => {
    const { drafts } = await showForm({ draft: { dob } });
    expect(dateShown()).toBe(shown);
    expect(drafts).not.toHaveBeenCalled();
  });

  test('that nothing can show is let go rather than kept unseen', async () => {
    const { drafts } = await showForm({ draft: { dob: 'May 1980' } });
    await expect.poll(() => drafts.mock.lastCall?.[0].dob).toBe('');
  });

  test('that comes later replaces what is there', async () => {
    const { replace, drafts } = await showForm({ draft: { dob: '1980-02-31' } });
    for (const [dob, shown] of [
      ['1999-12-31', '1999-12-31'],
      ['????-01-??', 'yyyy-01-dd'],
      ['2000-02-30', '2000-02-30'],
      ['', 'yyyy-mm-dd'],
    ] as const) {
      replace({ ...EMPTY_SUBJECT_DRAFT, dob });
      await expect.poll(dateShown).toBe(shown);
    }
    expect(drafts).not.toHaveBeenCalled();
  });
});

describe('only a real past date is sent', () => {
  test.each([
    ['1980-??-??', ENGLISH.t('subjectProblem.dobInvalid')],
    ['2030-01-01', ENGLISH.t('subjectProblem.dobInFuture')],
    ['0080-05-12', ENGLISH.t('subjectProblem.dobTooEarly')],
  ])('%s is not', async (dob, problem) => {
    const { requests } = await showForm({ draft: { ...person, dob } });
    await fields.submit.click();
    await expect.element(page.getByText(problem)).toBeVisible();
    await expect.element(fields.year).toHaveFocus();
    expect(requests).not.toHaveBeenCalled();
  });

  test('a problem disappears once it is fixed', async () => {
    const { requests } = await showForm({ draft: { ...person, dob: '1980-02-31' } });
    await fields.submit.click();
    await expect.element(page.getByText(ENGLISH.t('subjectProblem.dobInvalid'))).toBeVisible();
    await fields.day.click();
    await userEvent.keyboard('29');
    await expect.element(page.getByText(ENGLISH.t('subjectProblem.dobInvalid'))).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(requests.mock.lastCall?.[0].dob).toBe('1980-02-29');
  });
});

describe('a date from the clipboard', () => {
  const paste = (text: string) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    focus(fields.month);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    fields.month.element().dispatchEvent(event);
  };

  const question = page.getByTestId('dob-order');
  const choice = (key: 'column.dayFirst' | 'column.monthFirst', date: string) =>
    page.getByRole('button', { name: ENGLISH.t(key, { date }) });

  test.each([
    ['1980-02-03', '1980-02-03'],
    ['25/12/1980', '1980-12-25'],
    ['12.25.1980', '1980-12-25'],
  ])('%s has one reading and fills the field', async (text, date) => {
    const { drafts } = await showForm({ draft: { dob: '1999-??-31' } });
    paste(text);
    await expect.poll(dateShown).toBe(date);
    expect(drafts.mock.calls.map(([form]) => form.dob)).toEqual([date]);
    expect(question.query()).toBeNull();
  });

  test.each([
    ['column.dayFirst', '1980-03-02'],
    ['column.monthFirst', '1980-02-03'],
  ] as const)('with two readings it is asked about: %s is %s', async (key, date) => {
    const { drafts, requests } = await showForm({ draft: { ...person, dob: '1999-??-31' } });
    paste('02/03/1980');
    await expect.element(question.getByText(ENGLISH.t('column.dateOrder', { value: '02/03/1980' }))).toBeVisible();
    expect(dateShown()).toBe('yyyy-mm-dd');
    await fields.submit.click();
    await expect.element(page.getByText(ENGLISH.t('subjectProblem.dobInvalid'))).toBeVisible();
    expect(requests).not.toHaveBeenCalled();
    expect(drafts.mock.lastCall?.[0].dob).toBe('02/03/1980');
    await choice(key, date).click();
    await expect.poll(dateShown).toBe(date);
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(fields.year).toHaveFocus();
    await fields.submit.click();
    expect(requests.mock.lastCall?.[0].dob).toBe(date);
  });

  test('with two readings it is kept in the draft and asked about again; a typed or cleared date replaces it', async () => {
    const { drafts, replace } = await showForm({ draft: { ...person, dob: '02/03/1980' } });
    await expect.element(question).toBeVisible();
    await expectAccessible();
    expect(drafts).not.toHaveBeenCalled();
    await fields.clearDob.click();
    await expect.element(question).not.toBeInTheDocument();
    replace({ ...EMPTY_SUBJECT_DRAFT, dob: '02/03/1980' });
    await expect.element(question).toBeVisible();
    await typeDate('19811231');
    await expect.poll(() => drafts.mock.lastCall?.[0].dob).toBe('1981-12-31');
    await expect.element(question).not.toBeInTheDocument();
  });

  test('that is none changes nothing', async () => {
    const { drafts } = await showForm({ draft: { dob: '1999-??-31' } });
    paste('13/14/1980');
    expect(dateShown()).toBe('1999-mm-31');
    expect(drafts).not.toHaveBeenCalled();
  });
});
