import { type BrowserContext, chromium } from '@playwright/test';
import { BUILD, connect } from '../browser/chromium/extension.ts';
import { findChromium } from '../run/find-browser.ts';
import type { RunningService } from '../service/start-service.ts';

/** A Chromium without a window that runs a build of the extension. */
export interface RunningBuild {
  build: string;
  context: BrowserContext;
}

/** Starts our build and the given ones, each in a new profile and connected to the service. */
export async function startBuilds(others: readonly string[], service: RunningService): Promise<RunningBuild[]> {
  const running: RunningBuild[] = [];
  for (const build of [BUILD, ...others]) {
    const context = await chromium.launchPersistentContext('', {
      executablePath: findChromium() ?? '',
      headless: true,
      args: [`--disable-extensions-except=${build}`, `--load-extension=${build}`],
    });
    await connect(context, service);
    running.push({ build, context });
  }
  return running;
}

/**
 * Measures each build so many times, in turns, so that a busy machine slows all of them. The first time of each is left
 * out: it compiles the scripts.
 */
export async function inTurns<Seen>(
  builds: readonly RunningBuild[],
  times: number,
  measure: (context: BrowserContext) => Promise<Seen>,
): Promise<{ build: string; seen: Seen[] }[]> {
  const sides = builds.map(({ build, context }) => ({ build, context, seen: [] as Seen[] }));
  for (const { context } of sides) await measure(context);
  for (let i = 0; i < times; i += 1) for (const { context, seen } of sides) seen.push(await measure(context));
  return sides;
}
