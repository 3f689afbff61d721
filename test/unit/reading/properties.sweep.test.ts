import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ownResponses } from './known-responses';
import { leavesOf, shownLeaves } from './leaves';
import { mutations } from './mutations';
import { reportOf } from './report-of';
import { resolvePointer } from './resolve-pointer';

/** Keys that mean something to the reader, so that arbitrary answers reach its rules. */
const telling = fc.constantFrom(
  ...'score risk_score fraudScore scores risk overall value max data result email ip hits rules meta success status error'.split(
    ' ',
  ),
  ...'message confidence match level name title breaches sanctions found count sources sections items created_at id'.split(
    ' ',
  ),
  ...'reasons warnings __proto__ constructor toString a/b c~d e.f RISKSCORE pending decision accounts registered checked'.split(
    ' ',
  ),
);
const scalar = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    1,
    72,
    -6,
    0.8,
    1e21,
    1584887689,
    '72',
    '72/100',
    '64%',
    'N/A',
    '',
    'HIGH_RISK',
    'pending',
  ),
  fc.constantFrom<unknown>(
    '<b>x</b>',
    'javascript:alert(1)',
    'https://example.com/a',
    '2026-02-30',
    '2026-02-28',
    'error',
    'OK',
    [],
    {},
  ),
  fc.string(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const entriesOf = (child: fc.Arbitrary<unknown>, key: fc.Arbitrary<string>): fc.Arbitrary<unknown> =>
  fc.array(fc.tuple(key, child), { maxLength: 6 }).map((entries) => Object.fromEntries(entries));

const answer: fc.Arbitrary<unknown> = fc.letrec<{ node: unknown }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 6, depthSize: 'small', withCrossShrink: true },
    scalar,
    entriesOf(tie('node'), telling),
    entriesOf(tie('node'), fc.string()),
    fc.array(tie('node'), { maxLength: 4 }),
  ),
})).node;

const operation = fc.constantFrom('score' as const, 'overview' as const);
const runs = { numRuns: 1500 };

it('never throws, shows every leaf exactly once, and says exactly one of score and reason', () => {
  fc.assert(
    fc.property(fc.oneof(answer, fc.jsonValue()), operation, (json, op) => {
      const report = reportOf(json, op);
      expect(shownLeaves(report)).toEqual(leavesOf(json));
      expect(report.score === null).toBe(report.abstained !== null);
      expect(report.score?.direction ?? null).toBeNull();
      expect(report.score?.band ?? null).toBeNull();
    }),
    runs,
  );
});

it('only points at what is there, and repeats it as sent', () => {
  fc.assert(
    fc.property(answer, operation, (json, op) => {
      const { score, candidates, label, reasons, counts } = reportOf(json, op);
      for (const { pointer, value } of [...candidates, ...(score ? [score] : [])]) {
        expect(String(Object(resolvePointer(json, pointer)).value)).toBe(value);
      }
      if (label) expect(resolvePointer(json, label.pointer)).toEqual({ found: true, value: label.text });
      for (const { pointer } of [...reasons, ...counts]) expect(resolvePointer(json, pointer).found).toBe(true);
    }),
    runs,
  );
});

function shuffled(json: unknown, random: () => number): unknown {
  if (Array.isArray(json)) return json.map((item) => shuffled(item, random));
  if (typeof json !== 'object' || json === null) return json;
  const entries = Object.entries(json).map(([key, value]) => ({
    at: random(),
    entry: [key, shuffled(value, random)] as const,
  }));
  return Object.fromEntries(entries.sort((a, b) => a.at - b.at).map(({ entry }) => entry));
}

it('takes the same number, or none, when the same answer is wrapped', () => {
  fc.assert(
    fc.property(answer, operation, (json, op) => {
      const plain = reportOf(json, op).score;
      const wrapped = reportOf({ data: json }, op).score;
      if (wrapped) expect(wrapped.pointer).toBe(`/data${plain?.pointer}`);
    }),
    runs,
  );
});

it('takes the same number, or none, when keys come in another order', () => {
  fc.assert(
    fc.property(
      answer,
      operation,
      fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
      (json, op, stream) => {
        const plain = reportOf(json, op).score;
        const other = reportOf(
          shuffled(json, () => stream.next().value ?? 0),
          op,
        ).score;
        // Of one number given twice either place is right.
        if (plain && other) expect([other.number, other.name]).toEqual([plain.number, plain.name]);
        if (plain === null) expect(other).toBeNull();
      },
    ),
    runs,
  );
});

it('never turns right into wrong by any chain of rewritings', () => {
  const known = ownResponses().filter(({ alias }) => alias === undefined);
  fc.assert(
    fc.property(
      fc.constantFrom(...known),
      fc.array(fc.constantFrom(...mutations), { minLength: 2, maxLength: 4 }),
      (response, chain) => {
        const { body, score } = chain.reduce((at, { apply }) => apply(at.body, at.score), {
          body: response.body,
          score: response.score,
        });
        expect([score, null]).toContain(reportOf(body, response.operation).score?.pointer ?? null);
      },
    ),
    { numRuns: 800 },
  );
});
