import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { isVersionError } from '@/components/kit/version-error';
import { settingsItem } from '@/utils/storage/settings-item';

const { local } = fakeBrowser.storage;
const NEWER = { settings: { version: 999 } };

beforeEach(() => fakeBrowser.reset());

test.each<[string, Record<string, unknown>]>([
  ['the policy changes', { policy: { dailyLookups: 5 } }],
  ['the settings change', { settings: { version: 1000 } }],
])('who watches settings of a newer version gets the error of a read when %s', async (_, change) => {
  await local.set(NEWER);
  const [onChange, onError] = [vi.fn(), vi.fn<(error: unknown) => void>()];
  settingsItem.watch(new AbortController().signal, onChange, onError);
  await local.set(change);
  await expect.poll(() => onError).toHaveBeenCalledOnce();
  expect(isVersionError(onError.mock.calls[0]?.[0])).toBe(true);
  expect(onChange).not.toHaveBeenCalled();
});

test('a reader without an error handler is not affected', async () => {
  await local.set(NEWER);
  const onChange = vi.fn();
  settingsItem.watch(new AbortController().signal, onChange);
  await local.set({ policy: { dailyLookups: 5 } });
  await local.set({ settings: {} });
  await expect.poll(() => onChange).toHaveBeenCalled();
});
