import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ENGLISH } from '../../../texts/english';
import { forceColors } from '../forced-colors';
import { EMAIL, recordOf } from '../result/result-stage';
import { showDesk } from './desk-stage';

const FAILURE = { kind: 'quota-spent', status: 402 } as const;
const SUBJECT = { 'desk:panel': { route: { name: 'new-lookup', form: 'subject' } } };

afterEach(() => forceColors(false));

test('a check of a name from the menu starts at its first empty field, whose ring is not cut', async () => {
  await showDesk({
    surface: 'panel',
    width: 240,
    session: { ...SUBJECT, 'draft:subject': { name: 'Jane Doe', entityType: 'business', dob: '', country: '' } },
  });
  const country = page.getByTestId('country');
  await expect.element(country).toHaveFocus();
  const ring = 4;
  const field = country.element().getBoundingClientRect();
  for (let box = country.element().parentElement; box; box = box.parentElement) {
    if (getComputedStyle(box).overflowX === 'visible') continue;
    const { left, right } = box.getBoundingClientRect();
    expect([field.left - left, right - field.right].every((room) => room >= ring)).toBe(true);
  }
});

test('a name without its type starts at the type, whose ring is drawn', async () => {
  const draft = { name: 'Jane Doe', entityType: '', dob: '', country: '' };
  await showDesk({ surface: 'panel', session: { ...SUBJECT, 'draft:subject': draft } });
  const type = page.getByTestId('entity-individual');
  await expect.poll(() => type.element().contains(document.activeElement)).toBe(true);
  expect(getComputedStyle(type.element()).outlineStyle).toBe('solid');
  expect(getComputedStyle(page.getByTestId('entity-business').element()).outlineStyle).toBe('none');
});

test('an address with deceptive letters in a sentence is scored only after a press', async () => {
  const { called } = await showDesk({});
  await userEvent.fill(page.getByTestId('email'), 'Please check jаne@acme.com, thanks');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(ENGLISH.t('addressWarning.mixedScripts'))).toBeVisible();
  await expect.element(page.getByTestId('score-offered')).toMatchTextContent('jаne@acme.com');
  expect(called('lookup')).toEqual([]);
  await page.getByTestId('score-offered').click();
  await expect.poll(() => called('lookup')).toMatchObject([{ subject: { request: { email: 'jаne@acme.com' } } }]);
});

/** The links to places and forms. */
const PLACES = ':is(nav, [role=toolbar]) a';

/** Which of some elements, in forced colors, have a line that is seen. */
async function framed(elements: Iterable<Element>): Promise<boolean[]> {
  await forceColors(true);
  const ground = getComputedStyle(document.body).backgroundColor;
  return [...elements].map((element) => getComputedStyle(element).borderBottomColor !== ground);
}

test('in forced colors, only the chosen tab of a result is underlined, and no place is framed', async () => {
  await showDesk({
    lookups: [recordOf(EMAIL)],
    session: { 'desk:next': { route: { name: 'lookup', id: recordOf(EMAIL).id, as: 'saved' } } },
  });
  await expect.element(page.getByRole('tab').first()).toBeVisible();
  expect(await framed(page.getByRole('tab').elements())).toEqual([true, false, false]);
  expect(await framed(document.querySelectorAll(PLACES))).toEqual([false, false]);
});

test.each([
  ['popup', 'the chosen form', { name: 'new-lookup', form: 'subject' }, ['tab-subject']],
  ['popup', 'the chosen place', { name: 'history' }, ['tab-history']],
  ['tab', 'the chosen place and form', { name: 'new-lookup', form: 'email' }, ['new-lookup', 'tab-email']],
  ['tab', 'the list of results to review', { name: 'review' }, ['tab-review']],
] as const)('in forced colors, a %s frames only %s', async (surface, _, route, chosen) => {
  await showDesk({ surface, session: { 'desk:next': { route } } });
  await expect.element(page.getByTestId(chosen[0])).toBeVisible();
  await expect.poll(() => document.querySelectorAll(`:is(${PLACES})[aria-current=page]`).length).toBe(chosen.length);
  const links = [...document.querySelectorAll<HTMLElement>(PLACES)];
  const lines = await framed(links);
  expect(links.filter((_, i) => lines[i]).map((link) => link.dataset.testid)).toEqual(chosen);
  expect(links.length).toBeGreaterThan(chosen.length);
});

test.each([
  ['the form of an address', { name: 'new-lookup', form: 'email' }, 'email'],
  ['the form of a subject', { name: 'new-lookup', form: 'subject' }, 'check-subject'],
  ['History', { name: 'history' }, 'rows'],
])('in a side panel of 240 px, nothing of %s is out of sight sideways', async (_, route, shown) => {
  const lookups = [recordOf(EMAIL), recordOf(EMAIL, { id: crypto.randomUUID(), state: 'failed', failure: FAILURE })];
  await showDesk({ surface: 'panel', width: 240, session: { 'desk:panel': { route } }, lookups });
  await expect.element(page.getByTestId(shown)).toBeVisible();
  // As wide as the longest words of our languages: "Score abfragen", "Unternehmen".
  for (const button of document.querySelectorAll('button[type=submit], [data-testid=entity-business]'))
    (button.querySelector('.sr-only') ?? button).append('wwwwwwww');
  const wide = [...document.querySelectorAll('*')]
    .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX))
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(wide).toEqual([]);
  const field = document.querySelector('input[data-testid=email]')?.getBoundingClientRect();
  if (field) expect(field.width).toBeGreaterThanOrEqual(144);
});

test.each([
  ['320 px, the field shares its line with', 320, 1],
  ['240 px, the field has a line above', 240, 2],
] as const)('in a side panel of %s the links to other places', async (_, width, lines) => {
  const route = { name: 'lookup', id: recordOf(EMAIL).id, as: 'saved' };
  await showDesk({
    surface: 'panel',
    width,
    settings: { dailyLookups: 10_000 },
    session: { 'desk:panel': { route } },
    lookups: [recordOf(EMAIL)],
  });
  await expect.element(page.getByTestId('connection-chip')).toMatchTextContent(/10,000/);
  await expect.element(page.getByTestId('desk-menu')).toBeVisible();
  const { height } = document.querySelector('header')?.getBoundingClientRect() ?? { height: 0 };
  expect(Math.floor(height / 44)).toBe(lines);
});

test('the down arrow leads from the field to what is below, and the links of the line are one stop of Tab', async () => {
  await showDesk();
  const focused = () => document.activeElement?.getAttribute('data-testid');
  await expect.element(page.getByTestId('tab-subject')).toBeVisible();
  await userEvent.click(page.getByTestId('email'));
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(focused).toBe('tab-email');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(focused).toBe('tab-subject');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.poll(() => document.activeElement?.closest('header [role=toolbar]') !== null).toBe(true);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.poll(focused).toBe('score-email');
});
