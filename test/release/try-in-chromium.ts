import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unpack } from '../run/unpack.ts';

/** Takes the tour with the files of a zip as the store gets them: their id is not pinned. Returns whether it succeeded. */
export function tryInChromium(zip: string): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'sightline-package-'));
  try {
    unpack(zip, folder);
    const env = { ...process.env, SIGHTLINE_BUILD: folder };
    return spawnSync(process.execPath, ['test/start/start.ts', '--tour'], { env, stdio: 'inherit' }).status === 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
