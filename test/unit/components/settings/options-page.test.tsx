import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { NoteScreen } from '@/components/settings/note-screen';
import { SettingsScreen } from '@/components/settings/settings-screen';
import { calendarDay } from '@/utils/settings/calendar-day';
import { Database } from '@/utils/storage/database';
import { ENGLISH } from '../../../texts/english';
import { showOptions } from './options-stage';

const { t } = ENGLISH;

afterEach(() => history.replaceState(null, '', location.pathname + location.search));

/** Ids of the sections that are drawn. */
const drawn = () =>
  [...document.querySelectorAll('main section[id]')].filter((section) => section.checkVisibility()).map(({ id }) => id);

const SECTIONS = [...'connection sites reading lookups language keyboard privacy note log transfer about'.split(' ')];

test('each section has a page: its link shows it alone, is marked, and moves the focus to its title', async () => {
  await page.viewport(1000, 700);
  await showOptions(<SettingsScreen />, { baseUrl: 'https://api.example.com', accountId: 'c' });
  await expect.poll(drawn).toEqual(['connection']);
  await expect.poll(() => document.activeElement?.id).toBe('connection-title');
  const links = () => [...document.querySelectorAll<HTMLAnchorElement>('nav a')];
  expect(links().map(({ hash }) => hash.slice(1))).toEqual(SECTIONS);
  for (const id of SECTIONS.toReversed()) {
    links()
      .find(({ hash }) => hash === `#${id}`)
      ?.click();
    await expect.poll(drawn).toEqual([id]);
    const marked = [...document.querySelectorAll<HTMLAnchorElement>('[aria-current=page]')];
    expect(marked.map(({ hash }) => hash)).toEqual([`#${id}`]);
    await expect.poll(() => document.activeElement?.id).toBe(`${id}-title`);
  }
});

test('what was typed in a section is there when the user comes back to it', async () => {
  await showOptions(<SettingsScreen />, {});
  await page.getByTestId('base-url').fill('https://half-typed.example.com');
  location.hash = '#sites';
  await expect.poll(drawn).toEqual(['sites']);
  location.hash = '#connection';
  await expect.element(page.getByTestId('base-url')).toHaveValue('https://half-typed.example.com');
});

test.each([
  ['check-log', 'log'],
  ['reading', 'reading'],
  ['unheard-of', 'connection'],
])('the address #%s opens the section %s', async (hash, id) => {
  history.replaceState(null, '', `#${hash}`);
  await showOptions(<SettingsScreen />, { baseUrl: 'https://api.example.com', accountId: 'c' });
  await expect.poll(drawn).toEqual([id]);
});

test('saving a setting moves nothing', async () => {
  history.replaceState(null, '', '#privacy');
  await showOptions(<SettingsScreen />, { baseUrl: 'https://api.example.com', accountId: 'c' });
  const choice = page.getByLabelText(t('privacy.showResults'));
  await expect.element(choice).toBeVisible();
  const tops = () =>
    [...document.querySelectorAll('#privacy *:not([role=status], [role=status] *)')].map(
      (element) => element.getBoundingClientRect().top,
    );
  const before = tops();
  await choice.selectOptions('side-panel');
  const saved = page.getByText(t('form.saved'));
  await expect.element(saved).toBeVisible();
  expect(tops()).toEqual(before);
  const note = saved.element().getBoundingClientRect();
  const covered = [...document.querySelectorAll('#privacy :is(label, p, select, button)')]
    .map((element) => element.getBoundingClientRect())
    .filter(
      ({ left, right, top, bottom }) =>
        left < note.right && right > note.left && top < note.bottom && bottom > note.top,
    );
  expect(covered).toEqual([]);
});

