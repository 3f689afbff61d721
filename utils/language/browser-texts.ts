import { browser } from '#imports';
import { createTexts, type Texts } from '@/utils/texts/texts';

// WXT's types of message names contain only its predefined ones.
const messageOf = (name: string) => browser.i18n.getMessage(name as never);

/** Returns the texts in the browser's language, or in English if there are none in it. Nothing is loaded. */
export const browserTexts = (): Texts => createTexts(messageOf, inRegion(messageOf('locale')));

/**
 * Returns the tag for the numbers and times of a language: in the region that the user set for it, if any. In a Polish
 * browser, English texts have English dates.
 */
export function inRegion(language: string): string {
  const wanted = [browser.i18n.getUILanguage(), ...navigator.languages];
  return wanted.find((tag) => tag.split('-')[0] === language.split('-')[0]) ?? language;
}
