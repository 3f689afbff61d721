import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { findChromium } from '../../run/find-browser.ts';
import { until } from '../until.ts';
import { BUILD } from './extension.ts';
import { HAS_DISPLAY } from './launch.ts';

/** A Chromium without automation: some behavior is missing under a debugger. */
export interface Unwatched {
  close(): Promise<void>;
}

/** The extension's page of a first start comes to the front within this time, in ms, where nobody can see it come. */
const WELCOMED_MS = 4_000;

/** Waits until the extension's page of a first start is in front. */
async function welcomed(): Promise<void> {
  if (!HAS_DISPLAY) return sleep(WELCOMED_MS);
  const isInFront = async () => {
    const search = ['search', '--onlyvisible', '--name', '^Welcome to Sightline'];
    const [code] = await once(spawn('xdotool', search, { stdio: 'ignore' }), 'exit');
    return code === 0;
  };
  await until(isInFront, 'the welcome page did not open');
  await sleep(300);
}

/** Starts Chromium with the extension in a profile that was made ready before, and opens an address in front. */
export async function startUnwatched(profile: string, url: string): Promise<Unwatched> {
  const executable = findChromium();
  if (!executable) throw new Error('No Chromium: set CHROME_PATH or install Debian package chromium.');
  const run = (address: string) =>
    spawn(
      executable,
      [
        `--user-data-dir=${profile}`,
        `--disable-extensions-except=${BUILD}`,
        `--load-extension=${BUILD}`,
        '--no-sandbox',
        '--no-first-run',
        '--no-default-browser-check',
        '--password-store=basic',
        ...(HAS_DISPLAY ? ['--test-type'] : ['--headless=new']),
        address,
      ],
      { stdio: 'ignore' },
    );
  const browser = run('about:blank');
  await welcomed();
  // A second start in the same profile hands its address over to the first, and ends.
  await once(run(url), 'exit');
  return {
    async close() {
      if (browser.exitCode !== null) return;
      const gone = once(browser, 'exit');
      browser.kill('SIGTERM');
      await gone;
    },
  };
}
