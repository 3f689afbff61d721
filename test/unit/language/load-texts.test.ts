import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { loadTexts, textsAtHand } from '@/utils/language/load-texts';

const FILES: Record<string, object> = {
  '/_locales/en/messages.json': { locale: { message: 'en' }, form_close: { message: 'Close' } },
  '/_locales/pt_BR/messages.json': { locale: { message: 'pt-BR' }, form_close: { message: 'Fechar' } },
};
const load = vi.fn((url: string) => {
  const found = FILES[new URL(url).pathname];
  return found ? Promise.resolve(Response.json(found)) : Promise.reject(new TypeError('no such file'));
});

beforeEach(() => {
  vi.stubGlobal('fetch', load);
  vi.spyOn(fakeBrowser.runtime, 'getURL').mockImplementation((path) => `chrome-extension://sightline${path}`);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  load.mockClear();
});

test('loads nothing for the language of the browser, even if it is chosen', async () => {
  expect(textsAtHand('browser')?.t('form.close')).toBe('Close');
  expect((await loadTexts('en')).t('form.close')).toBe('Close');
  expect(load).not.toHaveBeenCalled();
});

test('loads another language once, and no third one', async () => {
  expect(textsAtHand('pt-BR')).toBe(null);
  const texts = await loadTexts('pt-BR');
  expect(texts.t('form.close')).toBe('Fechar');
  expect(texts.locale).toBe('pt-BR');
  expect(textsAtHand('pt-BR')).toBe(texts);
  await loadTexts('pt-BR');
  expect(load.mock.calls).toEqual([['chrome-extension://sightline/_locales/pt_BR/messages.json']]);
});

test('uses the language of the browser for a language that this version lacks', async () => {
  expect((await loadTexts('xx')).t('form.close')).toBe('Close');
});

test('loads the catalogue of its language in a browser that has no messages yet', async () => {
  vi.spyOn(fakeBrowser.i18n, 'getMessage').mockReturnValue('');
  expect(textsAtHand('browser')).toBe(null);
  expect((await loadTexts('browser')).t('form.close')).toBe('Close');
  expect((await loadTexts('yy')).t('form.close')).toBe('Close');
});
