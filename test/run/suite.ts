import { readFile } from 'node:fs/promises';
import { type Count, judge } from './count.ts';
import { runCommand } from './run-command.ts';

/** A test runner that leaves a json report. */
export interface Suite {
  name: string;
  command: readonly string[];
  env: NodeJS.ProcessEnv;
  reportFile: string;
  /** Counts what the report says; throws on a report that it cannot read. */
  readReport(json: unknown): Count;
  timeoutMs: number;
  signal: AbortSignal;
}

async function reportOf(suite: Suite): Promise<Count | null> {
  try {
    return suite.readReport(JSON.parse(await readFile(suite.reportFile, 'utf8')));
  } catch {
    return null; // The runner died before it wrote one.
  }
}

/** Run a suite to its end and count what happened. */
export async function runSuite(suite: Suite): Promise<Count> {
  console.log(`\n== ${suite.name}`);
  const exitCode = await runCommand(suite.command, suite);
  const reported = await reportOf(suite);
  if (!reported) console.log(`${suite.name} ended with code ${exitCode} and without a report`);
  return judge(reported, exitCode);
}
