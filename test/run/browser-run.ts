import { type Count, NOTHING, sum } from './count.ts';
import { runCommand } from './run-command.ts';
import { notRun, runSuite } from './suite.ts';
import { playwrightSuite, type Screen, type Surroundings } from './suites.ts';
import { startDisplay } from './with-display.ts';

const BUILD_TIME_MS = 5 * 60_000;

async function build({ signal }: Surroundings): Promise<boolean> {
  console.log('\n== Build');
  // Inside of an npm script npm tells where it is; on Windows that spares a shell.
  const npm = process.env.npm_execpath;
  const command = npm ? [process.execPath, npm] : ['npm'];
  return (await runCommand([...command, 'run', 'build'], { timeoutMs: BUILD_TIME_MS, signal })) === 0;
}

/** Chromium has more than twice the tests of Firefox; three screens end at about the same time. */
const SCREENS: Screen[] = [
  { project: 'chromium', part: '1/2' },
  { project: 'chromium', part: '2/2' },
  { project: 'firefox', part: '1/1' },
];

/** Tests on a screen of their own: native menus need a pointer and a keyboard focus that nobody else moves. */
async function runOn(screen: Screen, around: Surroundings): Promise<Count> {
  if (screen.project === 'firefox' && around.env.SIGHTLINE_SKIP_FIREFOX === '1') {
    console.log('\nFirefox is left out: SIGHTLINE_SKIP_FIREFOX=1');
    return NOTHING;
  }
  const display = await startDisplay(around.env);
  try {
    return await runSuite(playwrightSuite({ ...around, env: display.env }, screen));
  } finally {
    await display.close();
  }
}

/** Build the extension for both browsers and test it in them, on several screens at once: tests mostly wait. */
export async function runInBrowsers(around: Surroundings): Promise<Count> {
  if (!(await build(around))) return notRun('Playwright', 'the build failed');
  if (around.signal.aborted) return NOTHING;
  return sum(await Promise.all(SCREENS.map((screen) => runOn(screen, around))));
}
