import { expect, it } from 'vitest';
import { readAnswer } from '../../../utils/reading/read-answer';
import { ownBodies } from './bodies';
import { tally, verdictOn } from './verdict';

const bodies = ownBodies();

it('has at least 30 invented answers', () => {
  expect(bodies.length).toBeGreaterThanOrEqual(30);
});

it.each(bodies)('$name: the score, its scale and the verdict word', (known) => {
  const report = readAnswer(known.body, known.operation);
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
  const count = tally(bodies.map(verdictOn));
  console.log(`own bodies: ${count.correct} correct, ${count.abstained} abstained, ${count.wrong} wrong`);
  expect(count.wrong).toBe(0);
});
