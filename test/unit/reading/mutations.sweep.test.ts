import { expect, it } from 'vitest';
import { ownResponses } from './known-responses';
import { mutations } from './mutations';
import { tally, verdictOn } from './verdict';

const responses = ownResponses();

it('never picks a wrong score, however the same answer is written', () => {
  const wrong: string[] = [];
  const verdicts = mutations.flatMap(({ name, apply }) =>
    responses.map((known) => {
      const { body, score } = apply(known.body, known.score);
      const alias = known.alias === undefined ? undefined : (apply(known.body, known.alias).score ?? undefined);
      const verdict = verdictOn({ body, operation: known.operation, score, alias });
      if (verdict === 'wrong') wrong.push(`${known.name}: ${name}`);
      return verdict;
    }),
  );
  const count = tally(verdicts);
  console.log(
    `${verdicts.length} mutated responses: ${count.correct} correct, ${count.abstained} abstained, ${count.wrong} wrong`,
  );
  expect(verdicts.length).toBeGreaterThanOrEqual(400);
  expect(wrong).toEqual([]);
  // Asking is allowed, asking always is not.
  expect(count.abstained).toBeLessThan(verdicts.length / 5);
});
