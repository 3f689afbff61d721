import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { z } from 'zod/mini';
import { policyItem } from '@/utils/storage/policy-item';
import { profilesItem } from '@/utils/storage/profiles-item';
import { settingsItem } from '@/utils/storage/settings-item';
import { sessionItem, shareReads } from '@/utils/storage/stored-item';

const item = sessionItem('desk:test', z.string());

beforeEach(async () => {
  fakeBrowser.reset();
  await fakeBrowser.storage.session.set({ 'desk:test': 'before' });
});

test('a page that starts asks for the policy once, however many items read it', async () => {
  const get = vi.spyOn(fakeBrowser.storage.local, 'get');
  shareReads();
  await Promise.all([settingsItem.read(), policyItem.read(), profilesItem.read()]);
  await settingsItem.read();
  expect(get.mock.calls.map(([key]) => key).toSorted()).toEqual(['policy', 'provider-profiles', 'settings']);
});

test('a change ends the sharing of reads', async () => {
  shareReads();
  expect(await item.read()).toBe('before');
  await fakeBrowser.storage.session.set({ 'desk:test': 'after' });
  expect(await item.read()).toBe('after');
});

test('what a page writes or clears it reads back before the browser tells of the change', async () => {
  vi.spyOn(fakeBrowser.storage.onChanged, 'addListener').mockImplementation(() => undefined);
  shareReads();
  await item.read();
  await item.write('after');
  expect(await item.read()).toBe('after');
  shareReads();
  await item.read();
  await item.clear();
  expect(await item.read()).toBeUndefined();
});
