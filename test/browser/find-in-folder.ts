import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { spellings } from './spellings.ts';

/** The files of a folder, however deep, whose bytes hold a text; compressed ones are read as they are. */
export function findInFolder(folder: string, text: string): string[] {
  const wanted = spellings(text);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => {
    const place = path.join(folder, file);
    if (!statSync(place, { throwIfNoEntry: false })?.isFile()) return false;
    const bytes = readFileSync(place);
    return wanted.some((one) => bytes.includes(one));
  });
}
