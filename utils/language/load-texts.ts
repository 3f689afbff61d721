import { browser } from '#imports';
import { createTexts, type Texts } from '@/utils/texts/texts';
import { browserLanguage, browserTexts, inRegion } from './browser-texts';

type Messages = Readonly<Record<string, { message: string }>>;

const loaded = new Map<string, Texts>();

/**
 * Returns the texts in a language if nothing must be loaded for them, else null.
 * @param language BCP 47 tag of a catalogue, or `browser`
 */
export function textsAtHand(language: string): Texts | null {
  const own = browserTexts();
  const wanted = tagOf(language);
  return own?.t('locale') === wanted ? own : (loaded.get(wanted) ?? null);
}

/**
 * Returns the texts in a language. The browser's cost nothing; `browser.i18n` knows no other, so a chosen language is
 * loaded once from our own `_locales`. Without such a catalogue, the browser's. Never rejects.
 */
export async function loadTexts(language: string): Promise<Texts> {
  const atHand = textsAtHand(language);
  if (atHand) return atHand;
  const wanted = tagOf(language);
  try {
    const messages = await readMessages(wanted);
    const texts = createTexts((name) => messages[name]?.message ?? '', inRegion(wanted));
    loaded.set(wanted, texts);
    return texts;
  } catch {
    // An older version of the extension has fewer languages. Without any file, keys are better than a blank page.
    return wanted === browserLanguage() ? createTexts(() => '', wanted) : loadTexts('browser');
  }
}

const tagOf = (language: string) => (language === 'browser' ? browserLanguage() : language);

async function readMessages(language: string): Promise<Messages> {
  // WXT's types of paths contain only pages.
  const path = `/_locales/${language.replace('-', '_')}/messages.json` as never;
  const response = await fetch(browser.runtime.getURL(path));
  return response.json();
}
