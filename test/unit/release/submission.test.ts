import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NAMES } from '../../release/names.ts';
import { SECRETS, submission } from '../../release/submission.ts';

const IDS = { chrome: 'c'.repeat(32), edge: 'e'.repeat(32), firefox: 'sightline@sightline.test' };
const ALL = Object.values(SECRETS).flat();
const zip = (kind: string) => `${kind}.zip`;
const env = Object.fromEntries(ALL.map((name) => [name, 'x']));

test('each store gets its package and the id of package.json; Edge gets the package of Chrome', () => {
  expect(submission({ storeIds: IDS }, zip, env)).toEqual({
    options: [
      ...[
        '--firefox-zip',
        'firefox.zip',
        '--firefox-sources-zip',
        'sources.zip',
        '--firefox-extension-id',
        IDS.firefox,
      ],
      ...['--chrome-zip', 'chrome.zip', '--chrome-extension-id', IDS.chrome, '--chrome-api-version', 'v2'],
      ...['--edge-zip', 'chrome.zip'],
    ],
    missing: [],
  });
});

test('a store that is left out gets nothing and needs no secrets', () => {
  const { options, missing } = submission({ storeIds: { ...IDS, edge: null } }, zip, { ...env, EDGE_API_KEY: '' });
  expect(options.filter((option) => option.startsWith('--edge'))).toEqual([]);
  expect(missing).toEqual([]);
  expect(submission({ storeIds: { ...IDS, chrome: null } }, zip, {}).missing).toEqual([
    ...SECRETS.firefox,
    ...SECRETS.edge,
  ]);
});

test('without secrets it stops before anything is sent, and names them', () => {
  const { status, stderr } = spawnSync(process.execPath, ['test/release/submit.ts'], { env: {}, encoding: 'utf8' });
  expect(status).toBe(1);
  for (const name of submission(NAMES, zip, {}).missing) expect(stderr).toContain(name);
});

test('wxt submit knows every option, and asks for nothing else', () => {
  // Its check of the configuration comes before its first request: one wrong value ends it there.
  const { options } = submission({ storeIds: IDS }, zip, env);
  const [wxt, wrong] = ['node_modules/wxt/bin/wxt.mjs', ['--firefox-channel', 'none']];
  const { status, stdout, stderr } = spawnSync(process.execPath, [wxt, 'submit', ...options, ...wrong], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  expect(status).not.toBe(0);
  expect(`${stdout}${stderr}`.match(/^ {2}- .*$/gm)).toEqual([expect.stringContaining('firefox.channel')]);
});

test('the workflow and the page for the owner name the same secrets', () => {
  const workflow = readFileSync('.github/workflows/release.yml', 'utf8');
  expect([...workflow.matchAll(/secrets\.(\w+)/g)].map(([, name]) => name).sort()).toEqual([...ALL].sort());
  const owner = readFileSync('docs/release/owner.md', 'utf8');
  const named = [...owner.matchAll(/`((?:CHROME|EDGE|FIREFOX)_\w+)`/g)].map(([, name]) => name);
  expect(named.sort()).toEqual([...ALL].sort());
});
