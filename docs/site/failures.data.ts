import { generateChromeMessages, parseMessagesFile } from '@wxt-dev/i18n/build';
import { type FailureRow, failureRows } from '../../packaged/failure-rows';
import { createTexts } from '../../utils/texts/texts';

/** The failures for `failures.md`, read from the product when the site is built. */
export default {
  watch: ['../../locales/en.yml', '../../utils/service/*.ts'],
  async load(): Promise<FailureRow[]> {
    const messages = generateChromeMessages(await parseMessagesFile('locales/en.yml'));
    return failureRows(createTexts((name) => messages[name]?.message ?? '', 'en'));
  },
};
