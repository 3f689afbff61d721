// npm run release:check: what is wrong with the zips in `.output`, and what waits for the owner (docs/release/owner.md).
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { PINNED_ID } from '../browser/chromium/extension.ts';
import { filesOfZip } from '../run/unpack.ts';
import { lintProblems } from './lint-report.ts';
import { lintPackage } from './lint-store.ts';
import { NAMES } from './names.ts';
import { leftToOwner, type Package, packageProblems } from './package-problems.ts';
import { policyFiles } from './policy/policy-files.ts';
import { recordLibraries } from './record-libraries.ts';
import { thirdPartyNotices } from './third-party.ts';

const manifest = z.object({
  version: z.string(),
  key: z.string().optional(),
  browser_specific_settings: z.object({ gecko: z.object({ id: z.string() }) }).optional(),
});

const zip = (kind: string): string => path.join('.output', `sightline-${NAMES.version}-${kind}.zip`);

function readPackage(file: string): Package {
  const files = filesOfZip(file);
  const {
    version,
    key,
    browser_specific_settings: own,
  } = manifest.parse(JSON.parse(String(files.get('manifest.json'))));
  return {
    size: readFileSync(file).length,
    files: [...files.keys()],
    version,
    hasKey: key !== undefined,
    id: own?.gecko.id,
    thirdParty: files.get('THIRD-PARTY.txt')?.toString() ?? null,
  };
}

/** The zips here that another build in another folder does not give, byte for byte. */
function unreproduced(): string[] {
  const { stdout } = spawnSync(process.execPath, ['test/run/reproduce.ts'], { encoding: 'utf8' });
  return ['chrome', 'firefox', 'sources'].map(zip).flatMap((file) => {
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
    return stdout.includes(`${hash}  ${path.basename(file)}`) ? [] : [`${file} differs from another build of it.`];
  });
}

function stalePolicyFiles(): string[] {
  const value = (text: string, file: string) => (file.endsWith('.json') ? JSON.stringify(JSON.parse(text)) : text);
  return Object.entries(policyFiles(NAMES)).flatMap(([name, text]) => {
    const file = path.join('docs/policy', name);
    const isCurrent = existsSync(file) && value(readFileSync(file, 'utf8'), file) === value(text, file);
    return isCurrent ? [] : [`${file} is not of these names: npm run policy`];
  });
}

const { files, modified } = await recordLibraries();
const notices = thirdPartyNotices(path.resolve('.'), files);
const problems = [
  ...packageProblems('chrome', readPackage(zip('chrome')), NAMES, notices),
  ...packageProblems('firefox', readPackage(zip('firefox')), NAMES, notices),
  ...lintProblems(lintPackage(zip('firefox'))),
  ...modified.map((file) => `${file} is not bundled as it was released.`),
  ...stalePolicyFiles(),
  ...unreproduced(),
];
const forOwner = leftToOwner(NAMES, PINNED_ID);
for (const problem of problems) console.log(`NO     ${problem}`);
for (const task of forOwner) console.log(`owner  ${task}`);
console.log(`${problems.length} problems, ${forOwner.length} wait for the owner.`);
process.exitCode = problems.length + forOwner.length > 0 ? 1 : 0;
