import path from 'node:path';
import { type Count, NOTHING, ONE_FAILURE } from './count.ts';
import { runCommand } from './run-command.ts';
import type { Surroundings } from './suites.ts';

const MODULES = path.join(import.meta.dirname, '../../node_modules');
const CHECK_TIME_MS = 5 * 60_000;

/** Runs a command that passes or fails as a whole, which counts as one test. */
async function check(name: string, command: readonly string[], { env, signal }: Surroundings): Promise<Count> {
  console.log(`\n== ${name}`);
  const code = await runCommand(command, { env, signal, timeoutMs: CHECK_TIME_MS });
  return code === 0 ? { ...NOTHING, passed: 1 } : { ...ONE_FAILURE, failures: [name] };
}

/** A script of package.json. Inside of an npm script npm tells where it is; on Windows that spares a shell. */
function npmRun(script: string): string[] {
  const npm = process.env.npm_execpath;
  return [...(npm ? [process.execPath, npm] : ['npm']), 'run', script];
}

/** Checks the types of everything. */
export const types = (around: Surroundings): Promise<Count> => check('Types', npmRun('types'), around);

/** Checks lint and format of everything. */
export const lint = (around: Surroundings): Promise<Count> =>
  check('Lint', [process.execPath, path.join(MODULES, '@biomejs/biome/bin/biome'), 'check', '.'], around);

/** Builds the extension for both browsers, as the browser tests and the tests of the build want it. */
export const build = (around: Surroundings): Promise<Count> => check('Build', npmRun('build'), around);
