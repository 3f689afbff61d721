import { type BrowserContext, chromium } from '@playwright/test';
import { BUILD, connect, extensionPage } from '../browser/chromium/extension.ts';
import { message } from '../browser/engine.ts';
import { QUIET_FILE } from '../browser/quiet-file.ts';
import { findChromium } from '../run/find-browser.ts';
import type { RunningService } from '../service/start-service.ts';

/** One of the things that are compared. */
export interface Side {
  /** Printed in front of its times. */
  name: string;
  /** The folder of a built extension. */
  build: string;
  /** Of the browser; English without one. */
  browserLanguage?: string;
  /** Chosen in the settings. */
  chosenLanguage?: string;
}

/** A Chromium without a window that runs the build of a side. */
export interface RunningSide extends Side {
  context: BrowserContext;
}

/** Our build and others, all in English. */
export const sidesOf = (others: readonly string[]): Side[] =>
  [BUILD, ...others].map((build) => ({ name: build, build }));

/** Starts each side in a new profile and connects it to the service. */
export async function startSides(sides: readonly Side[], service: RunningService): Promise<RunningSide[]> {
  const running: RunningSide[] = [];
  for (const side of sides) {
    const { build, browserLanguage = 'en-US', chosenLanguage } = side;
    const context = await chromium.launchPersistentContext('', {
      executablePath: findChromium() ?? '',
      headless: true,
      // On Linux, Chromium takes its language from the environment, elsewhere from `--lang`.
      env: { ...process.env, LANGUAGE: browserLanguage },
      args: [`--disable-extensions-except=${build}`, `--load-extension=${build}`, `--lang=${browserLanguage}`],
    });
    await connect(context, service);
    if (chosenLanguage !== undefined) {
      const page = await extensionPage(context, QUIET_FILE);
      await message(page, 'saveSettings', { language: chosenLanguage });
      await page.close();
    }
    running.push({ ...side, context });
  }
  return running;
}

/**
 * Measures each side so many times, in turns, so that a busy machine slows all of them. The first time of each is left
 * out: it compiles the scripts.
 */
export async function inTurns<Seen>(
  sides: readonly RunningSide[],
  times: number,
  measure: (context: BrowserContext) => Promise<Seen>,
): Promise<(Side & { seen: Seen[] })[]> {
  const measured = sides.map((side) => ({ ...side, seen: [] as Seen[] }));
  for (const { context } of measured) await measure(context);
  for (let i = 0; i < times; i += 1) for (const { context, seen } of measured) seen.push(await measure(context));
  return measured;
}
