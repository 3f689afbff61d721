import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('the default policy lets the empty string pass and refuses every other markup, script and script URL', async () => {
  const createPolicy = vi.fn();
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.resetModules();
  await import('../../utils/lock-down');
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('default');
  expect(rules.createHTML('')).toBe('');
  expect(rules.createHTML('<b>')).toBeNull();
  expect(Object.keys(rules)).toEqual(['createHTML']);
});

test('the compiler of zod is off before zod loads', async () => {
  vi.stubGlobal('__zod_globalConfig', undefined);
  vi.resetModules();
  await import('../../utils/lock-down');
  const { globalConfig } = await import('zod/v4/core');
  expect(globalConfig.jitless).toBe(true);
});
