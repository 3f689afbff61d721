import { describe, expect, it } from 'vitest';
import { publishedChecks } from './known-checks';
import { publishedResponses } from './known-responses';
import { reportOf } from './report-of';
import { resolvePointer } from './resolve-pointer';
import { tally, verdictOn } from './verdict';

const responses = publishedResponses();
const checks = publishedChecks() ?? [];
if (responses === null)
  console.log('samples.test.ts: skipped, the published answers are not beside this project (../shared/samples)');

describe.skipIf(responses === null)('published answers of other providers', () => {
  it.each(responses ?? [])('$name', (known) => {
    const report = reportOf(known.body, known.operation);
    const allowed = known.mayAbstain ? [known.score, null] : [known.score];
    expect(allowed).toContain(report.score?.pointer ?? null);
    // Direction, bands and unstated scales are never invented.
    expect(report.score?.scale ?? null).toBeNull();
    expect(report.score?.direction ?? null).toBeNull();
  });

  it.each((responses ?? []).filter(({ label }) => label !== null))(
    '$name: its own verdict word',
    ({ name, body, operation, label }) => {
      const stated = resolvePointer(body, label ?? '');
      const read = reportOf(body, operation).label?.pointer ?? null;
      // Words about one hit of a list are no verdict on the subject.
      const verdict = stated.found && typeof stated.value === 'string' && !/\/\d+\//.test(label ?? '');
      // Of a screening, the truth per body names the outcome of the check.
      const check = checks.find(({ name: file }) => name.startsWith(file.replace('samples/', '')));
      if (check && check.verdicts.length > 0) expect(check.verdicts).toContain(read);
      else expect(read).toBe(verdict ? label : null);
    },
  );

  it('picks no wrong score', () => {
    const count = tally((responses ?? []).map(verdictOn));
    console.log(
      `published answers, each as both operations: ${count.correct} correct, ${count.abstained} abstained, ${count.wrong} wrong`,
    );
    expect(count.wrong).toBe(0);
  });
});
