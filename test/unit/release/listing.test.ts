import { expect, test } from 'vitest';
import { languages } from '../../../locales/languages.ts';
import { readCatalogue } from '../../house/catalogue.ts';
import { type Listing, readListings } from '../../release/listing.ts';

const LISTINGS = readListings('.');
const { en } = LISTINGS;
if (!en) throw new Error('docs/release/listing/en.json is missing');

test('each language of the product has a listing', () => {
  expect(Object.keys(LISTINGS).sort()).toEqual([...languages()].sort());
});

test.each(Object.entries(LISTINGS))('the listing in %s has every part of the English one', (_, listing) => {
  const parts = ({ category, data, permissions, screenshots, description }: Listing) => [
    category,
    Object.entries(data).map(([key, { chrome }]) => [key, chrome]),
    Object.keys(permissions),
    Object.keys(screenshots),
    description.length,
  ];
  expect(parts(listing)).toEqual(parts(en));
});

test.each(Object.entries(LISTINGS))('the listing in %s uses the words of the catalogue', async (language, listing) => {
  const { texts } = await readCatalogue(language.replace('-', '_'));
  expect([listing.name, listing.summary]).toEqual([texts.get('manifest_name'), texts.get('manifest_description')]);
  const title = texts.get('menu_scoreClicked');
  for (const text of [listing.description[1], listing.permissions.contextMenus]) expect(text).toContain(title);
});
