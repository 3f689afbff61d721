import type { Facts } from '../../release/facts.ts';

const PERMISSIONS = { permissions: ['storage'], optional_host_permissions: ['https://*/*'] };
const picture = (width: number, height: number) => ({ width, height, depth: 8, margin: null });
const icon = (size: number) => ({ width: size, height: size, depth: 8, margin: size === 128 ? 16 : 0 });
const zips = () => ({ 'a.zip': '1', 'b.zip': '2', 'c.zip': '3' });

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
  engines: '>=22.12',
  scripts: ['build-for-amo', 'check'],
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
  pictures: {
    'en/one.png': picture(1280, 800),
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
        creditworthiness: 'No.',
        limitedUse: 'Yes.',
      },
      screenshots: { one: 'One.' },
    },
  },
  documents: {
    'CHANGELOG.md': '# Changelog\n\n## 1.0.0\n',
    'README.md': 'Chromium 140, Firefox 142. It has not been run in Edge, on macOS or on Windows.',
    'PRIVACY.md': 'Website content. Limited Use.',
    'docs/release/owner.md': 'x',
    'docs/release/reviewers.md': '`storage`, `https://*/*`',
    'docs/release/edge.md': 'x',
    '.gitattributes': '* text=auto eol=lf',
    '.github/workflows/ci.yml': 'run: npm run check',
    '.github/workflows/release.yml': 'run: npm run check',
    '.github/dependabot.yml': 'version: 2',
    '.github/ISSUE_TEMPLATE/problem.yml': 'name: x',
    '.github/ISSUE_TEMPLATE/config.yml': 'blank_issues_enabled: false',
  },
  dataVersion: 2,
  migrationsTested: [1],
  stalePolicyFiles: [],
});
