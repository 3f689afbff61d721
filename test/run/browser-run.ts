import type { Count } from './count.ts';
import { runSuite } from './suite.ts';
import { playwrightSuite, type Surroundings } from './suites.ts';
import { startDisplay } from './with-display.ts';

/** As many as cores: three took 14.3 minutes in place of 14.9 on two cores, but three tests in place of one needed another try. */
const SCREENS = 2;

/** Tests the built extension in both browsers, on several screens at once. `which`: arguments that choose tests. */
export async function runInBrowsers(around: Surroundings, which: readonly string[]): Promise<Count> {
  const withoutFirefox = around.env.SIGHTLINE_SKIP_FIREFOX === '1';
  if (withoutFirefox) console.log('\nFirefox is left out: SIGHTLINE_SKIP_FIREFOX=1');
  const display = await startDisplay(SCREENS, around.env);
  try {
    const browsers = withoutFirefox ? ['chromium'] : ['chromium', 'firefox'];
    return await runSuite(playwrightSuite({ ...around, env: display.env }, browsers, which));
  } finally {
    await display.close();
  }
}
