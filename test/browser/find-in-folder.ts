import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** How a browser may have written a text: as UTF-8 or Latin-1, as UTF-16, in Base64 at each of the three offsets. */
function spellings(text: string): Buffer[] {
  const inBase64 = [0, 1, 2].map((offset) => {
    const bytes = Buffer.from('x'.repeat(offset) + text).toString('base64');
    // The first and the last group depend on what stands beside the text.
    return bytes.slice(offset === 0 ? 0 : 4, -4);
  });
  return [Buffer.from(text), Buffer.from(text, 'utf16le'), ...inBase64.map((part) => Buffer.from(part))];
}

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
