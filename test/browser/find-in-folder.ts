import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { spellings } from './spellings.ts';

/**
 * The files of a folder, however deep, whose bytes hold a text, in any of the `wanted` spellings; compressed ones are
 * read as they are. One that a running browser deletes meanwhile holds nothing.
 */
export function findInFolder(folder: string, text: string, wanted = spellings(text)): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => {
    const place = path.join(folder, file);
    if (!statSync(place, { throwIfNoEntry: false })?.isFile()) return false;
    const bytes = bytesOf(place);
    return wanted.some((part) => bytes.includes(part));
  });
}

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}
