import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '../../../locales/languages.ts';
import { readCatalogue } from '../../house/catalogue.ts';
import { type Listing, lengthProblems, readListings, unmatched } from '../../release/listing.ts';

const { listings: LISTINGS, problems: PROBLEMS } = readListings('.');
const { en } = LISTINGS;
if (!en) throw new Error('docs/release/listing/en.json is missing');

test.each(Object.entries(LISTINGS))('listing in %s: what stores limit is kept to', (_, listing) => {
  expect(lengthProblems(listing)).toEqual([]);
});

test('every answer has a file', () => {
  expect(PROBLEMS).toEqual([]);
});

test('an answer that is missing is named, and the other languages are read', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'listings-'));
  const folder = path.join(root, 'docs/release/listing');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'en.json'), JSON.stringify(en));
  writeFileSync(path.join(folder, 'de.json'), JSON.stringify({ ...en, singlePurpose: undefined }));
  expect(readListings(root)).toEqual({
    listings: { en },
    problems: [expect.stringContaining('de.json: singlePurpose')],
  });
  rmSync(root, { recursive: true });
});

test('each language of the product has a listing', () => {
  expect(unmatched(languages(), Object.keys(LISTINGS))).toEqual([]);
});

test.each(Object.entries(LISTINGS))('listing in %s: names of the forms are as the stores have them', (_, listing) => {
  const formNames = ({ category, data }: Listing) => [
    category,
    Object.entries(data).map(([key, { chrome }]) => [key, chrome]),
  ];
  expect(formNames(listing)).toEqual(formNames(en));
});

test.each(Object.entries(LISTINGS))('listing in %s: it has every part of the English one', (_, listing) => {
  const parts = ({ permissions, screenshots, description }: Listing) => [
    Object.keys(permissions),
    Object.keys(screenshots),
    description.length,
  ];
  expect(parts(listing)).toEqual(parts(en));
});

test.each(Object.entries(LISTINGS))('listing in %s: it names the menu item by its title', async (language, listing) => {
  const { texts } = await readCatalogue(language.replace('-', '_'));
  const title = texts.get('menu_scoreClicked');
  for (const text of [listing.description[1], listing.permissions.contextMenus]) expect(text).toContain(title);
});

test.each(Object.entries(LISTINGS))('listing in %s: its summary is that of the manifest', async (language, listing) => {
  const { texts } = await readCatalogue(language.replace('-', '_'));
  expect([listing.name, listing.summary]).toEqual([texts.get('manifest_name'), texts.get('manifest_description')]);
});

test('names in one list alone are found in both', () => {
  expect(unmatched(['a', 'b'], ['b', 'c'])).toEqual(['a', 'c']);
});
