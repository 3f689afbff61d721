import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { calendarDay } from '@/utils/settings/calendar-day';
import { parseSettings } from '@/utils/settings/settings';
import { ENGLISH } from '../../../texts/english';
import { expectAccessible } from '../expect-accessible';
import { forceColors } from '../forced-colors';
import { EMAIL, recordOf } from '../result/result-stage';
import { showDesk, UNLOCKED } from './desk-stage';

const { t } = ENGLISH;
const LIMIT = parseSettings({}).dailyLookups;
const FEW = Math.floor(LIMIT / 10);
const chip = page.getByTestId('connection-chip');

test.each([
  [FEW + 1, 'plenty', t('desk.left', { count: FEW + 1 }), /border-line/],
  [FEW, 'few', t('desk.left', { count: FEW }), /border-caution-line/],
  [1, 'few', t('desk.left', { count: 1 }), /border-caution-line/],
  [0, 'none', t('desk.left', { count: 0 }), /border-problem-line/],
])('with %i lookups left today the chip is in the state %s and says so', async (left, state, text, look) => {
  const { database } = await showDesk();
  await database.spending.put({ host: 'api.example.com', day: calendarDay(new Date()), count: LIMIT - left });
  await expect.element(chip).toMatchTextContent(`api.example.com · ${text}`);
  await expect.element(chip).toHaveAttribute('data-state', state);
  expect(chip.element().className).toMatch(look);
  await expectAccessible();
});

test('the dot is green after an answer, but not while the key is locked', async () => {
  const dot = () => chip.element().querySelector('[aria-hidden=true]')?.className;
  let isLocked = false;
  await showDesk({ lookups: [recordOf(EMAIL)], background: { connection: () => ({ ...UNLOCKED, isLocked }) } });
  await expect.poll(dot).toMatch(/bg-calm/);
  isLocked = true;
  await fakeBrowser.storage.session.set({ 'key:changed': Date.now() });
  await expect.poll(dot).toMatch(/bg-caution/);
  await expect.element(chip).toHaveAttribute('title', expect.stringContaining(t('connection.keyLocked')));
});

test('the links beside the chip stay where they are first drawn', async () => {
  const places = new Set<string>();
  const watcher = new MutationObserver(() => {
    const box = document.querySelector('[data-testid="tab-history"]')?.getBoundingClientRect();
    if (box) places.add(`${box.x} ${box.y}`);
  });
  watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
  await showDesk();
  await expect.element(chip).toMatchTextContent(t('desk.left', { count: LIMIT }));
  await expect.element(page.getByTestId('desk-menu')).toBeVisible();
  watcher.disconnect();
  expect([...places]).toHaveLength(1);
});

test('a press on the chip leads to the daily limit', async () => {
  const create = vi.spyOn(fakeBrowser.tabs, 'create').mockResolvedValue(undefined as never);
  await showDesk();
  await chip.getByRole('button').click();
  expect(create).toHaveBeenCalledExactlyOnceWith({ url: expect.stringMatching(/\/options\.html#daily-limit$/) });
});

test.each([
  ['full after an answer', [recordOf(EMAIL)], true],
  ['empty before', [], false],
])('in forced colors the dot is %s', async (_, lookups, isFull) => {
  const { database } = await showDesk({ lookups });
  await database.spending.put({ host: 'api.example.com', day: calendarDay(new Date()), count: 0 });
  await expect.element(chip).toMatchTextContent(`api.example.com · ${t('desk.left', { count: LIMIT })}`);
  await forceColors(true);
  const dot = chip.element().querySelector('[aria-hidden=true]') as Element;
  const drawn = () => {
    const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(dot);
    return { isFull: backgroundColor === borderTopColor, border: borderTopWidth };
  };
  await expect.poll(drawn).toEqual({ isFull, border: '1px' });
  await forceColors(false);
});
