// npm test: arranges browsers, runs every suite and ends with one line that counts them all.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Arranged, arrange } from './arrange.ts';
import { runInBrowsers } from './browser-run.ts';
import { type Count, lastLine, NOTHING, ONE_FAILURE, sum } from './count.ts';
import type { Need } from './needs.ts';
import { type Part, readOptions } from './options.ts';
import { runSuite } from './suite.ts';
import { type Surroundings, vitestSuite } from './suites.ts';

const SKIP_FIREFOX = process.env.SIGHTLINE_SKIP_FIREFOX === '1';

function needsOf(only: Part | null): Need[] {
  if (only === 'unit') return [];
  if (only === 'component') return ['chromium'];
  const needs: Need[] = ['chromium', 'firefox', 'xvfb', 'openbox', 'xdotool', 'openssl'];
  return needs.filter((need) => need !== 'firefox' || !SKIP_FIREFOX);
}

function browserEnv({ paths }: Arranged): NodeJS.ProcessEnv {
  const env = { ...process.env };
  if (paths.chromium) env.CHROME_PATH = paths.chromium;
  if (paths.firefox) env.FIREFOX_PATH = paths.firefox;
  if (SKIP_FIREFOX) delete env.FIREFOX_PATH;
  return env;
}

function vitestProjects(only: Part | null, { paths }: Arranged): string[] {
  const part = only ?? (paths.chromium ? null : 'unit');
  return part ? [`${part}*`] : [];
}

async function runParts(only: Part | null, arranged: Arranged, around: Surroundings): Promise<Count[]> {
  const canBrowse = arranged.paths.chromium !== undefined;
  const counts: Count[] = [];
  if (only === 'unit' || only === null || (only === 'component' && canBrowse)) {
    counts.push(await runSuite(vitestSuite(around, vitestProjects(only, arranged))));
  }
  if (only === null || only === 'browser') {
    if (canBrowse && !around.signal.aborted) counts.push(await runInBrowsers(around));
  }
  return counts;
}

async function run(signal: AbortSignal): Promise<Count> {
  const { only } = readOptions(process.argv.slice(2));
  const arranged = await arrange(needsOf(only));
  for (const [need, file] of Object.entries(arranged.paths)) console.log(`${need}: ${file}`);
  for (const line of arranged.missing) console.log(`Missing ${line}`);
  const folder = await mkdtemp(path.join(tmpdir(), 'sightline-test-'));
  try {
    const counts = await runParts(only, arranged, { env: browserEnv(arranged), folder, signal });
    return sum([...counts, ...arranged.missing.map(() => ONE_FAILURE), signal.aborted ? ONE_FAILURE : NOTHING]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const stopped = new AbortController();
process.on('SIGINT', () => stopped.abort());
process.on('SIGTERM', () => stopped.abort());

const total = await run(stopped.signal).catch((error: unknown): Count => {
  console.log(error instanceof Error ? error.message : error);
  return ONE_FAILURE;
});
for (const name of total.failures) console.log(`Failed: ${name}`);
console.log(`\n${lastLine(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
