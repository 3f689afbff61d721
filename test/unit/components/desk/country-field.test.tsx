import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { EMPTY_SUBJECT_DRAFT } from '@/utils/service/subject-draft';
import { ENGLISH } from '../../../texts/english';
import { fields, showForm } from './subject-form-stage';

const person = { name: 'Jane Doe', entityType: 'individual' } as const;
const PROBLEM = ENGLISH.t('subjectProblem.countryUnknown');
const options = page.getByRole('option');

beforeEach(() => page.viewport(380, 600));

describe('choosing', () => {
  // What other texts find, and what they state, is in country-list.test.ts.
  test('a code finds its country first', async () => {
    const { drafts } = await showForm({});
    await fields.nationality.fill('DEU');
    await expect.element(options.first()).toHaveTextContent('GermanyDE');
    await options.first().click();
    await expect.element(fields.nationality).toHaveValue('Germany');
    await expect.element(options.first()).not.toBeInTheDocument();
    expect(drafts.mock.lastCall?.[0].country).toBe('DE');
  });

  test('UK, Down, Enter sends GB, and not Ukraine', async () => {
    const { requests } = await showForm({ draft: person });
    await fields.nationality.fill('UK');
    await expect
      .element(page.getByText(ENGLISH.t('subject.meaningSentAs', { meaning: 'United Kingdom', value: 'GB' })))
      .toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(fields.nationality).toHaveValue('United Kingdom');
    await fields.submit.click();
    expect(requests.mock.lastCall?.[0].nationality).toBe('GB');
  });

  test('the list shows the codes that are sent', async () => {
    await showForm({ countryFormat: 'alpha-3' });
    await fields.nationality.fill('de');
    await expect.element(options.first()).toHaveTextContent('GermanyDEU');
  });

  test('names are those of the language', async () => {
    const { drafts } = await showForm({ locale: 'de' });
    await fields.nationality.fill('deutschl');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(fields.nationality).toHaveValue('Deutschland');
    expect(drafts.mock.lastCall?.[0].country).toBe('DE');
  });

  test('the opened list is whole and begins at the country chosen', async () => {
    await showForm({ draft: { country: 'DE' } });
    await fields.openCountries.click();
    await expect.element(page.getByRole('option', { name: /^Germany/ })).toBeInViewport();
    await expect.element(page.getByRole('option', { name: /^Germany/ })).toHaveAttribute('aria-setsize', '250');
    await expect.element(page.getByRole('option', { name: /^Greece/ })).toBeInViewport();
    expect(options.elements().length).toBeLessThan(40);
  });

  test('the arrow keys open the whole list, whatever was typed', async () => {
    await showForm({ draft: { country: 'Atlantis' } });
    fields.nationality.element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('option', { name: /^Afghanistan/ })).toBeInViewport();
  });

  test('a search that finds nothing says so', async () => {
    await showForm({});
    await fields.nationality.fill('Atlantis');
    await expect.element(page.getByText(ENGLISH.t('subject.noCountry'))).toBeVisible();
    await fields.nationality.fill('DE');
    await expect.element(options.first()).toHaveTextContent('GermanyDE');
  });

  test('the same country can be chosen again', async () => {
    const { drafts } = await showForm({ draft: { country: 'DE' } });
    await fields.openCountries.click();
    const germany = page.getByRole('option', { name: /^Germany/ });
    // While the list scrolls, its rows take no clicks, and each try of the driver would scroll it again.
    await expect.element(germany).toHaveStyle({ pointerEvents: 'auto' });
    await germany.click();
    await expect.element(options.first()).not.toBeInTheDocument();
    await expect.element(fields.nationality).toHaveValue('Germany');
    expect(drafts.mock.lastCall?.[0].country ?? 'DE').toBe('DE');
  });

  test('another one replaces it', async () => {
    const { drafts } = await showForm({ draft: { country: 'DE' } });
    // A pointer that rests where the list opens would move the choice.
    await fields.name.hover();
    await fields.nationality.fill('fran');
    await userEvent.keyboard('{ArrowDown}{Tab}');
    await expect.element(fields.nationality).toHaveValue('France');
    expect(drafts.mock.lastCall?.[0].country).toBe('FR');
  });
});

