import messages from '@/locales/en.yml';
import { createTexts } from '@/utils/texts/texts';

/** Returns an English message by its name in `_locales`. */
export const englishMessage = (name: string): string => messages[name]?.message ?? '';

/** The English texts, without a browser. */
export const ENGLISH = createTexts(englishMessage, 'en');
