import { generateChromeMessages, parseMessagesFile } from '@wxt-dev/i18n/build';
import { createTexts } from '@/utils/texts/texts';

const messages = generateChromeMessages(await parseMessagesFile('locales/en.yml'));

/** Returns an English text, for browser tests, which run outside Vite. */
export const { t } = createTexts((name) => messages[name]?.message ?? '', 'en');