describe('typing without choosing', () => {
  test.each(['Atlantis', 'deu'])('%s stays in the field, and is neither sent nor treated as empty', async (typed) => {
    const { drafts, requests } = await showForm({ draft: person });
    await fields.nationality.fill(typed);
    await userEvent.tab();
    await expect.element(fields.nationality).toHaveValue(typed);
    expect(drafts.mock.lastCall?.[0].country).toBe(typed);
    await fields.submit.click();
    await expect.element(page.getByText(PROBLEM)).toBeVisible();
    await expect.element(fields.nationality).toHaveValue(typed);
    await expect.element(fields.nationality).toHaveFocus();
    expect(requests).not.toHaveBeenCalled();
  });

  test('reports no problem while the user types, but on leaving the field', async () => {
    await showForm({ draft: person });
    await fields.nationality.fill('Atlantis');
    await fields.submit.click();
    await expect.element(page.getByText(PROBLEM)).toBeVisible();
    await fields.nationality.fill('ger');
    await expect.element(fields.nationality).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect.element(page.getByText(PROBLEM)).toBeVisible();
  });

  test('Enter, Escape and Tab leave the text as typed', async () => {
    const { drafts } = await showForm({ draft: { country: 'DE' } });
    await fields.nationality.fill('Germ');
    await userEvent.keyboard('{Enter}');
    await expect.element(fields.nationality).toHaveValue('Germ');
    await fields.nationality.fill('Germa');
    await userEvent.keyboard('{Escape}');
    await expect.element(fields.nationality).toHaveValue('Germa');
    await userEvent.tab();
    await expect.element(fields.nationality).toHaveValue('Germa');
    expect(drafts.mock.lastCall?.[0].country).toBe('Germa');
  });

  test.each([
    ['DEU', 'Germany'],
    ['Turkiye', 'Türkiye'],
  ])('%s is read as %s, which is shown before it is sent', async (typed, name) => {
    const { requests } = await showForm({ draft: person });
    await fields.nationality.fill(typed);
    await expect
      .element(fields.nationality)
      .toHaveAccessibleDescription(new RegExp(`^${name}, will be sent as [A-Z]{2}`));
    await userEvent.tab();
    await expect.element(fields.nationality).toHaveValue(name);
    await fields.submit.click();
    expect(requests.mock.lastCall?.[0].nationality).toBe(name === 'Germany' ? 'DE' : 'TR');
  });

  test('a name that is the start of another one can be completed by typing', async () => {
    const { drafts } = await showForm({});
    await fields.nationality.click();
    await userEvent.keyboard('Nigeria');
    await expect.element(fields.nationality).toHaveValue('Nigeria');
    expect(drafts.mock.calls.map(([form]) => form.country)).toEqual(['N', 'Ni', 'Nig', 'Nige', 'NE', 'Nigeri', 'NG']);
  });
});

test('Escape closes the list before anything else', async () => {
  await showForm({ draft: { country: 'DE' } });
  const escapes: boolean[] = [];
  const note = (event: KeyboardEvent) => event.key === 'Escape' && escapes.push(event.defaultPrevented);
  window.addEventListener('keydown', note);
  await fields.openCountries.click();
  await expect.element(options.first()).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(options.first()).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  window.removeEventListener('keydown', note);
  expect(escapes).toEqual([true, false]);
  await expect.element(fields.nationality).toHaveValue('Germany');
});

test.each(['its button', 'keyboard', 'spaces'])('emptying the country by %s leaves nothing to send', async (way) => {
  const { drafts, requests } = await showForm({ draft: { ...person, country: 'DE' } });
  if (way === 'its button')
    await page
      .getByRole('button', { name: ENGLISH.t('form.clear', { label: ENGLISH.t('subject.nationality') }) })
      .click();
  else {
    await fields.nationality.click();
    // By keys, as a person does: after them an option that comes to lie under the resting pointer is not chosen.
    await userEvent.keyboard(`{Control>}a{/Control}${way === 'spaces' ? '  ' : '{Backspace}'}`);
  }
  await expect.poll(() => drafts.mock.lastCall?.[0].country).toBe('');
  await userEvent.tab();
  await expect.element(fields.nationality).toHaveValue('');
  await fields.submit.click();
  expect(requests.mock.calls).toEqual([[{ subject_name: 'Jane Doe', entity_type: 'individual' }]]);
});

test('a draft that comes later replaces what is there', async () => {
  const { replace, drafts } = await showForm({ draft: { country: 'DE' } });
  for (const [country, shown] of [
    ['FR', 'France'],
    ['Atlantis', 'Atlantis'],
    ['', ''],
  ] as const) {
    replace({ ...EMPTY_SUBJECT_DRAFT, country });
    await expect.element(fields.nationality).toHaveValue(shown);
  }
  expect(drafts).not.toHaveBeenCalled();
});
