import { type BrowserContext, chromium } from '@playwright/test';
import { connect } from '../browser/chromium/extension.ts';
import { findChromium } from '../run/find-browser.ts';
import type { RunningService } from '../service/start-service.ts';

/** Starts Chromium with a build of the extension in a new profile, as wide as a tab that has list and detail side by side. */
export const openWideWindow = (build: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext('', {
    executablePath: findChromium() ?? '',
    headless: true,
    viewport: { width: 1100, height: 800 },
    args: [`--disable-extensions-except=${build}`, `--load-extension=${build}`],
  });

/** A Chromium without a window that runs one of the builds that are compared. */
export interface RunningSide {
  /** The folder of the build. */
  build: string;
  context: BrowserContext;
}

/** Starts each build in a new profile and connects it to the service. */
export async function startSides(builds: readonly string[], service: RunningService): Promise<RunningSide[]> {
  const running: RunningSide[] = [];
  for (const build of builds) {
    const context = await openWideWindow(build);
    await connect(context, service);
    running.push({ build, context });
  }
  return running;
}

/**
 * Measures each side so many times, in turns, so that a busy machine slows all of them; each second turn goes backwards,
 * because what comes first also waits for what the last turn has left. The first time of each is left out: it compiles the
 * scripts.
 * @returns what was seen, by side
 */
export async function inTurns<Seen>(
  sides: readonly RunningSide[],
  times: number,
  measure: (context: BrowserContext) => Promise<Seen>,
): Promise<Seen[][]> {
  const seen = sides.map((): Seen[] => []);
  for (const { context } of sides) await measure(context);
  for (let i = 0; i < times; i += 1) {
    const turn = [...sides.entries()];
    for (const [at, { context }] of i % 2 === 0 ? turn : turn.toReversed()) seen[at]?.push(await measure(context));
  }
  return seen;
}
