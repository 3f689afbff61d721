import { expect, test } from 'vitest';
import type { Facts } from '../../release/facts.ts';
import { RULES } from '../../release/rules.ts';
import { readyFacts } from './ready-facts.ts';

const broken = (facts: Facts) => RULES.filter((rule) => rule.judge(facts).verdict !== 'ok').map(({ name }) => name);

/** Replaces a part of a document. */
const edit = (documents: Facts['documents'], file: string, from: string, to: string) =>
  Object.assign(documents, { [file]: documents[file]?.replace(from, to) });

test('a project that is ready breaks no rule, and no two rules share a name', () => {
  expect(broken(readyFacts())).toEqual([]);
  expect(new Set(RULES.map(({ name }) => name)).size).toBe(RULES.length);
});

test('a permission that the notes for reviewers leave out is found', () => {
  const facts = readyFacts();
  edit(facts.documents, 'docs/release/reviewers.md', ', `https://*/*`', '');
  expect(broken(facts)).toEqual(['A reason for each permission, and no other']);
});

test('a placeholder and the id of something else than the extension wait for the owner', () => {
  for (const edge of [readyFacts().unpackedId, '', '00000000-0000-0000-0000-000000000000']) {
    const facts = readyFacts();
    Object.assign(facts.names.storeIds, { edge });
    expect(broken(facts)).toEqual(['Id that the Edge store assigned']);
  }
});

test('a store that is left out waits for nothing', () => {
  const facts = readyFacts();
  facts.names.storeIds.edge = null;
  facts.answers.edge = {};
  delete facts.documents['docs/policy/install-edge.json'];
  expect(broken(facts)).toEqual([]);
});

