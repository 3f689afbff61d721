import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';

const END_OF_INDEX = 0x06054b50;
const DEFLATED = 8;

/** Returns the files of a zip by name (PKWARE APPNOTE 4.3; no encryption, no ZIP64). */
export function filesOfZip(file: string): Map<string, Buffer> {
  const zip = readFileSync(file);
  let end = zip.length - 22;
  while (zip.readUInt32LE(end) !== END_OF_INDEX) end -= 1;
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [nameSize, extraSize, commentSize] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field));
    const start = zip.readUInt32LE(at + 42);
    const name = zip.toString('utf8', at + 46, at + 46 + (nameSize ?? 0));
    // The local header has other lengths.
    const data = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    const packed = zip.subarray(data, data + size);
    if (!name.endsWith('/')) files.set(name, method === DEFLATED ? inflateRawSync(packed) : packed);
    at += 46 + (nameSize ?? 0) + (extraSize ?? 0) + (commentSize ?? 0);
  }
  return files;
}

/** Unpacks a zip into a folder. */
export function unpack(file: string, folder: string): void {
  for (const [name, bytes] of filesOfZip(file)) {
    const target = path.join(folder, name);
    if (path.relative(folder, target).startsWith('..')) throw new Error(`${name} is outside of the folder.`);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
}
