import { expect, it } from 'vitest';
import { buildReport } from '@/utils/reading/build-report';
import { cpuMs } from '../cpu-ms';
import { bodyOfSize } from './body-of-size';
import { leavesOf, shownLeaves } from './leaves';
import { reportOf, treeOfText } from './report-of';

/** Written without recursion, which `JSON.stringify` needs. */
const nestedText = (depth: number, before: string, after: string): string =>
  `${before.repeat(depth)}{"risk_score":5}${after.repeat(depth)}`;

const nested = (depth: number, wrap: (inner: unknown) => unknown): unknown => {
  let json: unknown = { risk_score: 5 };
  for (let i = 0; i < depth; i++) json = wrap(json);
  return json;
};

it.each([
  ['lists', '[', ']'],
  ['objects', '{"a":', ',"risk_score":1}'],
  ['envelopes', '{"data":', '}'],
  ['score objects', '{"risk_score":', '}'],
])('survives 5000 nested %s', (_, before, after) => {
  const report = buildReport({ answer: treeOfText(nestedText(5000, before, after)), operation: 'score' });
  expect(report.score === null).toBe(report.abstained !== null);
});

it('loses nothing below the depth it nests to', () => {
  const json = nested(200, (inner) => ({ a: inner, b: [1, { c: null }] }));
  expect(shownLeaves(reportOf(json, 'score'))).toEqual(leavesOf(json));
});

it.each([10_000, 100_000, 1_048_576])('reads %d bytes in a moment', (bytes) => {
  const json = bodyOfSize(bytes);
  const size = JSON.stringify(json).length;
  expect(reportOf(json, 'overview').score?.pointer).toBe('/risk_score');
  const ms = Math.min(...[1, 2, 3].map(() => cpuMs(() => reportOf(json, 'overview'))));
  console.log(`${size} bytes: ${ms.toFixed(1)} ms of processor time`);
  // Tens of milliseconds on a slow machine; the bound only catches a reader that has become quadratic.
  expect(ms).toBeLessThan(2_000);
});

it('does not slow down out of proportion when one object holds everything', () => {
  const flat = (n: number): unknown => Object.fromEntries(Array.from({ length: n }, (_, i) => [`k${i}_risk_score`, i]));
  const expectSeveral = (json: unknown) => expect(reportOf(json, 'score').abstained?.reason).toBe('several');
  const [small, large] = [1_000, 10_000].map((n) => {
    const json = flat(n);
    return Math.min(...[1, 2].map(() => cpuMs(() => expectSeveral(json))));
  });
  // Ten times as much for ten times the fields; a hundred times if it were quadratic.
  expect(large).toBeLessThan(40 * (small ?? 0));
});

it('offers no more numbers than a person looks through, the likeliest first', () => {
  const { candidates } = reportOf(bodyOfSize(100_000), 'overview');
  expect(candidates).toHaveLength(100);
  expect(candidates[0]?.pointer).toBe('/risk_score');
});
