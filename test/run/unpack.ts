import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';

/** Returns the files of a zip by name, without its folders. */
export const filesOfZip = (file: string): Map<string, Buffer> =>
  new Map(
    Object.entries(unzipSync(readFileSync(file)))
      .filter(([name]) => !name.endsWith('/'))
      .map(([name, bytes]) => [name, Buffer.from(bytes)]),
  );

/** Unpacks a zip of this project into a folder. */
export function unpack(file: string, folder: string): void {
  for (const [name, bytes] of filesOfZip(file)) {
    const target = path.join(folder, name);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
}
