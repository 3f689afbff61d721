import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SubjectForm } from '@/components/desk/subject-form';
import { EMPTY_SUBJECT_DRAFT } from '@/utils/service/subject-draft';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';
import { fields, showForm, TODAY } from './subject-form-stage';

const NAME_PROBLEM = ENGLISH.t('subjectProblem.nameMissing');
const TYPE_PROBLEM = ENGLISH.t('subjectProblem.typeMissing');

const noop = () => undefined;

beforeEach(() => page.viewport(380, 600));

describe('the request', () => {
  const person = { name: 'Jane Doe', entityType: 'individual' } as const;
  const least = { subject_name: 'Jane Doe', entity_type: 'individual' };

  test('names the country as the connection wants it', async () => {
    const { requests } = await showForm({ draft: { ...person, country: 'DE' }, countryFormat: 'alpha-3' });
    await expect.element(fields.nationality).toHaveAccessibleDescription(ENGLISH.t('desk.sentAs', { value: 'DEU' }));
    await fields.submit.click();
    expect(requests.mock.calls).toEqual([[{ ...least, nationality: 'DEU' }]]);
  });

  test('is what was typed and chosen', async () => {
    const { requests } = await showForm({});
    await fields.name.fill('  Jane Doe ');
    await fields.chooseIndividual.click();
    await fields.dob.fill('1980-05-12');
    await fields.nationality.fill('germ');
    await page.getByRole('option', { name: /^Germany/ }).click();
    await fields.submit.click();
    expect(requests.mock.calls).toEqual([[{ ...least, dob: '1980-05-12', nationality: 'DE' }]]);
  });

  test('can be made by keyboard alone', async () => {
    const { requests } = await showForm({});
    await userEvent.keyboard('Jane Doe{Tab}{ArrowRight}{ArrowLeft}{Tab}19800512{Tab}de{ArrowDown}{Enter}{Enter}');
    expect(requests.mock.calls).toEqual([[{ ...least, dob: '1980-05-12', nationality: 'DE' }]]);
  });

  test('keeps the script of the name', async () => {
    const { requests } = await showForm({});
    await fields.name.fill('محمد عبد الرحمن');
    await fields.chooseIndividual.click();
    await fields.submit.click();
    expect(requests.mock.calls).toEqual([[{ subject_name: 'محمد عبد الرحمن', entity_type: 'individual' }]]);
  });
});

describe('submitting', () => {
  const ready = { name: 'Jane Doe', entityType: 'individual', dob: '1980-05-12', country: 'DE' } as const;

  test.each(['name', 'individual', 'dob', 'nationality'] as const)('Enter in %s submits', async (field) => {
    const { requests } = await showForm({ draft: ready });
    fields[field].element().focus();
    await userEvent.keyboard('{Enter}');
    expect(requests).toHaveBeenCalledOnce();
  });

  test.each(['name', 'individual', 'dob', 'nationality', 'submit'] as const)(
    'nothing leaves a second time from %s while a request is on its way',
    async (field) => {
      const { requests } = await showForm({ draft: ready, isBusy: true });
      fields[field].element().focus();
      await userEvent.keyboard('{Enter}');
      await fields.submit.click({ force: true });
      expect(requests).not.toHaveBeenCalled();
    },
  );
});

