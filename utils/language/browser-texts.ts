import { browser } from '#imports';
import { createTexts, type Texts } from '@/utils/texts/texts';
import { CATALOGUES, SOURCE_LANGUAGE } from './language-names';

const messages = new Map<string, string>();

/** The browser is asked once for each: a result has a thousand texts. What is missing may come, see `browserTexts`. */
function messageOf(name: string): string {
  // WXT's types of message names contain only its predefined ones.
  const message = messages.get(name) || browser.i18n.getMessage(name as never);
  messages.set(name, message);
  return message;
}

/** The language of the messages that the browser has; asked each time, because they may come later. */
const stated = () => browser.i18n.getMessage('locale' as never);

/**
 * Returns the texts in the browser's language, else in English, without loading anything. Null if the browser has no
 * messages: right after an installation, in Chromium 156, 4 of 840 pages had none.
 */
export function browserTexts(): Texts | null {
  const language = stated();
  return language === '' ? null : createTexts(messageOf, inRegion(language));
}

/** Returns the catalogue that the browser chose, or would choose if it had read our messages. */
export function browserLanguage(): string {
  const wanted = browser.i18n.getUILanguage();
  const isSame = (tag: string) => baseOf(tag) === baseOf(wanted);
  return stated() || (CATALOGUES.find((tag) => tag === wanted) ?? CATALOGUES.find(isSame) ?? SOURCE_LANGUAGE);
}

/**
 * Returns the tag for the numbers and times of a language: in the region that the user set for it, if any. In a Polish
 * browser, English texts have English dates.
 */
export function inRegion(language: string): string {
  const wanted = [browser.i18n.getUILanguage(), ...navigator.languages];
  return wanted.find((tag) => baseOf(tag) === baseOf(language)) ?? language;
}

const baseOf = (tag: string) => tag.split('-')[0];
