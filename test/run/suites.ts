import path from 'node:path';
import { readPlaywrightReport } from './playwright-report.ts';
import type { Suite } from './suite.ts';
import { readVitestReport } from './vitest-report.ts';

const MODULES = path.join(import.meta.dirname, '../../node_modules');
const VITEST_TIME_MS = 10 * 60_000;
const PLAYWRIGHT_TIME_MS = 20 * 60_000;

/** What every suite of one run shares. */
export interface Surroundings {
  env: NodeJS.ProcessEnv;
  /** A folder for reports that lives as long as the run. */
  folder: string;
  signal: AbortSignal;
}

/** The Vitest projects to run; none means all of them. */
export function vitestSuite(around: Surroundings, projects: readonly string[]): Suite {
  const reportFile = path.join(around.folder, 'vitest.json');
  return {
    ...around,
    name: projects.length > 0 ? `Vitest: ${projects.join(', ')}` : 'Vitest',
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

/** Tests that run on one screen: those of a browser, or a part of them, such as `1/2`. */
export interface Screen {
  project: 'chromium' | 'firefox';
  part: string;
}

/** The extension in real browsers, on one screen. */
export function playwrightSuite(around: Surroundings, { project, part }: Screen): Suite {
  const name = `${project}-${part.replace('/', '-of-')}`;
  const reportFile = path.join(around.folder, `${name}.json`);
  return {
    ...around,
    name: `Playwright: ${name}`,
    command: [
      process.execPath,
      path.join(MODULES, '@playwright/test/cli.js'),
      'test',
      `--project=${project}`,
      `--shard=${part}`,
      `--output=test-results/${name}`,
      '--reporter=list,json',
    ],
    env: { ...around.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
    reportFile,
    readReport: readPlaywrightReport,
    timeoutMs: PLAYWRIGHT_TIME_MS,
  };
}
