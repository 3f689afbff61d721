import { expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { isNew, updateItem, updateOf } from '@/utils/storage/update-item';

const DAY = 86_400_000;
const UPDATE = { version: '0.4.0', at: 1_000 * DAY };

test.each([
  ['at once', UPDATE.at, '0.4.0', true],
  ['on the seventh day', UPDATE.at + 7 * DAY - 1, '0.4.0', true],
  ['after a week', UPDATE.at + 7 * DAY, '0.4.0', false],
  ['in a version that came otherwise', UPDATE.at, '0.5.0', false],
  ['with a clock that was put back', UPDATE.at - 1, '0.4.0', false],
])('an update is new %s: %s', (_, now, version, expected) => {
  expect(isNew(UPDATE, version, now)).toBe(expected);
});

test('without an update, or with a damaged one, nothing is new', async () => {
  expect(isNew(await updateItem.read(), '0.4.0', UPDATE.at)).toBe(false);
  await fakeBrowser.storage.local.set({ update: { version: 4, at: 'today' } });
  expect(isNew(await updateItem.read(), '0.4.0', UPDATE.at)).toBe(false);
});

test('only an update to another version is written down', () => {
  expect(updateOf({ reason: 'update', previousVersion: '0.3.0' }, '0.4.0', 5)).toEqual({ version: '0.4.0', at: 5 });
  for (const details of [
    { reason: 'update', previousVersion: '0.4.0' },
    { reason: 'install' },
    { reason: 'browser_update' },
  ])
    expect(updateOf(details, '0.4.0', 5), details.reason).toBeNull();
});
