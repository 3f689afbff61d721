import messages from '@/locales/de.yml';
import { createTexts } from '@/utils/texts/texts';

/** The German texts, without a browser: German has the longest words of our languages. */
export const GERMAN = createTexts((name) => messages[name]?.message ?? '', 'de');
