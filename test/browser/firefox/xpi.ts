import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';

/** The numbers of a record of the ZIP format (PKWARE APPNOTE 4.3), each with its width in bytes. */
function record(...fields: [value: number, width: 2 | 4][]): Buffer {
  return Buffer.concat(
    fields.map(([value, width]) => {
      const bytes = Buffer.alloc(width);
      bytes.writeUIntLE(value, 0, width);
      return bytes;
    }),
  );
}

/** Packs a folder, uncompressed, into the one file that Firefox installs for good. */
export async function packXpi(folder: string, file: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const bodies: Buffer[] = [];
  const index: Buffer[] = [];
  let offset = 0;
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const from = path.join(entry.parentPath, entry.name);
    const name = Buffer.from(path.relative(folder, from));
    const data = await readFile(from);
    const about = record(
      [20, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0x21, 2],
      [crc32(data), 4],
      [data.length, 4],
      [data.length, 4],
      [name.length, 2],
      [0, 2],
    );
    const body = Buffer.concat([record([0x04034b50, 4]), about, name, data]);
    index.push(
      Buffer.concat([
        record([0x02014b50, 4], [20, 2]),
        about,
        record([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
        name,
      ]),
    );
    bodies.push(body);
    offset += body.length;
  }
  const size = index.reduce((sum, { length }) => sum + length, 0);
  const count = index.length;
  const end = record([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [size, 4], [offset, 4], [0, 2]);
  await writeFile(file, Buffer.concat([...bodies, ...index, end]));
}
