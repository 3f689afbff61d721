import type { Facts } from './facts.ts';
import { storesOf } from './forms.ts';
import { nothingFound, type Rule } from './rule.ts';

const README = 'README.md';
const POLICY = 'docs/policy/README.md';
const NOT_RUN = ['Edge', 'macOS', 'Windows'];
/** Where support is claimed. */
const CLAIMS = [README, POLICY, 'docs/site/setup.md', 'docs/site/keyboard.md', 'docs/release/reviewers.md'];

/** What the README has, in this order: for a user, an administrator, a developer. */
const README_ORDER = {
  'a picture': /^!\[.+\]\(docs\/.+\.png\)$/m,
  'how to install it': /^\*\*Install\.\*\*/m,
  'for administrators': /^## For administrators$/m,
  'for developers': /^## For developers$/m,
  'the command that starts it': /^ {4}npm install && npm start$/m,
  'the command that tests it': /^ {4}npm install && npm test$/m,
  'other commands': /^\| `npm run /m,
  'how reviewers build it': /^### Build the Firefox package yourself$/m,
};

const text = ({ documents }: Facts, file: string) => documents[file] ?? '';
const joined = (facts: Facts, file: string) => text(facts, file).replaceAll(/\n(?=\S)/g, ' ');
const absent = (facts: Facts, file: string, wanted: readonly (string | RegExp)[]): string[] =>
  wanted.filter((term) => !new RegExp(term, 'i').test(joined(facts, file))).map((term) => `${file}: ${term}`);

const HELP_PAGES = ['setup', 'failures', 'keyboard', 'privacy', 'policy', 'reviewers', 'connect-an-api'];

/** What installation files must contain for a store. */
const INSTALLATION = {
  chrome: ['force_installed', '"update_url"', 'runtime_blocked_hosts', 'runtime_allowed_hosts', 'toolbar_pin'],
  edge: ['force_installed', '"update_url"', 'runtime_blocked_hosts', 'runtime_allowed_hosts', 'toolbar_state'],
  firefox: ['force_installed', '"install_url"', 'runtime_blocked_hosts', 'runtime_allowed_hosts', 'default_area'],
};

/** Rules about what users, administrators, developers, reviewers and the owner read. */
export const READER_RULES: readonly Rule[] = [
  nothingFound(
    'README: a user, an administrator, a developer, a reviewer',
    (facts) => {
      const places = Object.entries(README_ORDER).map(
        ([name, pattern]) => [name, text(facts, README).search(pattern)] as const,
      );
      return places
        .filter(([, at], index) => at <= Math.max(-1, ...places.slice(0, index).map(([, before]) => before)))
        .map(([name]) => name);
    },
    () => 'in this order, with a picture and two commands',
  ),
  nothingFound(
    'One sentence says what it is',
    (facts) => {
      const sentence = facts.languages.en?.description ?? '';
      const inReadme = text(facts, README).includes(`\n\n${sentence}\n\n`) ? [] : [README];
      return facts.description === sentence ? inReadme : ['package.json', ...inReadme];
    },
    ({ description }) => description,
  ),
  nothingFound(
    'Lowest versions stand in the README',
    (facts) => {
      const gecko = facts.firefox.manifest.browser_specific_settings?.gecko.strict_min_version ?? '';
      const lowest = [facts.chrome.manifest.minimum_chrome_version ?? '?', gecko.split('.')[0] ?? '?'];
      return lowest.filter((version) => !text(facts, README).includes(version));
    },
    ({ chrome, firefox }) =>
      `Chromium ${chrome.manifest.minimum_chrome_version}, Firefox ${firefox.manifest.browser_specific_settings?.gecko.strict_min_version}`,
  ),
  nothingFound(
    'Where support is claimed, it is said where it was not run',
    (facts) =>
      CLAIMS.flatMap((file) => {
        const said = /^.*(?:not|no file has) been run.*$/im.exec(joined(facts, file))?.[0] ?? '';
        return NOT_RUN.filter((name) => !said.includes(name)).map((name) => `${file}: ${name}`);
      }),
    () => NOT_RUN.join(', '),
  ),
  nothingFound(
    'Help site builds and explains every failure',
    ({ help }) => help.problems,
    ({ help }) => `${help.pages.length} pages`,
  ),
  nothingFound(
    'Help site has a page for each question',
    ({ help }) => HELP_PAGES.filter((name) => !help.pages.includes(name)),
    () => HELP_PAGES.join(', '),
  ),
  nothingFound(
    'Privacy policy',
    (facts) => {
      const types = Object.values(facts.listings.en?.data ?? {}).map(({ chrome }) => chrome);
      const parts = ['limited use', 'for how long', 'how to delete'];
      return [
        ...absent(facts, 'PRIVACY.md', [...types, ...parts]),
        ...(/collects (nothing|no data)/i.test(text(facts, 'PRIVACY.md')) ? ['it says that nothing is collected'] : []),
      ];
    },
    () => 'types of data, retention, deletion, limited use',
  ),
  nothingFound(
    'Documents for owner, reviewers and the check in Edge',
    (facts) => [
      ...absent(facts, 'docs/release/owner.md', ['credit-worthiness', 'git tag', 'npm version']),
      ...absent(facts, 'docs/release/reviewers.md', ['needs no account', 'the repository\\]', 'build-for-amo']),
      ...absent(facts, 'docs/release/edge.md', ['not been run in Edge']),
    ],
    () => 'docs/release',
  ),
  nothingFound(
    'Files for administrators have the ids of package.json',
    ({ stalePolicyFiles }) => stalePolicyFiles,
    () => 'docs/policy',
  ),
  nothingFound(
    'Files for administrators install, pin, update, and limit hosts',
    (facts) => [
      ...storesOf(facts.names).flatMap((store) =>
        absent(facts, `docs/policy/install-${store}.json`, INSTALLATION[store]),
      ),
      ...absent(facts, POLICY, ['self-hosting']),
    ],
    ({ names }) => storesOf(names).join(', '),
  ),
  nothingFound(
    'Licenses are linked in About',
    (facts) => absent(facts, 'components/settings/about-screen.tsx', ['href="/THIRD-PARTY.txt"']),
    () => 'THIRD-PARTY.txt',
  ),
];
