import type { Facts } from '../../release/facts.ts';
import type { Answers } from '../../release/forms.ts';
import { readyDocuments } from './ready-documents.ts';

const PERMISSIONS = { permissions: ['storage'], optional_host_permissions: ['https://*/*'] };
const picture = (width: number, height: number) => ({ width, height, depth: 8, margin: null });
const icon = (size: number) => ({ width: size, height: size, depth: 8, margin: size === 128 ? 16 : 0 });
const zips = () => ({ 'a.zip': '1', 'b.zip': '2', 'c.zip': '3' });

const SHOTS = ['one', 'two', 'three', 'four', 'five'];

const ANSWERS: Answers = {
  chrome: {
    'Mature content': 'No',
    Payments: 'Free of charge',
    Distribution: 'All regions',
    'Trader status': 'Trader',
    'Certificate: not used to determine creditworthiness or for lending': 'True',
  },
  edge: {
    Markets: 'All markets',
    'Mature content': 'No',
    'Certificate: not used to determine creditworthiness or for lending': 'True',
  },
  firefox: { Experimental: 'No', 'Requires payment, non-free services or software': 'Yes', License: 'MIT License' },
};

/** Returns facts of a small project that is ready for release; each call returns others, which a test may change. */
export const readyFacts = (): Facts => ({
  names: {
    version: '1.0.0',
    author: 'A Publisher',
    homepage: 'https://sightline.test',
    repository: { url: 'https://git.test/sightline.git' },
    bugs: { url: 'https://git.test/sightline/issues' },
    storeIds: { chrome: 'a'.repeat(32), edge: 'b'.repeat(32), firefox: 'sightline@sightline.test' },
  },
  engines: '>=20.19',
  description: 'Scores.',
  scripts: {
    ...{ 'test:all': 'a', reproduce: 'r', 'release:check': 'r', submit: 's' },
    'build-for-amo': 'wxt zip',
    check: 'tsc && npm run lint:store',
    'lint:store': 'lint',
  },
  unpackedId: 'c'.repeat(32),
  chrome: {
    size: 600_000,
    files: ['manifest.json'],
    manifest: { version: '1.0.0', minimum_chrome_version: '140', ...structuredClone(PERMISSIONS) },
    thirdParty: 'MIT',
  },
  firefox: {
    size: 600_000,
    files: ['manifest.json'],
    manifest: {
      version: '1.0.0',
      ...structuredClone(PERMISSIONS),
      browser_specific_settings: {
        gecko: {
          id: 'sightline@sightline.test',
          strict_min_version: '142.0',
          data_collection_permissions: { required: ['websiteContent'] },
        },
      },
    },
    thirdParty: 'MIT',
  },
  sources: { size: 700_000, topLevel: ['package.json', 'utils'] },
  lint: { errors: [], notices: [], warnings: [] },
  modifiedLibraries: [],
  thirdParty: 'MIT',
  zips: zips(),
  rebuilt: zips(),
  icons: Object.fromEntries([16, 32, 48, 96, 128].map((size) => [`${size}.png`, icon(size)])),
  iconSources: ['mark.svg'],
  pictures: {
    ...Object.fromEntries(SHOTS.map((name) => [`en/${name}.png`, picture(1280, 800)])),
    'en/tile-440x280.png': picture(440, 280),
    'en/marquee-1400x560.png': picture(1400, 560),
    'en/logo-300x300.png': picture(300, 300),
  },
  languages: { en: { name: 'Sightline', description: 'Scores.' } },
  listings: {
    en: {
      name: 'Sightline',
      summary: 'Scores.',
      amoSummary: 'Scores.',
      description: ['x'.repeat(300)],
      category: { chrome: 'c', edge: 'e', firefox: 'f' },
      searchTerms: ['score'],
      singlePurpose: 'Scores.',
      permissions: { storage: 'Stores.', 'https://*/*': 'Asks.' },
      data: { websiteContent: { chrome: 'Website content', reason: 'Sends.' } },
      privacyForm: {
        remoteCode: 'No.',
        sale: 'No.',
        otherPurposes: 'No.',
        limitedUse: 'Yes.',
      },
      screenshots: Object.fromEntries(SHOTS.map((name) => [name, 'What it shows.'])),
    },
  },
  listingProblems: [],
  answers: structuredClone(ANSWERS),
  documents: readyDocuments(),
  dataVersion: 2,
  migrationsTested: [1],
  isNewerDataTested: true,
  actionlint: [],
  help: {
    pages: ['setup', 'failures', 'keyboard', 'privacy', 'policy', 'reviewers', 'connect-an-api'],
    problems: [],
  },
  stalePolicyFiles: [],
});
