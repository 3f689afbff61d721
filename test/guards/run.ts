import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { copyProject } from '../run/copy-project.ts';
import { GUARDS } from './all.ts';
import type { Guard } from './guard.ts';

/** The part of Vitest's report that is read. */
const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })) })),
});

const root = mkdtempSync(path.join(tmpdir(), 'guards-'));
/** Copies of the project in which guards are taken away, each in its turn. */
const LANES = 3;

function makeLane(number: number): string {
  const lane = path.join(root, `lane-${number}`);
  copyProject(lane);
  // Types that WXT writes at installation: the transformer wants its settings from there.
  cpSync('.wxt', path.join(lane, '.wxt'), { recursive: true });
  return lane;
}

/** Runs unit tests in a copy; how many passed, and the names of those that failed. */
async function runTests(lane: string, files: string[]): Promise<{ passed: number; failed: string[] }> {
  const output = path.join(lane, 'report.json');
  rmSync(output, { force: true });
  const reporting = ['--reporter=json', `--outputFile=${output}`, '--testTimeout=20000'];
  const args = [path.resolve('node_modules/vitest/vitest.mjs'), 'run', '--project', 'unit*', ...reporting, ...files];
  const options = { cwd: lane, env: { ...process.env, CI: '1' }, timeout: 120_000 };
  // It exits with an error whenever a test fails; the report says what happened.
  await promisify(execFile)(process.execPath, args, options).catch(() => undefined);
  const { numPassedTests, testResults } = report.parse(JSON.parse(readFileSync(output, 'utf8')));
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = all.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName.trim());
  return { passed: numPassedTests, failed };
}

/** Takes one guard away and says which test noticed; null where none did. */
async function without(lane: string, guard: Guard): Promise<string | null> {
  const file = path.join(lane, guard.file);
  const before = readFileSync(file, 'utf8');
  const times = before.split(guard.find).length - 1;
  if (times !== 1) throw new Error(`its text occurs ${times} times in ${guard.file}`);
  writeFileSync(
    file,
    before.replace(guard.find, () => guard.put),
  );
  try {
    return (await runTests(lane, [guard.test])).failed[0] ?? null;
  } finally {
    writeFileSync(file, before);
  }
}

/** Removes one guard of the list after the other; resolves with the number that no test noticed. */
async function work(lane: string, rest: Guard[]): Promise<number> {
  let missing = 0;
  for (let guard = rest.shift(); guard; guard = rest.shift()) {
    const noticed = await without(lane, guard).catch((reason: Error) => reason);
    const isNoticed = typeof noticed === 'string';
    if (!isNoticed) missing++;
    const verdict = isNoticed ? `noticed by “${noticed.slice(0, 110)}”` : `NOT NOTICED ${noticed?.message ?? ''}`;
    console.log(`${guard.threat.padEnd(4)} ${guard.name}: ${verdict}`);
  }
  return missing;
}

try {
  const lanes = Array.from({ length: LANES }, (_, number) => makeLane(number));
  const wanted = process.argv.slice(2);
  const guards = GUARDS.filter(({ threat }) => wanted.length === 0 || wanted.includes(threat));
  const whole = await runTests(lanes[0] ?? '', [...new Set(guards.map(({ test }) => test))]);
  if (whole.failed.length > 0 || whole.passed === 0) {
    throw new Error(`With all guards in place these fail: ${whole.failed.join(', ') || 'all'}`);
  }
  const rest = [...guards];
  const missing = (await Promise.all(lanes.map((lane) => work(lane, rest)))).reduce((sum, count) => sum + count, 0);
  console.log(`${guards.length} guards taken away one at a time, ${missing} not noticed.`);
  process.exitCode = missing === 0 && guards.length > 0 ? 0 : 1;
} finally {
  rmSync(root, { recursive: true, force: true });
}
