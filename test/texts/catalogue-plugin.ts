import { generateChromeMessages, parseMessagesFile } from '@wxt-dev/i18n/build';
import type { Plugin } from 'vite';

/** Lets tests import a catalogue: `@/locales/en.yml` is the content of `_locales/en/messages.json`. */
export const catalogue = (): Plugin => ({
  name: 'catalogue',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('.yml')) return null;
    this.addWatchFile(id);
    return `export default ${JSON.stringify(generateChromeMessages(await parseMessagesFile(id)))}`;
  },
});
