import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyProject } from './copy-project.ts';
import { unpack } from './unpack.ts';

/** Hashes of files by name. */
type Hashes = Record<string, string>;

const hashesIn = (folder: string, pattern: RegExp): Hashes =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((file) => pattern.test(file))
      .sort()
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(path.join(folder, file)))
          .digest('hex'),
      ]),
  );

/** Builds the zips of the project in `folder`; the hashes of those that match. */
function zipsOf(folder: string, browsers: readonly string[], pattern: RegExp): Hashes {
  const wxt = path.resolve('node_modules/wxt/bin/wxt.mjs');
  for (const browser of browsers) {
    execFileSync(process.execPath, [wxt, 'zip', '-b', browser], { cwd: folder, stdio: 'pipe' });
  }
  return hashesIn(path.join(folder, '.output'), pattern);
}

/**
 * Builds from the sources zip, as a reviewer of addons.mozilla.org does: `npm ci`, then `npm run build-for-amo`. Without
 * `installs`, the packages that are here are linked instead, which needs no network.
 */
function fromSources(zip: string, folder: string, installs: boolean): Hashes {
  unpack(zip, folder);
  if (installs) {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    execFileSync(npm, ['ci'], { cwd: folder, stdio: 'pipe' });
    execFileSync(npm, ['run', 'build-for-amo'], { cwd: folder, stdio: 'pipe' });
    return hashesIn(path.join(folder, '.output'), /-firefox\.zip$/);
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'dir');
  return zipsOf(folder, ['firefox'], /-firefox\.zip$/);
}

/** Two builds in two folders and one from the sources zip must give the same bytes: so anybody can check a published file. */
const root = mkdtempSync(path.join(tmpdir(), 'reproduce-'));
try {
  const [one = {}, two = {}] = ['one', 'another-name'].map((name) => {
    copyProject(path.join(root, name));
    return zipsOf(path.join(root, name), ['chrome', 'firefox'], /-(chrome|firefox|sources)\.zip$/);
  });
  const sources = Object.keys(one).find((file) => file.endsWith('-sources.zip')) ?? '';
  const installs = process.argv.includes('--install');
  const three = fromSources(path.join(root, 'one/.output', sources), path.join(root, 'from-sources'), installs);

  for (const [file, hash] of Object.entries(one)) console.log(`${hash}  ${file}`);
  const isSame =
    Object.keys(one).length === 3 &&
    JSON.stringify(one) === JSON.stringify(two) &&
    Object.keys(three).length === 1 &&
    Object.entries(three).every(([file, hash]) => one[file] === hash);
  const how = installs ? 'after npm ci' : 'with the packages that are here';
  console.log(
    isSame
      ? `Both builds gave the same bytes, and so did the sources zip ${how}.`
      : `The builds differ: ${JSON.stringify({ one, two, fromSources: three }, null, 2)}`,
  );
  process.exitCode = isSame ? 0 : 1;
} finally {
  rmSync(root, { recursive: true });
}
