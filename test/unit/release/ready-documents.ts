const NOT_RUN = 'Sightline has not been run in Edge, on macOS or on Windows.';

const installation = (pin: string, updates: string) =>
  `{"force_installed", "${updates}": "", "runtime_blocked_hosts", "runtime_allowed_hosts", "${pin}"}`;

const RELEASE = [
  ...[
    'npm run check',
    'npm run test:all',
    'npm run reproduce',
    'npm run release:check',
    'sha256sum',
    'gh release create',
  ],
  ...['uses: actions/attest-build-provenance@0', 'environment: stores', 'npm run submit'],
];

const README = `# Sightline

Scores.

![A card](docs/card.png)

**Install.** Chromium 140, Firefox 142. ${NOT_RUN}

## For administrators

## For developers

    npm install && npm start

    npm install && npm test

| \`npm run check\` | all |

### Build the Firefox package yourself
`;

/** Returns the documents of a small project that is ready for release. */
export const readyDocuments = (): Record<string, string> => ({
  'CHANGELOG.md': '# Changelog\n\n## 1.0.0\n',
  'README.md': README,
  'PRIVACY.md': 'Website content. For how long. How to delete it. Limited Use.',
  'docs/release/owner.md': 'Credit-worthiness. `git tag`, `npm version`',
  'docs/release/reviewers.md': `Needs no account.\n\n---\n\n[the repository](x)\n\n---\n\n\`storage\`, \`https://*/*\`. build-for-amo.\n\n${NOT_RUN}`,
  'docs/release/edge.md': 'It has not been run in Edge.',
  'docs/site/setup.md': NOT_RUN,
  'docs/site/keyboard.md': NOT_RUN,
  'docs/policy/README.md': `${NOT_RUN} Self-hosting.`,
  'docs/policy/install-chrome.json': installation('toolbar_pin', 'update_url'),
  'docs/policy/install-edge.json': installation('toolbar_state', 'update_url'),
  'docs/policy/install-firefox.json': installation('default_area', 'install_url'),
  'components/settings/about-screen.tsx': '<a href="/THIRD-PARTY.txt">',
  '.gitattributes': '* text=auto eol=lf',
  '.github/workflows/ci.yml': 'runs-on: ubuntu-24.04\nrun: .ci/run\nos: [macos-15, windows-2025]\nrun: npm run check',
  '.github/workflows/release.yml': RELEASE.join('\n'),
  '.github/dependabot.yml': ['npm', 'github-actions']
    .map((name) => `package-ecosystem: ${name}\ninterval: weekly\ngroups:\n`)
    .join(''),
  '.github/ISSUE_TEMPLATE/problem.yml':
    'No personal data\nlabel: Support info\nrequired: true\nlabel: Personal data\nrequired: true',
  '.github/ISSUE_TEMPLATE/idea.yml': 'No real addresses',
  '.github/ISSUE_TEMPLATE/config.yml': 'blank_issues_enabled: false',
});
