import { readFileSync } from 'node:fs';
import { generateChromeMessages, parseMessagesFile } from '@wxt-dev/i18n/build';

/** The texts of one language as its file has them. */
export interface Catalogue {
  /** Name of its file and of its folder in `_locales`, such as `pt_BR`. */
  name: string;
  /** Texts by their names in `_locales`. */
  texts: ReadonlyMap<string, string>;
  /** The file, with its comments. */
  source: string;
}

/** Reads `locales/<name>.yml` as the build does. */
export async function readCatalogue(name: string): Promise<Catalogue> {
  const file = `locales/${name}.yml`;
  const messages = Object.entries(generateChromeMessages(await parseMessagesFile(file)));
  const texts = new Map(messages.map(([key, { message }]) => [key, message]));
  return { name, texts, source: readFileSync(file, 'utf8') };
}
