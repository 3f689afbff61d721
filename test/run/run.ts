// node test/run/run.ts <tier> [<tier>]: arranges browsers, runs all of a tier and ends with one line that counts it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Arranged, arrange } from './arrange.ts';
import { runInBrowsers } from './browser-run.ts';
import { build, lint, types } from './checks.ts';
import { type Count, lastLine, NOTHING, ONE_FAILURE, sum } from './count.ts';
import type { Need } from './needs.ts';
import { runSuite } from './suite.ts';
import { type Surroundings, vitestSuite } from './suites.ts';
import { readTiers, type Tier } from './tiers.ts';

const SKIP_FIREFOX = process.env.SIGHTLINE_SKIP_FIREFOX === '1';
const NEEDS: readonly Need[] = ['chromium', 'firefox', 'xvfb', 'openbox', 'xdotool', 'openssl'];

function browserEnv({ paths }: Arranged): NodeJS.ProcessEnv {
  const env = { ...process.env };
  if (paths.chromium) env.CHROME_PATH = paths.chromium;
  if (paths.firefox) env.FIREFOX_PATH = paths.firefox;
  if (SKIP_FIREFOX) delete env.FIREFOX_PATH;
  return env;
}

async function runTiers(tiers: readonly Tier[], arranged: Arranged, around: Surroundings): Promise<Count[]> {
  const hasChromium = arranged.paths.chromium !== undefined;
  // Types take 21 s of one core and the builds little more: side by side, no core is idle.
  const checks = tiers.some(({ hasChecks }) => hasChecks) ? [types, lint] : [];
  const [built, ...checked] = await Promise.all([build(around), ...checks.map((check) => check(around))]);
  const counts = [built, ...checked];
  for (const { projects, browserTests } of tiers) {
    if (around.signal.aborted) break;
    counts.push(await runSuite(vitestSuite(around, [...projects.unit, ...(hasChromium ? projects.component : [])])));
    if (around.signal.aborted || !hasChromium || built.failed > 0) continue;
    counts.push(await runInBrowsers(around, browserTests));
  }
  return counts;
}

async function run(signal: AbortSignal): Promise<Count> {
  const tiers = readTiers(process.argv.slice(2));
  const arranged = await arrange(NEEDS.filter((need) => need !== 'firefox' || !SKIP_FIREFOX));
  for (const [need, file] of Object.entries(arranged.paths)) console.log(`${need}: ${file}`);
  for (const line of arranged.missing) console.log(`Missing ${line}`);
  const folder = await mkdtemp(path.join(tmpdir(), 'sightline-test-'));
  try {
    const counts = await runTiers(tiers, arranged, { env: browserEnv(arranged), folder, signal });
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
