import { type Count, NOTHING } from './count.ts';
import { runCommand } from './run-command.ts';
import { notRun, runSuite } from './suite.ts';
import { playwrightSuite, type Surroundings } from './suites.ts';
import { startDisplay } from './with-display.ts';

const BUILD_TIME_MS = 5 * 60_000;
/** As many as cores: three took 14.3 minutes in place of 14.9 on two cores, but three tests in place of one needed another try. */
const SCREENS = 2;

async function build({ signal }: Surroundings): Promise<boolean> {
  console.log('\n== Build');
  // Inside of an npm script npm tells where it is; on Windows that spares a shell.
  const npm = process.env.npm_execpath;
  const command = npm ? [process.execPath, npm] : ['npm'];
  return (await runCommand([...command, 'run', 'build'], { timeoutMs: BUILD_TIME_MS, signal })) === 0;
}

/** Build the extension for both browsers and test it in them, on several screens at once. */
export async function runInBrowsers(around: Surroundings): Promise<Count> {
  if (!(await build(around))) return notRun('Playwright', 'the build failed');
  if (around.signal.aborted) return NOTHING;
  const withoutFirefox = around.env.SIGHTLINE_SKIP_FIREFOX === '1';
  if (withoutFirefox) console.log('\nFirefox is left out: SIGHTLINE_SKIP_FIREFOX=1');
  const display = await startDisplay(SCREENS, around.env);
  try {
    const browsers = withoutFirefox ? ['chromium'] : ['chromium', 'firefox'];
    return await runSuite(playwrightSuite({ ...around, env: display.env }, browsers));
  } finally {
    await display.close();
  }
}
