import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lengthProblems, readListings, unmatched } from '../../release/listing.ts';
import { pngFacts } from '../../release/png-facts.ts';

const LISTINGS = readListings('.');

test.each(Object.entries(LISTINGS))('listing in %s: what stores limit is kept to', (_, listing) => {
  expect(lengthProblems(listing)).toEqual([]);
});

test('names in one list alone are found in both', () => {
  expect(unmatched(['a', 'b'], ['b', 'c'])).toEqual(['a', 'c']);
});

test('the icon of the stores has its margin, the small ones have none', () => {
  const facts = (size: number) => pngFacts(readFileSync(`public/icon/${size}.png`));
  expect(facts(128)).toEqual({ width: 128, height: 128, depth: 8, margin: 16 });
  expect(facts(16)).toMatchObject({ width: 16, height: 16, depth: 8, margin: 0 });
});
