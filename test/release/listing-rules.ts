import type { Facts, ManifestFacts } from './facts.ts';
import { reviewerNotes } from './form-fields.ts';
import { withoutAnswer } from './forms.ts';
import { lengthProblems, unmatched } from './listing.ts';
import { nothingFound, ofOwner, type Rule } from './rule.ts';

const SCREENSHOT = { width: 1280, height: 800 };
const TILES = {
  'tile-440x280.png': { width: 440, height: 280 },
  'marquee-1400x560.png': { width: 1400, height: 560 },
  'logo-300x300.png': { width: 300, height: 300 },
};
/** The most that Chrome shows. */
const SCREENSHOTS = 5;
/** Characters that the field *Test instructions* of Chrome's dashboard takes; Edge's field takes 2,000. */
const SHORT_NOTES = 500;

const shortNotes = ({ documents, names }: Facts) => [
  ...reviewerNotes(documents['docs/release/reviewers.md'] ?? '', names).short,
];

const allowedBy = (manifest: ManifestFacts) => [...manifest.permissions, ...manifest.optional_host_permissions];
const perLanguage = (facts: Facts, find: (listing: Facts['listings'][string], language: string) => string[]) =>
  Object.entries(facts.listings).flatMap(([language, each]) =>
    find(each, language).map((problem) => `${language}: ${problem}`),
  );
const languagesOf = ({ listings }: Facts) => Object.keys(listings).join(', ');

/** Returns what is wrong with the pictures of one language. */
function pictureProblems(facts: Facts, language: string, names: string[]): string[] {
  const expected = {
    ...Object.fromEntries(names.map((name) => [`${name}.png`, SCREENSHOT])),
    ...TILES,
  };
  return Object.entries(expected).flatMap(([file, { width, height }]) => {
    const picture = facts.pictures[`${language}/${file}`];
    return picture?.width === width && picture.height === height ? [] : [`${file} is not ${width} × ${height}`];
  });
}

/** Rules about the pages in the stores. */
export const LISTING_RULES: readonly Rule[] = [
  nothingFound(
    'A listing in every language of the product',
    ({ languages, listings }) => unmatched(Object.keys(languages), Object.keys(listings)),
    languagesOf,
  ),
  nothingFound(
    'Every question of the forms has its place',
    ({ listingProblems, names, answers }) => [...listingProblems, ...withoutAnswer(names, answers, undefined)],
    () => 'docs/release/listing, forms.json',
  ),
  ofOwner(
    'Answers that only the publisher can give',
    ({ names, answers }) => withoutAnswer(names, answers, null).join('; ') || 'given',
    ({ names, answers }) => withoutAnswer(names, answers, null).length > 0,
  ),
  nothingFound('Lengths of the listing', (facts) => perLanguage(facts, lengthProblems), languagesOf),
  nothingFound(
    'Short notes for reviewers fit into the forms',
    (facts) => {
      const { length } = shortNotes(facts);
      return length > 0 && length <= SHORT_NOTES ? [] : [`${length} of at most ${SHORT_NOTES} characters`];
    },
    (facts) => `${shortNotes(facts).length} characters`,
  ),
  nothingFound(
    'Listing and manifest have one name and summary',
    (facts) =>
      perLanguage(facts, ({ name, summary }, language) => {
        const { [language]: manifest } = facts.languages;
        return name === manifest?.name && summary === manifest.description ? [] : ['they differ'];
      }),
    languagesOf,
  ),
  nothingFound(
    'A reason for each permission, and no other',
    (facts) =>
      perLanguage(facts, ({ permissions }) =>
        unmatched(Object.keys(permissions), [
          ...allowedBy(facts.chrome.manifest),
          ...allowedBy(facts.firefox.manifest),
        ]),
      ).concat(
        // addons.mozilla.org has no form for reasons: its reviewers read the notes alone.
        Object.keys(facts.listings.en?.permissions ?? {})
          .filter((name) => !(facts.documents['docs/release/reviewers.md'] ?? '').includes(`\`${name}\``))
          .map((name) => `docs/release/reviewers.md: ${name}`),
      ),
    ({ chrome, firefox }) => `${new Set([...allowedBy(chrome.manifest), ...allowedBy(firefox.manifest)]).size}`,
  ),
  nothingFound(
    'Data types of the listing are those of the manifest',
    (facts) => {
      const gecko = facts.firefox.manifest.browser_specific_settings?.gecko;
      const declared = gecko?.data_collection_permissions.required ?? [];
      return perLanguage(facts, ({ data }) => unmatched(Object.keys(data), declared));
    },
    (facts) => Object.keys(Object.values(facts.listings)[0]?.data ?? {}).join(', '),
  ),
  nothingFound(
    'Screenshots and tiles',
    (facts) =>
      Object.keys(facts.pictures).length === 0
        ? ['there are none: npm run store:pictures']
        : perLanguage(facts, ({ screenshots }, language) => {
            const names = Object.keys(screenshots);
            if (names.length !== SCREENSHOTS) return [`${names.length} screenshots`];
            return pictureProblems(facts, language, names);
          }),
    ({ pictures }) => `${Object.keys(pictures).length} pictures`,
  ),
];
