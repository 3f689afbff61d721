import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../expect-accessible';
import { fields, showForm } from './subject-form-stage';

const LONG = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(6);
const RTL = 'محمد عبد الرحمن بن عبد العزيز الفلاني';
const FILLED = { name: 'Jane Doe', entityType: 'individual', dob: '1980-05-12', country: 'GS' } as const;
const WRONG = { name: '', entityType: 'business', dob: '1980-02-31', country: LONG } as const;

test.each([
  ['empty', {}],
  ['filled', FILLED],
  ['with problems', WRONG],
])('the %s form has nothing that axe objects to', async (_, draft) => {
  await page.viewport(380, 600);
  await showForm({ draft });
  if (draft === WRONG) await fields.submit.click();
  await expectAccessible(document.body);
});

test('axe finds nothing in the open list', async () => {
  await page.viewport(380, 600);
  await showForm({ draft: FILLED });
  await fields.openCountries.click();
  await expect.element(page.getByRole('option', { name: /^Spain/ })).toBeVisible();
  // While a list is open React Aria hides the rest from screen readers; the keyboard closes it to get there.
  await expectAccessible(document.body, { 'aria-hidden-focus': { enabled: false }, region: { enabled: false } });
});

test('a date looks as editable as a name', async () => {
  await showForm({});
  const background = (field: Element) => getComputedStyle(field).backgroundColor;
  expect(background(fields.dob.element())).toBe(background(fields.name.element()));
});

describe.each([320, 380, 480, 640])('at %i px', (width) => {
  test.each([
    ['long', { ...FILLED, name: LONG }],
    ['right-to-left', { ...FILLED, name: RTL }],
    ['wrong', WRONG],
  ])('a %s form fits', async (_, draft) => {
    await page.viewport(width, 600);
    await showForm({ draft, width });
    if (draft === WRONG) await fields.submit.click();
    const overflowing = [...document.querySelectorAll('form, form *:not(input)')].filter(
      (element) => getComputedStyle(element).position !== 'fixed' && element.getBoundingClientRect().right > width,
    );
    expect(overflowing).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});

describe('the list of countries', () => {
  test.each([260, 400, 600])('lies within a popup of %i px', async (height) => {
    await page.viewport(380, height);
    await showForm({ draft: { entityType: 'business' } });
    await fields.openCountries.click();
    await expect.element(page.getByRole('option').first()).toBeVisible();
    const { top, bottom, left, right } = page.getByRole('listbox').element().getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(height);
    expect(bottom - top).toBeGreaterThan(64);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(380);
  });
});