describe('problems', () => {
  test('no choice is preset and no field is marked before the first attempt', async () => {
    await showForm({ draft: { country: 'Atlantis', dob: '1980-??-??' } });
    await expect.element(fields.individual).not.toBeChecked();
    await expect.element(fields.business).not.toBeChecked();
    await fields.name.fill('x');
    await fields.name.fill('');
    await userEvent.tab();
    expect(document.querySelectorAll('[data-invalid], [aria-invalid]')).toHaveLength(0);
  });

  test('appear at their fields after an attempt, which sends nothing', async () => {
    const { requests } = await showForm({ draft: { country: 'Atlantis', dob: 'Jane' } });
    await fields.submit.click();
    await expect.element(fields.name).toHaveAccessibleDescription(NAME_PROBLEM);
    await expect
      .element(page.getByRole('radiogroup', { name: ENGLISH.t('subject.type') }))
      .toHaveAccessibleDescription(TYPE_PROBLEM);
    await expect.element(fields.dob).toHaveAccessibleDescription(new RegExp(ENGLISH.t('subjectProblem.dobInvalid')));
    await expect
      .element(fields.nationality)
      .toHaveAccessibleDescription(new RegExp(ENGLISH.t('subjectProblem.countryUnknown')));
    await expect.element(page.getByRole('status')).toHaveTextContent(ENGLISH.t('subject.needsAttention', { count: 4 }));
    expect(requests).not.toHaveBeenCalled();
  });

  test('disappear and return as the fields change, until a request has been sent', async () => {
    const { requests } = await showForm({ draft: { entityType: 'individual' } });
    await fields.submit.click();
    await fields.name.fill('Jane');
    await expect.element(page.getByText(NAME_PROBLEM)).not.toBeInTheDocument();
    await fields.name.fill('');
    await expect.element(page.getByText(NAME_PROBLEM)).toBeVisible();
    await fields.name.fill('Jane');
    await fields.submit.click();
    expect(requests).toHaveBeenCalledOnce();
    await fields.name.fill('');
    await expect.element(page.getByText(NAME_PROBLEM)).not.toBeInTheDocument();
  });

  test.each([
    ['name', {}],
    ['individual', { name: 'Jane' }],
    ['dob', { name: 'Jane', entityType: 'individual', dob: '2030-01-01', country: 'Atlantis' }],
    ['nationality', { name: 'Jane', entityType: 'individual', country: 'Atlantis' }],
  ] as const)('the focus goes to the first one: %s', async (field, draft) => {
    await showForm({ draft });
    await fields.submit.click();
    await expect.element(fields[field]).toHaveFocus();
  });

  test.each([
    ['individual', { name: 'Jane' }],
    ['dob', { name: 'Jane', entityType: 'individual' }],
    ['country', { name: 'Jane', entityType: 'business' }],
    ['name', {}],
  ] as const)('a form that opens with a name starts at its first empty field: %s', async (field, draft) => {
    await showForm({ draft });
    await expect.element(fields[field]).toHaveFocus();
  });

  test('keeps all input', async () => {
    const draft = { name: 'x'.repeat(501), entityType: 'business', dob: '1980-??-31', country: 'Atlantis' } as const;
    const { drafts } = await showForm({ draft });
    await fields.submit.click();
    await expect.element(fields.name).toHaveValue(draft.name);
    await expect.element(fields.business).toBeChecked();
    await expect.element(fields.dob).toHaveValue('1980-??-31');
    await expect.element(fields.country).toHaveValue('Atlantis');
    expect(drafts).not.toHaveBeenCalled();
  });
});

describe('individual and business', () => {
  test('asks for a date of birth of a person, and while no type is chosen', async () => {
    await showForm({});
    await expect.element(fields.dob).toBeVisible();
    await fields.chooseIndividual.click();
    await expect.element(fields.dob).toBeVisible();
    await fields.chooseBusiness.click();
    await expect.element(fields.dob).not.toBeInTheDocument();
  });

  test('the country of a person is a nationality', async () => {
    await showForm({ draft: { country: 'DE' } });
    await expect.element(fields.nationality).toBeVisible();
    await fields.chooseBusiness.click();
    await expect.element(fields.country).toHaveValue('Germany');
    await fields.chooseIndividual.click();
    await expect.element(fields.nationality).toHaveValue('Germany');
  });

  test('a filled-in date stays for a business, and says what to do', async () => {
    const { requests } = await showForm({ draft: { name: 'Acme', dob: '1980-05-12' } });
    await fields.chooseBusiness.click();
    await fields.submit.click();
    await expect.element(page.getByText(ENGLISH.t('subjectProblem.dobOfBusiness'))).toBeVisible();
    await fields.clearDob.click();
    await expect.element(page.getByText(ENGLISH.t('subjectProblem.dobOfBusiness'))).not.toBeInTheDocument();
    // It does not vanish from under the cursor.
    await expect.element(fields.dob).toBeVisible();
    await fields.submit.click();
    expect(requests.mock.calls).toEqual([[{ subject_name: 'Acme', entity_type: 'business' }]]);
    await fields.chooseIndividual.click();
    await fields.chooseBusiness.click();
    await expect.element(fields.dob).not.toBeInTheDocument();
  });
});

test('once its result no longer covers it, the form starts at its first empty field', async () => {
  const props = { form: EMPTY_SUBJECT_DRAFT, onChange: noop, onSubmit: noop, scoreOf: () => null } as const;
  const form = (isCovered: boolean) => (
    <>
      <SubjectForm {...props} countryFormat="alpha-2" today={TODAY} isCovered={isCovered} />
      {isCovered && <h2 tabIndex={-1}>result</h2>}
    </>
  );
  window.focus();
  const { rerender } = await render(form(true));
  document.querySelector<HTMLElement>('h2')?.focus();
  await rerender(form(false));
  await expect.element(fields.name).toHaveFocus();
});