/** For each rule, a change that breaks it and no other. */
const VIOLATIONS: Record<string, (facts: Facts) => void> = {
  'Chrome package has no key': ({ chrome }) => Object.assign(chrome.manifest, { key: 'MII' }),
  'One version': ({ firefox }) => Object.assign(firefox.manifest, { version: '0.0.9' }),
  'Nothing unreleased in the changelog': ({ documents }) =>
    Object.assign(documents, { 'CHANGELOG.md': `## Unreleased\n\n${documents['CHANGELOG.md']}` }),
  'Firefox package has the id of package.json': ({ names }) =>
    Object.assign(names, { storeIds: { ...names.storeIds, firefox: 'other@sightline.test' } }),
  'Firefox id is on your own domain': ({ names, firefox }) => {
    const id = 'sightline@example.com';
    names.storeIds.firefox = id;
    Object.assign(firefox.manifest.browser_specific_settings?.gecko ?? {}, { id });
  },
  'package.json names the author': ({ names }) => Object.assign(names, { author: 'A <a@example.com>' }),
  'package.json names the homepage': ({ names }) => Object.assign(names, { homepage: 'https://sightline.example.com' }),
  'package.json names repository': ({ names }) => Object.assign(names.repository, { url: 'https://git.example.com/x' }),
  'package.json names bugs': ({ names }) => Object.assign(names.bugs, { url: 'https://git.example.com/x' }),
  'Id that the Chrome Web Store assigned': ({ names, unpackedId }) =>
    Object.assign(names.storeIds, { chrome: unpackedId }),
  'Id that the Edge store assigned': ({ names, unpackedId }) => Object.assign(names.storeIds, { edge: unpackedId }),
  'Store lint': ({ lint }) => lint.notices.push({ code: 'N', message: 'm' }),
  'Libraries as released': ({ modifiedLibraries }) => modifiedLibraries.push('zod/index.js'),
  'Licenses of what is bundled are in the packages': ({ chrome }) => Object.assign(chrome, { thirdParty: null }),
  Icons: ({ icons }) => Object.assign(icons['128.png'] ?? {}, { margin: 3 }),
  'Size of the packages': ({ firefox }) => Object.assign(firefox, { size: 3_000_000 }),
  'No maps, tests or hidden files in the packages': ({ chrome }) => chrome.files.push('background.js.map'),
  'Sources package holds only what a build needs': ({ sources }) => sources.topLevel.push('docs'),
  'The store can build it': ({ scripts }) => delete scripts['build-for-amo'],
  'One drawing of the icons': ({ iconSources }) => iconSources.push('other.svg'),
  'Data of a newer version is refused and stays': (facts) => Object.assign(facts, { isNewerDataTested: false }),
  'Every question of the forms has its place': ({ answers }) => delete answers.edge.Markets,
  'Answers that only the publisher can give': ({ answers }) => Object.assign(answers.chrome, { 'Trader status': null }),
  'README: a user, an administrator, a developer, a reviewer': ({ documents }) =>
    edit(documents, 'README.md', '## For administrators', '## Others'),
  'One sentence says what it is': (facts) => Object.assign(facts, { description: 'Other.' }),
  'Help site has a page for each question': ({ help }) => help.pages.shift(),
  'Help site builds and explains every failure': ({ help }) => help.problems.push('locked'),
  'Files for administrators install, pin, update, and limit hosts': ({ documents }) =>
    edit(documents, 'docs/policy/install-firefox.json', 'runtime_blocked_hosts', ''),
  'Licenses are linked in About': ({ documents }) =>
    edit(documents, 'components/settings/about-screen.tsx', 'THIRD-PARTY', ''),
  'actionlint finds nothing in the workflows': ({ actionlint }) => actionlint.push('ci.yml: undefined variable'),
  'A push is tested, and checked on three systems': ({ documents }) =>
    edit(documents, '.github/workflows/ci.yml', 'macos-15', 'ubuntu-22.04'),
  'A release is checked, attested, and waits for a reviewer': ({ documents }) =>
    edit(documents, '.github/workflows/release.yml', 'environment: stores', ''),
  'Dependencies are renewed in weekly groups': ({ documents }) =>
    edit(documents, '.github/dependabot.yml', 'weekly', 'daily'),
  'Issue forms ask for the support info and forbid personal data': ({ documents }) =>
    edit(documents, '.github/ISSUE_TEMPLATE/problem.yml', 'Support info', 'Notes'),
  'Store lint is part of npm run check': ({ scripts }) => Object.assign(scripts, { check: 'tsc' }),
  'Builds elsewhere give the same bytes': ({ rebuilt }) => Object.assign(rebuilt, { 'b.zip': '0' }),
  'Every stored version has a migration test': (facts) => Object.assign(facts, { dataVersion: 9 }),
  'A listing in every language of the product': ({ languages }) =>
    Object.assign(languages, { fr: { name: 'Sightline', description: 's' } }),
  'Lengths of the listing': ({ listings }) => Object.assign(listings.en ?? {}, { amoSummary: 'x'.repeat(251) }),
  'Short notes for reviewers fit into the forms': ({ names }) =>
    Object.assign(names.repository, { url: `https://git.test/${'x'.repeat(500)}` }),
  'Listing and manifest have one name and summary': ({ listings }) =>
    Object.assign(listings.en ?? {}, { summary: 'other' }),
  'A reason for each permission, and no other': ({ chrome }) => chrome.manifest.permissions.push('tabs'),
  'Data types of the listing are those of the manifest': ({ firefox }) =>
    firefox.manifest.browser_specific_settings?.gecko.data_collection_permissions.required.push('healthInfo'),
  'Screenshots and tiles': ({ pictures }) => Object.assign(pictures['en/one.png'] ?? {}, { width: 1279 }),
  'Privacy policy': ({ documents }) => Object.assign(documents, { 'PRIVACY.md': 'Sightline collects nothing.' }),
  'Documents for owner, reviewers and the check in Edge': ({ documents }) =>
    edit(documents, 'docs/release/owner.md', 'Credit-worthiness', ''),
  'Files for administrators have the ids of package.json': ({ stalePolicyFiles }) => stalePolicyFiles.push('edge.reg'),
  'Every step of the pipeline is a script that exists': ({ documents }) =>
    edit(documents, '.github/workflows/release.yml', 'npm run reproduce', 'npm run reproduce\nrun: npm run absent'),
  'Line ends are the same everywhere': ({ documents }) =>
    Object.assign(documents, { '.gitattributes': '*.png binary' }),
  'Lowest versions stand in the README': ({ chrome }) =>
    Object.assign(chrome.manifest, { minimum_chrome_version: '150' }),
  'Where support is claimed, it is said where it was not run': ({ documents }) =>
    edit(documents, 'docs/policy/README.md', 'macOS', ''),
  'Node version': (facts) => Object.assign(facts, { engines: '*' }),
};

test.each(RULES.map(({ name }) => name))('%s: a planted violation is found, and by this rule alone', (name) => {
  const facts = readyFacts();
  VIOLATIONS[name]?.(facts);
  expect(broken(facts)).toEqual([name]);
});
