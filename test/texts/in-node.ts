import { existsSync } from 'node:fs';
import { createTexts, type Texts } from '@/utils/texts/texts';
import { messagesIn } from './messages-in.ts';

/** Returns the texts of a catalogue, for tests outside Vite; null if there is none yet. */
export async function catalogueTexts(language: string): Promise<Texts | null> {
  if (!existsSync(`locales/${language.replace('-', '_')}.yml`)) return null;
  const messages = await messagesIn(language);
  return createTexts((name) => messages[name]?.message ?? '', language);
}
