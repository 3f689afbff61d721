import { useState } from 'react';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { SubjectForm } from '@/components/desk/subject-form';
import { TextsProvider } from '@/components/kit/texts';
import { ENGLISH } from '../../../texts/english';
import { render } from '../../../texts/render';
import '@/components/kit/style.css';
import type { OverviewRequest } from '@/utils/service/operations';
import { EMPTY_SUBJECT_DRAFT, type SubjectDraft as SubjectFormData } from '@/utils/service/subject-draft';
import type { CountryFormat } from '@/utils/subject/countries';

// React Aria's virtualizer asks for an environment that a browser does not have; VIRT_ON has it work as in the product.
Object.assign(globalThis, { process: { env: { VIRT_ON: 'true' } } });

const { t } = ENGLISH;

export const TODAY = '2025-06-15';

interface Setting {
  draft?: Partial<SubjectFormData>;
  countryFormat?: CountryFormat;
  locale?: string;
  isBusy?: boolean;
  width?: number;
}

/** Shows the form as a surface of the product does: it holds the draft and keeps what is submitted. */
export async function showForm({ draft = {}, countryFormat = 'alpha-2', locale = 'en', isBusy, width = 380 }: Setting) {
  const requests = vi.fn<(request: OverviewRequest) => void>();
  const scores = vi.fn<(email: string) => void>();
  const drafts = vi.fn<(form: SubjectFormData) => void>();
  let replace = (_: SubjectFormData) => {};
  // Tests run in a frame, which has no focus before something in it is clicked.
  window.focus();
  function Surface() {
    const [form, setForm] = useState<SubjectFormData>({ ...EMPTY_SUBJECT_DRAFT, ...draft });
    replace = setForm;
    return (
      <main style={{ width, padding: 12 }}>
        <SubjectForm
          form={form}
          onChange={(next) => {
            drafts(next);
            setForm(next);
          }}
          onSubmit={requests}
          scoreOf={(email) => ({ email, start: () => scores(email) })}
          countryFormat={countryFormat}
          today={TODAY}
          isBusy={isBusy ?? false}
          footer="Sends these fields to api.example.com"
        />
      </main>
    );
  }
  // The form in another language, as far as it follows from the tag of the language.
  const screen = await render(
    <TextsProvider texts={{ ...ENGLISH, locale }}>
      <Surface />
    </TextsProvider>,
  );
  return { requests, drafts, scores, replace: (form: SubjectFormData) => replace(form), screen };
}

/** What the user sees of the form. */
export const fields = {
  name: page.getByTestId('full-name'),
  individual: page.getByTestId('entity-individual').getByRole('radio'),
  business: page.getByTestId('entity-business').getByRole('radio'),
  /** The input of a choice lies hidden within its label: a mouse reaches the label. */
  chooseIndividual: page.getByTestId('entity-individual'),
  chooseBusiness: page.getByTestId('entity-business'),
  dob: page.getByTestId('dob'),
  clearDob: page.getByRole('button', { name: t('form.clear', { label: t('subject.dob') }) }),
  nationality: page.getByRole('combobox', { name: t('subject.nationality') }),
  country: page.getByRole('combobox', { name: t('subject.country') }),
  openCountries: page.getByRole('button', { name: /suggestions/ }),
  submit: page.getByTestId('check-subject'),
};
