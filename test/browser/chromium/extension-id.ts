import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

const digits = (bytes: Buffer) =>
  createHash('sha256')
    .update(bytes)
    .digest('hex')
    .slice(0, 32)
    .replace(/[0-9a-f]/g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 16)));

/**
 * Returns the id that Chromium gives to an unpacked extension: by the key of its manifest, or without one by the path of its
 * folder (`crx_file::id_util` in its source). `pinned` is for a folder that is not built yet.
 */
export function extensionId(folder: string, pinned: string): string {
  const file = path.join(folder, 'manifest.json');
  if (!existsSync(file)) return pinned;
  const { key } = JSON.parse(readFileSync(file, 'utf8')) as { key?: string };
  return digits(key === undefined ? Buffer.from(realpathSync(folder)) : Buffer.from(key, 'base64'));
}
