import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyProject } from './copy-project.ts';

/** Builds the zips for both stores there; their hashes by name. */
function zipsOf(folder: string): Record<string, string> {
  const wxt = path.resolve('node_modules/wxt/bin/wxt.mjs');
  for (const browser of ['chrome', 'firefox']) {
    execFileSync(process.execPath, [wxt, 'zip', '-b', browser], { cwd: folder, stdio: 'pipe' });
  }
  const output = path.join(folder, '.output');
  const zips = readdirSync(output).filter((file) => /-(chrome|firefox)\.zip$/.test(file));
  return Object.fromEntries(
    zips.sort().map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(output, file)))
        .digest('hex'),
    ]),
  );
}

/** Two builds in two folders must give the same bytes: then anybody can hold a published file against the source. */
const root = mkdtempSync(path.join(tmpdir(), 'reproduce-'));
try {
  const [one, two] = ['one', 'another-name'].map((name) => {
    copyProject(path.join(root, name));
    return zipsOf(path.join(root, name));
  });
  for (const [file, hash] of Object.entries(one ?? {})) console.log(`${hash}  ${file}`);
  const isSame = Object.keys(one ?? {}).length === 2 && JSON.stringify(one) === JSON.stringify(two);
  console.log(
    isSame ? 'Both builds gave the same bytes.' : `The builds differ: ${JSON.stringify({ one, two }, null, 2)}`,
  );
  process.exitCode = isSame ? 0 : 1;
} finally {
  rmSync(root, { recursive: true });
}
