import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ENGLISH } from '../../../texts/english';
import { fields, showForm } from '../desk/subject-form-stage';

beforeEach(() => page.viewport(380, 600));

const person = { name: 'Jane Doe', entityType: 'individual' } as const;

describe('names and codes outside ISO 3166', () => {
  const description = () => expect.element(fields.nationality);

  test('Kosovo is sent with a remark', async () => {
    const { requests } = await showForm({ draft: person, countryFormat: 'alpha-3' });
    await fields.nationality.fill('Kosovo');
    await description().toHaveAccessibleDescription(
      ENGLISH.t('subject.userAssigned', { country: 'Kosovo', code: 'XKX' }),
    );
    await userEvent.keyboard('{Escape}');
    await fields.submit.click();
    expect(requests.mock.lastCall?.[0].nationality).toBe('XKX');
  });

  test.each([
    ['XXA', ENGLISH.t('noCountry.stateless')],
    ['XXB', ENGLISH.t('noCountry.refugee')],
    ['XXX', ENGLISH.t('noCountry.unspecified')],
    ['GBD', ENGLISH.t('noCountry.britishStatus')],
    ['SU', ENGLISH.t('noCountry.formerState', { state: ENGLISH.t('formerState.su') })],
    ['DDR', ENGLISH.t('noCountry.formerState', { state: ENGLISH.t('formerState.dd') })],
  ])('%s is named and left out', async (typed, text) => {
    const { requests } = await showForm({ draft: person });
    await fields.nationality.fill(typed);
    await userEvent.tab();
    await description().toHaveAccessibleDescription(text);
    await expect.element(fields.nationality).toHaveValue(typed);
    await fields.submit.click();
    expect(requests.mock.calls).toEqual([[{ subject_name: 'Jane Doe', entity_type: 'individual' }]]);
  });

  test.each([
    ['de', 'Germany', 'DE'],
    ['ge', 'Georgia', 'GE'],
    ['usa', 'United States', 'US'],
  ])('%s in small letters is asked about', async (typed, country, code) => {
    const { requests } = await showForm({ draft: person });
    await fields.nationality.fill(typed);
    await userEvent.tab();
    await expect.element(page.getByText(ENGLISH.t('subject.isCountry', { typed, country }))).toBeVisible();
    await page.getByRole('button', { name: ENGLISH.t('subject.useCountry', { country }) }).click();
    await expect.element(fields.nationality).toHaveValue(country);
    await expect.element(fields.nationality).toHaveFocus();
    await fields.submit.click();
    expect(requests.mock.lastCall?.[0].nationality).toBe(code);
  });
});