test('one line says what was sent today and this month, and what saved results answered', async () => {
  const day = calendarDay(new Date());
  const [host, other] = ['api.example.com', 'other.example.com'];
  const lastMonth = calendarDay(new Date(new Date().getFullYear(), new Date().getMonth(), 0));
  const earlier = day.endsWith('-01') ? [] : [{ host, day: `${day.slice(0, 7)}-01`, count: 40, reused: 5 }];
  const database = new Database();
  await database.spending.clear();
  history.replaceState(null, '', '#lookups');
  await database.spending.bulkAdd([
    { host, day, count: 3, reused: 2 },
    ...earlier,
    { host, day: lastMonth, count: 900, reused: 90 },
    { host: other, day, count: 70 },
  ]);
  await showOptions(<SettingsScreen />, { baseUrl: `https://${host}`, accountId: 'c' });
  const [used, reused] = earlier.length > 0 ? [43, 7] : [3, 2];
  await expect
    .element(page.getByTestId('usage'))
    .toHaveTextContent(
      [
        t('connectionStatus.today', { used: 3, limit: 200 }),
        t('limits.usedThisMonth', { used }),
        t('limits.reusedThisMonth', { reused }),
      ].join(' · '),
    );
  await database.spending.clear();
});

test('a policy that forbids exports empties every printed page', async () => {
  const isPrinted = () => {
    const styles = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const print = styles.filter((rule) => rule instanceof CSSMediaRule && rule.conditionText === 'print');
    const hides = print.flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : []));
    return !hides.some(
      (rule) =>
        rule instanceof CSSStyleRule && rule.style.display === 'none' && document.body.matches(rule.selectorText),
    );
  };
  await showOptions(<SettingsScreen />, {});
  await expect.element(page.getByRole('main').first()).toBeVisible();
  expect(isPrinted()).toBe(true);
  await fakeBrowser.storage.local.set({ policy: { allowExport: false } });
  await expect.poll(isPrinted).toBe(false);
});

test.each([
  ['daily-limit', t('limits.daily')],
  ['dashboard-url', t('connection.dashboard')],
])('opened at #%s, the page starts in that field', async (hash, name) => {
  history.replaceState(null, '', `#${hash}`);
  window.focus();
  await showOptions(<SettingsScreen />, { baseUrl: 'https://api.example.com', accountId: 'c' });
  const field = page.getByRole('textbox', { name });
  await expect.element(field).toHaveFocus();
  await expect.element(field).toBeInViewport();
});

test('the note template is previewed as it is typed, saved, and kept if it has a mistake', async () => {
  await page.viewport(1000, 700);
  const { calls } = await showOptions(<NoteScreen />);
  const field = page.getByRole('textbox', { name: t('noteTemplate.label') });
  const preview = page.getByTestId('note-preview');
  await expect.element(preview).toBeVisible();
  expect(preview.element().textContent).toMatch(/^Sightline: Screening/);
  await expect.element(page.getByText(t('noteTemplate.invented'))).toBeVisible();
  const [label, help] = [t('noteTemplate.label'), t('noteTemplate.help')].map((text) =>
    page.getByText(text, { exact: true }).element().getBoundingClientRect(),
  );
  expect((help?.top ?? 0) - (label?.bottom ?? 0)).toBeLessThan(8);
  await field.fill('Client {subject}: {hitz}');
  await expect
    .poll(() => preview.element().textContent)
    .toMatch(/^Client Ana Exemplo · .+: {hitz}\nAlso in this result: .+Example list/);
  await expect.element(page.getByText(t('noteTemplate.unknown', { name: '{hitz}' }))).toBeVisible();
  (field.element() as HTMLElement).blur();
  await expect.poll(() => calls.mock.lastCall).toEqual(['saveSettings', { noteTemplate: 'Client {subject}: {hitz}' }]);
  await expect.element(page.getByText(t('form.saved'))).toBeVisible();
  await expect.element(field).toHaveValue('Client {subject}: {hitz}');
  await expect.element(page.getByText(t('noteTemplate.unknown', { name: '{hitz}' }))).toBeVisible();
});
