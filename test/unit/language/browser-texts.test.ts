import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { browserLanguage, browserTexts } from '@/utils/language/browser-texts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The formats of a browser in this language, whose texts are English. */
function localeOf(browserLanguage: string, preferred: string[]): string {
  vi.spyOn(fakeBrowser.i18n, 'getUILanguage').mockReturnValue(browserLanguage);
  vi.stubGlobal('navigator', { languages: preferred });
  return browserTexts()?.locale ?? '';
}

test('formats follow the region that the user set for the language of the texts', () => {
  expect(localeOf('en-GB', ['en-GB', 'en'])).toBe('en-GB');
  expect(localeOf('de', ['de', 'en-IE', 'en'])).toBe('en-IE');
});

test('in a browser of another language, times are not in that language within English texts', () => {
  expect(localeOf('pl', ['pl', 'cs'])).toBe('en');
});

test('uses the texts of the browser', () => {
  vi.spyOn(fakeBrowser.i18n, 'getMessage').mockImplementation((name: string) => (name === 'locale' ? 'de' : 'Los'));
  expect(browserTexts()?.t('command.openSidePanel')).toBe('Los');
});

test('a browser without our messages gives its language and no texts', () => {
  vi.spyOn(fakeBrowser.i18n, 'getMessage').mockReturnValue('');
  expect(browserTexts()).toBe(null);
  for (const [wanted, catalogue] of [
    ['en-US', 'en'],
    ['xx', 'en'],
  ] as const) {
    vi.spyOn(fakeBrowser.i18n, 'getUILanguage').mockReturnValue(wanted);
    expect(browserLanguage()).toBe(catalogue);
  }
});
