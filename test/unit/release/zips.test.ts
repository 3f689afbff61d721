import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { packXpi } from '../../browser/firefox/xpi.ts';
import { filesOfZip, unpack } from '../../run/unpack.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'zips-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a zip is unpacked to the files that were packed', async () => {
  const zip = path.join(folder, 'icons.zip');
  await packXpi('public/icon', zip);
  expect([...filesOfZip(zip).keys()].sort()).toEqual(['128.png', '16.png', '32.png', '48.png', '96.png', 'mark.svg']);
  unpack(zip, path.join(folder, 'out'));
  expect(readFileSync(path.join(folder, 'out/mark.svg'))).toEqual(readFileSync('public/icon/mark.svg'));
});

test('a name that leads out of the folder is refused', async () => {
  const zip = path.join(folder, 'evil.zip');
  await packXpi('public/icon', zip);
  const bytes = readFileSync(zip);
  writeFileSync(zip, Buffer.from(bytes.toString('latin1').replaceAll('128.png', '../evil'), 'latin1'));
  expect(() => unpack(zip, path.join(folder, 'out'))).toThrow('outside');
});
