import type { Facts } from './facts.ts';
import { nothingFound, type Rule } from './rule.ts';

const CI = '.github/workflows/ci.yml';
const RELEASE = '.github/workflows/release.yml';
const WORKFLOWS = [CI, RELEASE];
const DEPENDABOT = '.github/dependabot.yml';
const PROBLEM = '.github/ISSUE_TEMPLATE/problem.yml';
const FORMS = [PROBLEM, '.github/ISSUE_TEMPLATE/idea.yml'];

/** What must run after each push. */
const AFTER_PUSH = {
  'everything on Ubuntu': /runs-on: ubuntu-[\s\S]*\.ci\/run/,
  'checks on macOS and Windows': /os: .*macos-.*windows-[\s\S]*npm run check/,
};

/** What a release must do between its tag and the stores, each as the workflow has it. */
const STEPS = {
  'checks before it builds': 'npm run check',
  tests: 'npm run test:all',
  'builds twice': 'npm run reproduce',
  'is judged': 'npm run release:check',
  hashes: 'sha256sum',
  provenance: 'actions/attest-build-provenance@',
  'a release with its notes': 'gh release create',
  'waits for a reviewer': 'environment: stores',
  submission: 'npm run submit',
};

/** Returns the patterns that a document lacks, by their names. */
const lacks = ({ documents }: Facts, file: string, wanted: Readonly<Record<string, string | RegExp>>): string[] =>
  Object.entries(wanted)
    .filter(([, pattern]) => !new RegExp(pattern).test(documents[file] ?? ''))
    .map(([name]) => `${file}: ${name}`);

/** Rules about what runs after a push, and about what people are asked for there. */
export const PIPELINE_RULES: readonly Rule[] = [
  nothingFound(
    'actionlint finds nothing in the workflows',
    ({ actionlint }) => actionlint,
    () => `${WORKFLOWS.length} workflows`,
  ),
  nothingFound(
    'Every step of the pipeline is a script that exists',
    ({ documents, scripts }) => {
      const used = WORKFLOWS.flatMap((file) => [...(documents[file] ?? '').matchAll(/npm run ([\w:-]+)/g)]);
      return used.map(([, script = '']) => script).filter((script) => !(script in scripts));
    },
    () => 'npm run …',
  ),
  nothingFound(
    'A push is tested, and checked on three systems',
    (facts) => lacks(facts, CI, AFTER_PUSH),
    () => Object.keys(AFTER_PUSH).join(', '),
  ),
  nothingFound(
    'A release is checked, attested, and waits for a reviewer',
    (facts) => lacks(facts, RELEASE, STEPS),
    () => Object.keys(STEPS).join(', '),
  ),
  nothingFound(
    'Dependencies are renewed in weekly groups',
    ({ documents }) => {
      const parts = (documents[DEPENDABOT] ?? '').split('package-ecosystem: ');
      return ['npm', 'github-actions'].filter(
        (name) => !parts.some((part) => part.startsWith(name) && /interval: weekly[\s\S]*groups:/.test(part)),
      );
    },
    () => 'npm, actions',
  ),
  nothingFound(
    'Issue forms ask for the support info and forbid personal data',
    (facts) => [
      ...lacks(facts, PROBLEM, {
        'support info': /label: Support info[\s\S]*?required: true/,
        'personal data': /No personal data[\s\S]*label: Personal data[\s\S]*required: true/,
      }),
      ...lacks(facts, '.github/ISSUE_TEMPLATE/idea.yml', { 'personal data': /No real addresses/ }),
      ...lacks(facts, '.github/ISSUE_TEMPLATE/config.yml', { 'no other issues': /blank_issues_enabled: false/ }),
    ],
    () => `${FORMS.length} forms`,
  ),
  nothingFound(
    'Store lint is part of npm run check',
    ({ scripts }) => (/\bnpm run lint:store\b/.test(scripts.check ?? '') ? [] : ['lint:store']),
    ({ scripts }) => scripts['lint:store'] ?? '',
  ),
  nothingFound(
    'Line ends are the same everywhere',
    ({ documents }) => (/^\* text=auto eol=lf$/m.test(documents['.gitattributes'] ?? '') ? [] : ['.gitattributes']),
    () => 'LF',
  ),
  nothingFound(
    'Node version',
    ({ engines }) => (/^>=\d+\.\d+/.test(engines) ? [] : ['package.json has no engines.node']),
    ({ engines }) => engines,
  ),
];
