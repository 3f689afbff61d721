import { expect, it } from 'vitest';
import { ownResponses } from './known-responses';
import { reportOf } from './report-of';
import { tally, verdictOn } from './verdict';

const responses = ownResponses();

it('has at least 30 invented answers', () => {
  expect(responses.length).toBeGreaterThanOrEqual(30);
});

it.each(responses)('$name: the score, its scale and the verdict word', (known) => {
  const report = reportOf(known.body, known.operation);
  const allowed = known.mayAbstain ? [known.score, null] : [known.score];
  expect(allowed).toContain(report.score?.pointer ?? null);
  expect(report.score === null).toBe(report.abstained !== null);
  if (report.score?.found) {
    const { scale } = report.score;
    expect(scale && [scale.min, scale.max]).toEqual(known.scale);
  }
  expect(report.label?.pointer ?? null).toBe(known.label);
});

it('picks no wrong score', () => {
  const count = tally(responses.map(verdictOn));
  console.log(`own responses: ${count.correct} correct, ${count.abstained} abstained, ${count.wrong} wrong`);
  expect(count.wrong).toBe(0);
});
