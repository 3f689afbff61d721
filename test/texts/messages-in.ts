import { generateChromeMessages, parseMessagesFile } from '@wxt-dev/i18n/build';
import { isPseudo, type Messages, pseudoMessages } from './pseudo.ts';

/** Returns the messages of a language: of its file, or made from English. */
export async function messagesIn(language: string): Promise<Messages> {
  const file = isPseudo(language) ? 'en' : language.replace('-', '_');
  const messages = generateChromeMessages(await parseMessagesFile(`locales/${file}.yml`));
  return isPseudo(language) ? pseudoMessages(messages, language) : messages;
}
