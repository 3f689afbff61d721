import { existsSync } from 'node:fs';
import { runCommand } from './run-command.ts';

const UPDATE_TIME_MS = 3 * 60_000;
const INSTALL_TIME_MS = 10 * 60_000;
// Without a network apt would try each address again and again.
const APT_OPTIONS = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20', '-o', 'DPkg::Lock::Timeout=120'];

/** What to put before a command to run it as root without asking anybody; null if there is no such way. */
async function rootPrefix(): Promise<string[] | null> {
  if (process.getuid?.() === 0) return [];
  return (await runCommand(['sudo', '-n', 'true'], { quiet: true })) === 0 ? ['sudo', '-n'] : null;
}

/** Installs Debian packages where that needs no password. A package that is not available does not stop the others. */
export async function aptInstall(packages: readonly string[]): Promise<void> {
  const aptGet = '/usr/bin/apt-get';
  if (packages.length === 0 || !existsSync(aptGet)) return;
  const prefix = await rootPrefix();
  if (!prefix) return;
  const apt = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', aptGet, '-q', ...APT_OPTIONS];
  await runCommand([...apt, 'update'], { quiet: true, timeoutMs: UPDATE_TIME_MS });
  for (const name of packages) {
    console.log(`Installing ${name} with apt-get`);
    const code = await runCommand([...apt, 'install', '-y', '--no-install-recommends', name], {
      quiet: true,
      timeoutMs: INSTALL_TIME_MS,
    });
    if (code !== 0) console.log(`apt-get cannot install ${name}`);
  }
}
