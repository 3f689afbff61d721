// Sends the packages to the stores: npm run submit [-- --dry-run]. Secrets are environment variables (owner.md).
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { NAMES } from './names.ts';
import { submission } from './submission.ts';

const zip = (kind: string) => path.join('.output', `sightline-${NAMES.version}-${kind}.zip`);
const { options, missing } = submission(NAMES, zip, process.env);
if (missing.length > 0) {
  console.error(`Nothing was sent. Missing: ${missing.join(', ')}`);
  process.exitCode = 1;
} else {
  const command = [path.resolve('node_modules/wxt/bin/wxt.mjs'), 'submit', ...options, ...process.argv.slice(2)];
  process.exitCode = spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1;
}
