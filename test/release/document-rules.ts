import type { Facts, ManifestFacts } from './facts.ts';
import { lengthProblems, unmatched } from './listing.ts';
import { nothingFound, type Rule } from './rule.ts';

const SCREENSHOT = { width: 1280, height: 800 };
const TILES = {
  'tile-440x280.png': { width: 440, height: 280 },
  'marquee-1400x560.png': { width: 1400, height: 560 },
  'logo-300x300.png': { width: 300, height: 300 },
};
const MOST_SCREENSHOTS = 5;
const PIPELINE = [
  '.github/workflows/ci.yml',
  '.github/workflows/release.yml',
  '.github/dependabot.yml',
  '.github/ISSUE_TEMPLATE/problem.yml',
  '.github/ISSUE_TEMPLATE/config.yml',
];
const NOT_RUN = ['Edge', 'macOS', 'Windows'];

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

/** Rules about listing, privacy, roll-out and pipeline. */
export const DOCUMENT_RULES: readonly Rule[] = [
  nothingFound(
    'A listing in every language of the product',
    ({ languages, listings }) => unmatched(Object.keys(languages), Object.keys(listings)),
    languagesOf,
  ),
  nothingFound('Lengths of the listing', (facts) => perLanguage(facts, lengthProblems), languagesOf),
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
      perLanguage(facts, ({ screenshots }, language) => {
        const names = Object.keys(screenshots);
        if (names.length === 0 || names.length > MOST_SCREENSHOTS) return [`${names.length} screenshots`];
        return pictureProblems(facts, language, names);
      }),
    ({ pictures }) => `${Object.keys(pictures).length} pictures`,
  ),
  nothingFound(
    'Privacy policy',
    ({ documents, listings }) => {
      const policy = documents['PRIVACY.md'] ?? '';
      const types = Object.values(listings.en?.data ?? {}).map(({ chrome }) => chrome.toLowerCase());
      return [
        ...[...types, 'limited use'].filter((term) => !policy.toLowerCase().replaceAll(/\s+/g, ' ').includes(term)),
        ...(/collects (nothing|no data)/i.test(policy) ? ['it says that nothing is collected'] : []),
      ];
    },
    () => 'PRIVACY.md names each type of data',
  ),
  nothingFound(
    'Documents for owner, reviewers and the check in Edge',
    ({ documents }) =>
      ['docs/release/owner.md', 'docs/release/reviewers.md', 'docs/release/edge.md'].filter((file) => !documents[file]),
    () => 'docs/release',
  ),
  nothingFound(
    'Files for administrators have the ids of package.json',
    ({ stalePolicyFiles }) => stalePolicyFiles,
    () => 'docs/policy',
  ),
  nothingFound(
    'Pipeline',
    ({ documents }) => PIPELINE.filter((file) => !documents[file]),
    () => `${PIPELINE.length} files`,
  ),
  nothingFound(
    'Every step of the pipeline is a script that exists',
    ({ documents, scripts }) => {
      const used = PIPELINE.flatMap((file) => [...(documents[file] ?? '').matchAll(/npm run ([\w:-]+)/g)]);
      return used.map(([, script = '']) => script).filter((script) => !scripts.includes(script));
    },
    () => 'npm run …',
  ),
  nothingFound(
    'Line ends are the same everywhere',
    ({ documents }) => (/^\* text=auto eol=lf$/m.test(documents['.gitattributes'] ?? '') ? [] : ['.gitattributes']),
    () => 'LF',
  ),
  nothingFound(
    'Lowest versions stand in the README',
    ({ documents, chrome, firefox }) => {
      const gecko = firefox.manifest.browser_specific_settings?.gecko.strict_min_version ?? '';
      const lowest = [chrome.manifest.minimum_chrome_version ?? '?', gecko.split('.')[0] ?? '?'];
      return lowest.filter((version) => !(documents['README.md'] ?? '').includes(version));
    },
    ({ chrome, firefox }) =>
      `Chromium ${chrome.manifest.minimum_chrome_version}, Firefox ${firefox.manifest.browser_specific_settings?.gecko.strict_min_version}`,
  ),
  nothingFound(
    'The README says where it was not run',
    ({ documents }) => {
      const said = /^.*not been run.*$/im.exec((documents['README.md'] ?? '').replaceAll(/\n(?=\S)/g, ' '))?.[0] ?? '';
      return NOT_RUN.filter((name) => !said.includes(name));
    },
    () => NOT_RUN.join(', '),
  ),
  nothingFound(
    'Node version',
    ({ engines }) => (/^>=\d+\.\d+/.test(engines) ? [] : ['package.json has no engines.node']),
    ({ engines }) => engines,
  ),
];
