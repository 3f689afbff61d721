import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A browser that reads policies from a separate folder. */
export interface PolicyFolder {
  /** Starts that browser; for whatever launches browsers. */
  executable: string;
  /** Puts a policy file there, or another one in its place; never where other browsers would see it. */
  write: (policy: object) => void;
  remove: () => void;
}

/**
 * Lets one browser see a policy file in place of a system folder, by a mount that no other process sees: nothing on the
 * machine changes, and nothing is left.
 * @returns why it cannot be done here, where it cannot
 */
export function policyFolder(browser: string, named: string, file: string): PolicyFolder | { cannot: string } {
  if (!existsSync(named)) return { cannot: `this browser reads no policies from ${named}` };
  // Where it is a link, a copy of it would be one as well, and the policy would be written into the system.
  const folder = realpathSync(named);
  if (existsSync(path.join(folder, file))) return { cannot: `there is already a policy in ${folder}` };
  const place = mkdtempSync(path.join(tmpdir(), 'sightline-policy-'));
  const seen = path.join(place, 'seen');
  cpSync(folder, seen, { recursive: true });
  const mount = `mount --bind '${seen}' '${folder}'`;
  if (spawnSync('unshare', ['--mount', 'sh', '-c', mount]).status !== 0) {
    rmSync(place, { recursive: true });
    return { cannot: 'a private mount needs root and unshare' };
  }
  const executable = path.join(place, 'browser');
  writeFileSync(
    executable,
    `#!/bin/sh\nexec unshare --mount sh -c "${mount} && exec '${browser}' \\"\\$@\\"" sh "$@"\n`,
  );
  chmodSync(executable, 0o755);
  chmodSync(place, 0o755);
  return {
    executable,
    write(policy) {
      mkdirSync(path.dirname(path.join(seen, file)), { recursive: true });
      writeFileSync(path.join(seen, file), JSON.stringify(policy));
      if (existsSync(path.join(folder, file))) throw new Error(`the policy is in the system: remove ${folder}/${file}`);
    },
    remove: () => rmSync(place, { recursive: true, force: true }),
  };
}
