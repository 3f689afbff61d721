import { type Count, NOTHING, sum } from './count.ts';
import { runCommand } from './run-command.ts';
import { notRun, runSuite } from './suite.ts';
import { playwrightSuite, type Surroundings } from './suites.ts';
import { startDisplay } from './with-display.ts';

const BUILD_TIME_MS = 5 * 60_000;

async function build({ signal }: Surroundings): Promise<boolean> {
  console.log('\n== Build');
  // Inside of an npm script npm tells where it is; on Windows that spares a shell.
  const npm = process.env.npm_execpath;
  const command = npm ? [process.execPath, npm] : ['npm'];
  return (await runCommand([...command, 'run', 'build'], { timeoutMs: BUILD_TIME_MS, signal })) === 0;
}

/** One browser on a screen of its own: native menus need a pointer and a keyboard focus that nobody else moves. */
async function runInOne(around: Surroundings, project: 'chromium' | 'firefox'): Promise<Count> {
  if (project === 'firefox' && around.env.SIGHTLINE_SKIP_FIREFOX === '1') {
    console.log('\nFirefox is left out: SIGHTLINE_SKIP_FIREFOX=1');
    return NOTHING;
  }
  const display = await startDisplay(around.env);
  try {
    return await runSuite(playwrightSuite({ ...around, env: display.env }, project));
  } finally {
    await display.close();
  }
}

/** Build the extension for both browsers and test it in them, side by side: they mostly wait. */
export async function runInBrowsers(around: Surroundings): Promise<Count> {
  if (!(await build(around))) return notRun('Playwright', 'the build failed');
  if (around.signal.aborted) return NOTHING;
  return sum(await Promise.all([runInOne(around, 'chromium'), runInOne(around, 'firefox')]));
}
