import { expect, test } from 'vitest';
import type { RecordedRequest } from '../../service/recorder.ts';
import { compareFailure, compareScore } from '../../start/tour/compare.ts';
import type { Exchange } from '../../start/tour/watch-service.ts';

const body = { email: 'casey@example.com' };

function exchange(status: number, answer: unknown): Exchange {
  const request: RecordedRequest = {
    id: 1,
    method: 'POST',
    path: '/v1/score/df',
    query: '',
    headers: {},
    rawBody: JSON.stringify(body),
    body,
    receivedAt: 0,
    answeredAt: 1,
    status,
    outcome: 'answered',
    aborted: false,
    fault: null,
  };
  return { request, status, answer };
}

const scored = exchange(200, { risk_score: 44, risk_level: 'medium' });
const refused = exchange(402, { error: { message: 'No credits left.' } });

test('the score of the answer is on the screen', () => {
  expect(compareScore(body, scored, '44')).toEqual({
    sent: '{"email":"casey@example.com"}',
    answered: 'HTTP 200, risk_score 44, risk_level "medium"',
    showed: 'score 44',
    wrong: [],
  });
});

test.each([
  [{ email: 'other@example.com' }, '44'],
  [body, '4'],
  [body, '44.0'],
  [body, ''],
])('a lookup that sent %j and showed "%s" is wrong', (expected, showed) => {
  expect(compareScore(expected, scored, showed).wrong).toHaveLength(1);
});

test('an answer without a score is no answer to compare with', () => {
  expect(() => compareScore(body, refused, '44')).toThrow();
});

const lines = ['No look-ups are left (HTTP 402).', 'Look at the plan.', 'The service says: No credits left.', 'Small.'];

test('a failure: its status and the words of the service are on the screen', () => {
  const { showed, wrong } = compareFailure(body, refused, lines, 0);
  expect(wrong).toEqual([]);
  expect(showed).toBe(lines.slice(0, 3).join(' '));
});

test('a failure that hides something, or shows a score, is wrong', () => {
  expect(compareFailure(body, refused, lines.slice(0, 2), 0).wrong).toHaveLength(1);
  expect(compareFailure(body, refused, lines.slice(2), 0).wrong).toHaveLength(1);
  expect(compareFailure(body, refused, lines, 1).wrong).toHaveLength(1);
});
