import path from 'node:path';
import { readPlaywrightReport } from './playwright-report.ts';
import type { Suite } from './suite.ts';
import { readVitestReport } from './vitest-report.ts';

const MODULES = path.join(import.meta.dirname, '../../node_modules');
// Against a run that hangs; a slow machine takes three times as long as two fast cores.
const VITEST_TIME_MS = 40 * 60_000;
const PLAYWRIGHT_TIME_MS = 90 * 60_000;

/** What every suite of one run shares. */
export interface Surroundings {
  env: NodeJS.ProcessEnv;
  /** A folder for reports that lives as long as the run. */
  folder: string;
  signal: AbortSignal;
}

/** Some projects of `vitest.config.ts`. */
export function vitestSuite(around: Surroundings, projects: readonly string[]): Suite {
  const reportFile = path.join(around.folder, 'vitest.json');
  return {
    ...around,
    name: `Vitest: ${projects.join(', ')}`,
    command: [
      process.execPath,
      path.join(MODULES, 'vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
      ...projects.map((project) => `--project=${project}`),
    ],
    reportFile,
    readReport: readVitestReport,
    timeoutMs: VITEST_TIME_MS,
  };
}

/** The extension in real browsers, on as many screens as there are; `which`: arguments that choose tests. */
export function playwrightSuite(around: Surroundings, browsers: readonly string[], which: readonly string[]): Suite {
  const reportFile = path.join(around.folder, 'playwright.json');
  return {
    ...around,
    name: `Playwright: ${browsers.join(', ')}`,
    command: [
      process.execPath,
      path.join(MODULES, '@playwright/test/cli.js'),
      'test',
      ...browsers.map((browser) => `--project=${browser}`),
      ...which,
      '--reporter=list,json',
    ],
    env: { ...around.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
    reportFile,
    readReport: readPlaywrightReport,
    timeoutMs: PLAYWRIGHT_TIME_MS,
  };
}
