import { browser } from '#imports';
import { createTexts, type Texts } from '@/utils/texts/texts';

/**
 * Returns the texts in the browser's language, or in English if there are none in it. Numbers and times follow the
 * region that the user set for the language of the texts.
 */
export function browserTexts(): Texts {
  // WXT's types of message names contain only its predefined ones.
  const messageOf = (name: string) => browser.i18n.getMessage(name as never);
  const language = messageOf('locale');
  const wanted = [browser.i18n.getUILanguage(), ...navigator.languages];
  const isSame = (tag: string) => tag.split('-')[0] === language.split('-')[0];
  return createTexts(messageOf, wanted.find(isSame) ?? language);
}
