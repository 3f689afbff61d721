// Lints the built Firefox package as addons.mozilla.org does: npm run lint:store [folder or zip]
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { type LintReport, lintProblems, lintReport, lintSummary } from './lint-report.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Runs addons-linter over a folder or a zip. */
export function lintPackage(target: string): LintReport {
  const linter = path.join(ROOT, 'node_modules/addons-linter/bin/addons-linter');
  const options = ['--output', 'json', '--boring'];
  const { stdout } = spawnSync(process.execPath, [linter, ...options, target], { encoding: 'utf8', cwd: ROOT });
  return lintReport.parse(JSON.parse(stdout));
}

if (import.meta.main) {
  const report = lintPackage(process.argv[2] ?? '.output/firefox-mv3');
  console.log(`Store lint: ${lintSummary(report)}.`);
  const problems = lintProblems(report);
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
