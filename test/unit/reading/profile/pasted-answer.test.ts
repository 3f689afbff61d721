import { expect, test } from 'vitest';
import { MAX_PASTED_BYTES, readPastedAnswer } from '@/utils/reading/profile/pasted-answer';
import { patternsOf } from '@/utils/reading/profile/patterns-of-answer';
import { treeOf } from '../report-of';
import { CLEAN, HIT } from './answers';

const SCORE = { email_risk: { fraud_score: 12 }, domain: { disposable: false } };
const patterns = (body: unknown) => new Set(patternsOf(treeOf(body)).keys());
const KNOWN = { score: patterns(SCORE), overview: patterns(CLEAN) };
const paste = (body: unknown, known = {}) => readPastedAnswer(JSON.stringify(body), 'overview', known);

test('an answer is an example, read by the general rules', () => {
  const pasted = paste(HIT);
  expect(pasted.ok && pasted.example.report.screening[0]?.state).toBe('found');
});

test.each([
  ['no JSON', '{"cut": '],
  ['nothing', '  '],
  ['a single text', '"approved"'],
  ['a number', '7'],
])('%s is refused as no JSON of a result', (_, text) => {
  expect(readPastedAnswer(text, 'overview', {})).toEqual({ ok: false, problem: 'not-json' });
});

test.each([
  ['more bytes than an answer may have', JSON.stringify({ a: 'é'.repeat(MAX_PASTED_BYTES / 2) })],
  ['more values', JSON.stringify(Array.from({ length: 20_001 }, () => ({})))],
  ['more levels', '['.repeat(40) + ']'.repeat(40)],
])('%s is too large', (_, text) => {
  expect(readPastedAnswer(text, 'overview', {})).toEqual({ ok: false, problem: 'too-large' });
});

test('an error message is no example', () => {
  expect(paste({ error: { code: 'invalid_key', message: 'Invalid API key' } })).toEqual({
    ok: false,
    problem: 'failed',
  });
});

test('recognizes an answer of another operation by saved answers, or else by its content', () => {
  expect(paste(SCORE, KNOWN)).toEqual({ ok: false, problem: 'other-operation' });
  expect(paste(SCORE)).toEqual({ ok: false, problem: 'other-operation' });
  expect(readPastedAnswer(JSON.stringify(HIT), 'score', KNOWN)).toEqual({ ok: false, problem: 'other-operation' });
  expect(paste(CLEAN, KNOWN).ok).toBe(true);
  expect(readPastedAnswer(JSON.stringify(SCORE), 'score', {}).ok).toBe(true);
});

test('uses it if the user says so', () => {
  expect(readPastedAnswer(JSON.stringify(SCORE), 'overview', KNOWN, true).ok).toBe(true);
});

test('an export of Sightline gives its answer as the example, and its operation', () => {
  const file = (operation: string) => ({ context: { exportedBy: 'Sightline 1.0', operation }, answer: HIT });
  const pasted = paste(file('overview'));
  expect(pasted.ok && pasted.example.answer.root.value).toEqual(HIT);
  expect(paste(file('score'))).toEqual({ ok: false, problem: 'other-operation' });
});
