// Sends the packages to the three stores: npm run submit [-- --dry-run]. Secrets are environment variables (owner.md).
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { NAMES } from './names.ts';

const zip = (kind: string) => path.join('.output', `sightline-${NAMES.version}-${kind}.zip`);
const wxt = path.resolve('node_modules/wxt/bin/wxt.mjs');
// Edge takes the same package as Chrome.
const packages = ['--chrome-zip', zip('chrome'), '--edge-zip', zip('chrome'), '--firefox-zip', zip('firefox')];
const sources = ['--firefox-sources-zip', zip('sources')];
const command = [wxt, 'submit', ...packages, ...sources, ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1;
