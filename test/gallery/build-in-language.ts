import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { messagesIn } from '../texts/messages-in.ts';

/**
 * Copies a build into a new folder and adds the texts of a language, which may be a pseudo-language that no build has.
 * @returns the folder, and the BCP 47 tag to choose in the settings
 */
export async function buildInLanguage(build: string, language: string): Promise<{ folder: string; tag: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sightline-language-'));
  await cp(build, folder, { recursive: true });
  const messages = await messagesIn(language);
  const tag = messages.locale?.message ?? 'en';
  const target = path.join(folder, '_locales', tag.replace('-', '_'));
  await mkdir(target, { recursive: true });
  await writeFile(path.join(target, 'messages.json'), JSON.stringify(messages));
  return { folder, tag };
}
