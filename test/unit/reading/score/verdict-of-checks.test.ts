import { describe, expect, it } from 'vitest';
import { type KnownCheck, ownChecks } from '../known-checks';
import { type Mutation, mutations } from '../mutations';
import { reportOf } from '../report-of';

const checks = ownChecks();

const asSent: Mutation = { name: 'as sent', apply: (body, score) => ({ body, score }) };

/** "right", "absent" or "wrong": the verdict of a check that is written in another way. */
function verdictOn(
  { body, operation, subject, verdicts }: KnownCheck,
  { apply }: Mutation,
): 'right' | 'absent' | 'wrong' {
  const allowed = verdicts.map((pointer) => apply(body, pointer).score);
  const found = reportOf(apply(body, null).body, operation, undefined, subject).label?.pointer;
  return found === undefined ? 'absent' : allowed.includes(found) ? 'right' : 'wrong';
}

describe('invented checks', () => {
  it.each(checks)('$name', (check) => {
    const verdict = verdictOn(check, asSent);
    expect(check.mayMiss ? ['right', 'absent'] : ['right']).toContain(verdict);
  });

  it('show the verdict or none, however they are written', () => {
    const wrong: string[] = [];
    const count = { right: 0, absent: 0, wrong: 0 };
    for (const check of checks.filter(({ mayMiss }) => !mayMiss))
      for (const mutation of mutations) {
        const verdict = verdictOn(check, mutation);
        count[verdict] += 1;
        if (verdict === 'wrong') wrong.push(`${check.name}: ${mutation.name}`);
      }
    console.log(
      `verdicts of invented checks, rewritten: ${count.right} right, ${count.absent} absent, ${count.wrong} wrong`,
    );
    expect(wrong).toEqual([]);
    expect(count.right).toBeGreaterThan(count.absent * 9);
  });

  it('show no verdict where there is none, however they are written', () => {
    const wrong = checks
      .filter(({ verdicts }) => verdicts.length === 0)
      .flatMap((check) =>
        mutations
          .filter((mutation) => verdictOn(check, mutation) !== 'absent')
          .map(({ name }) => `${check.name}: ${name}`),
      );
    expect(wrong).toEqual([]);
  });
});
