// Takes the tour with the Chrome package as the store gets it, whose id is not pinned: npm run try-package
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unpack } from '../run/unpack.ts';
import { NAMES } from './names.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sightline-package-'));
try {
  unpack(path.join('.output', `sightline-${NAMES.version}-chrome.zip`), folder);
  const env = { ...process.env, SIGHTLINE_BUILD: folder };
  process.exitCode =
    spawnSync(process.execPath, ['test/start/start.ts', '--tour'], { env, stdio: 'inherit' }).status ?? 1;
} finally {
  rmSync(folder, { recursive: true });
}
