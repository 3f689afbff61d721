import type { Facts, PackageFacts } from './facts.ts';
import { lintProblems, lintSummary } from './lint-report.ts';
import { nothingFound, ofOwner, type Rule } from './rule.ts';

const PLACEHOLDER = /\bexample\.(com|org|net)\b|\.example\b/;
/** As Chrome and Edge assign them; Edge's *Product ID* is another one. */
const EXTENSION_ID = /^[a-p]{32}$/;
const ICONS = [16, 32, 48, 96, 128];
/** https://developer.chrome.com/docs/webstore/images#icons: 96 px of art in 128 px. */
const STORE_ICON = { size: 128, margin: 16 };
/** All that a build and the stand-in service need. */
const SOURCES = [
  ...[
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    'LICENSE',
    'PRIVACY.md',
    'README.md',
    'SECURITY.md',
    'components',
    'entrypoints',
  ],
  ...['locales', 'package-lock.json', 'package.json', 'public', 'test', 'tsconfig.json', 'utils', 'wxt.config.ts'],
];
/** Of what a store takes: addons.mozilla.org 200 MB; ours is held far below. */
const MOST_BYTES = 2_000_000;

const kilobytes = (size: number) => `${Math.round(size / 1000)} kB`;
const both = ({ chrome, firefox }: Facts): [string, PackageFacts][] => [
  ['chrome', chrome],
  ['firefox', firefox],
];

/** Rules about the packages and their names. */
export const PACKAGE_RULES: readonly Rule[] = [
  nothingFound(
    'Chrome package has no key',
    ({ chrome }) => (chrome.manifest.key === undefined ? [] : ['the manifest has a key']),
    () => 'none',
  ),
  nothingFound(
    'One version',
    ({ names, documents, chrome, firefox }) => {
      const cut = /^## (\d\S*)/m.exec(documents['CHANGELOG.md'] ?? '')?.[1];
      const others = { changelog: cut, chrome: chrome.manifest.version, firefox: firefox.manifest.version };
      return Object.entries(others).flatMap(([where, version]) =>
        version === names.version ? [] : [`${where} has ${version}`],
      );
    },
    ({ names }) => names.version,
  ),
  nothingFound(
    'Nothing unreleased in the changelog',
    ({ documents }) => (/^## Unreleased/m.test(documents['CHANGELOG.md'] ?? '') ? ['npm version cuts it'] : []),
    () => 'cut',
  ),
  nothingFound(
    'Firefox package has the id of package.json',
    ({ names, firefox }) => {
      const id = firefox.manifest.browser_specific_settings?.gecko.id;
      return id === names.storeIds.firefox ? [] : [`it has ${id}`];
    },
    ({ names }) => names.storeIds.firefox,
  ),
  ofOwner(
    'Firefox id is on your own domain',
    ({ names }) => names.storeIds.firefox,
    ({ names }) => PLACEHOLDER.test(names.storeIds.firefox),
  ),
  ...(['author', 'homepage'] as const).map((field) =>
    ofOwner(
      `package.json names the ${field}`,
      ({ names }) => names[field],
      ({ names }) => PLACEHOLDER.test(names[field]),
    ),
  ),
  ...(['repository', 'bugs'] as const).map((field) =>
    ofOwner(
      `package.json names ${field}`,
      ({ names }) => names[field].url,
      ({ names }) => PLACEHOLDER.test(names[field].url),
    ),
  ),
  ...(['chrome', 'edge'] as const).map((store) =>
    ofOwner(
      `Id that the ${store === 'chrome' ? 'Chrome Web Store' : 'Edge store'} assigned`,
      ({ names }) => names.storeIds[store] ?? 'left out',
      ({ names, unpackedId }) => {
        const { [store]: id } = names.storeIds;
        return id !== null && (id === unpackedId || !EXTENSION_ID.test(id));
      },
    ),
  ),
  nothingFound(
    'Store lint',
    ({ lint }) => lintProblems(lint),
    ({ lint }) => lintSummary(lint),
  ),
  nothingFound(
    'Libraries as released',
    ({ modifiedLibraries }) => modifiedLibraries,
    () => 'unmodified',
  ),
  nothingFound(
    'Licenses of what is bundled are in the packages',
    (facts) =>
      both(facts).flatMap(([name, { thirdParty }]) => (thirdParty === facts.thirdParty ? [] : [`${name}: no`])),
    ({ thirdParty }) => kilobytes(thirdParty.length),
  ),
  nothingFound(
    'Icons',
    ({ icons }) =>
      ICONS.flatMap((size) => {
        const icon = icons[`${size}.png`];
        if (icon?.width !== size || icon.height !== size || icon.depth !== 8) return [`${size}.png`];
        return size === STORE_ICON.size && icon.margin !== STORE_ICON.margin ? [`margin ${icon.margin}`] : [];
      }),
    () => `${ICONS.join(', ')} px, 8 bits; 128 px with a margin of ${STORE_ICON.margin}`,
  ),
  nothingFound(
    'One drawing of the icons',
    ({ iconSources }) => (iconSources.length === 1 ? [] : [`${iconSources.length} drawings`]),
    ({ iconSources }) => iconSources.join(),
  ),
  nothingFound(
    'Size of the packages',
    (facts) => both(facts).flatMap(([name, { size }]) => (size > MOST_BYTES ? [`${name} ${kilobytes(size)}`] : [])),
    (facts) =>
      both(facts)
        .map(([name, { size }]) => `${name} ${kilobytes(size)}`)
        .join(', '),
  ),
  nothingFound(
    'No maps, tests or hidden files in the packages',
    (facts) => both(facts).flatMap(([, { files }]) => files.filter((file) => /\.map$|\.test\.|(^|\/)\./.test(file))),
    ({ chrome }) => `${chrome.files.length} files`,
  ),
  nothingFound(
    'Sources package holds only what a build needs',
    ({ sources }) => sources.topLevel.filter((name) => !SOURCES.includes(name)),
    ({ sources }) => kilobytes(sources.size),
  ),
  nothingFound(
    'The store can build it',
    ({ scripts }) => ('build-for-amo' in scripts ? [] : ['no script build-for-amo']),
    () => 'npm run build-for-amo',
  ),
  nothingFound(
    'Builds elsewhere give the same bytes',
    ({ zips, rebuilt }) =>
      Object.keys(zips).length === 3
        ? Object.entries(zips).flatMap(([file, hash]) => (rebuilt[file] === hash ? [] : [`${file} differs`]))
        : ['three zips are needed'],
    ({ zips }) =>
      Object.values(zips)
        .map((hash) => hash.slice(0, 12))
        .join(', '),
  ),
  nothingFound(
    'Every stored version has a migration test',
    ({ dataVersion, migrationsTested }) =>
      Array.from({ length: dataVersion - 1 }, (_, i) => i + 1)
        .filter((version) => !migrationsTested.includes(version))
        .map((version) => `version ${version}`),
    ({ dataVersion }) => `1 to ${dataVersion}`,
  ),
  nothingFound(
    'Data of a newer version is refused and stays',
    ({ isNewerDataTested }) => (isNewerDataTested ? [] : ['no test in migrations.test.ts']),
    () => 'test/unit/storage/migrations.test.ts',
  ),
];
