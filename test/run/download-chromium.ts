import path from 'node:path';
import { runCommand } from './run-command.ts';

const DOWNLOAD_TIME_MS = 5 * 60_000;
const PLAYWRIGHT = path.join(import.meta.dirname, '../../node_modules/@playwright/test/cli.js');

/** Fetch Playwright's own Chromium into its cache. As root it brings the system's libraries along. */
export async function downloadChromium(): Promise<void> {
  console.log('Downloading Chromium with Playwright');
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  const libraries = isRoot ? ['--with-deps'] : [];
  const code = await runCommand([process.execPath, PLAYWRIGHT, 'install', '--no-shell', ...libraries, 'chromium'], {
    quiet: true,
    timeoutMs: DOWNLOAD_TIME_MS,
    // Without a network the default timeout is several minutes.
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  });
  if (code !== 0) console.log('The download of Chromium did not work');
}
