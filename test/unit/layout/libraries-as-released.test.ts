import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type Libraries, recordLibraries } from '../../release/record-libraries.ts';
import { thirdPartyNotices } from '../../release/third-party.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
let libraries: Libraries;

beforeAll(async () => {
  libraries = await recordLibraries();
});

/** Add-on stores refuse modified libraries: https://extensionworkshop.com/documentation/publish/third-party-library-usage/ */
test('the bundles are made of the files that the packages released, character by character', () => {
  expect(libraries.modified).toEqual([]);
  for (const name of ['react-dom', 'react-aria', 'zod', 'dexie']) {
    expect(
      [...libraries.files].some((file) => file.includes(`/node_modules/${name}/`)),
      name,
    ).toBe(true);
  }
});

test('the package contains the license of everything that it bundles (npm run third-party writes it)', () => {
  const notices = thirdPartyNotices(ROOT, libraries.files);
  for (const license of ['MIT', 'Apache-2.0', 'MPL-2.0', 'ISC']) expect(notices).toContain(`License: ${license}\n`);
  expect(readFileSync(path.join(ROOT, 'public/THIRD-PARTY.txt'), 'utf8')).toBe(notices);
});
