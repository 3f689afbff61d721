import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layoutReport } from '@/utils/case-file/layout-report';
import { READER_VERSION } from '@/utils/reading/reader-version';
import { reportOf, treeOf } from '../reading/report-of';

const reportOn = (body: unknown): string => layoutReport({ answer: treeOf(body), report: reportOf(body, 'score') });

test('names each field with its types and how it was read', () => {
  const report = reportOn({
    risk_score: 72,
    breaches: [{ name: 'Examplia' }, { name: null }],
    zyx: { qwv: 'blorp' },
  });
  const lines = report.split('\n').map((line) => line.split('\t'));
  expect(lines[0]).toEqual([`Sightline, reader ${READER_VERSION}, score`]);
  expect(lines).toContainEqual(['/risk_score', 'number', 'score']);
  expect(lines.find(([name]) => name === '/breaches/*/name')?.[1]).toBe('text | null');
  expect(lines).toContainEqual(['/zyx/qwv', 'text', 'not understood']);
});

test('keys that hold a value or look made up are not in it', () => {
  const report = reportOn({
    matches: { 'Ana Exemplo': { name: 'Ana Exemplo' }, 'ana@example.com': { hit: true }, '7781': { hit: true } },
    ana_exemplo_1970: 1,
  });
  expect(report).not.toMatch(/exemplo|example|7781/i);
  expect(report).toContain('/matches/*/name\ttext');
});

/** A value that no word of ours contains. */
const value = fc.oneof(
  fc.string({ minLength: 5, maxLength: 12, unit: fc.constantFrom(...'qxzjvkw') }),
  fc.integer({ min: 10_000, max: 9_999_999 }),
);

test('no value of an answer appears in it, even one that is also a key', () => {
  const keys = fc.oneof(fc.constantFrom('score', 'name', 'matches', 'list'), value.map(String));
  const body = fc.letrec((tie) => ({
    part: fc.oneof(
      { maxDepth: 3 },
      value,
      fc.array(tie('part'), { maxLength: 3 }),
      fc.dictionary(keys, tie('part'), { maxKeys: 4 }),
    ),
  })).part;
  fc.assert(
    fc.property(fc.dictionary(keys, body, { minKeys: 1, maxKeys: 5 }), (answer) => {
      const report = reportOn(answer).split('\n').slice(1).join('\n');
      const values = treeOf(answer).leaves.flatMap(({ value }) => (typeof value === 'object' ? [] : [String(value)]));
      expect(values.filter((one) => report.includes(one))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('no longer text of the fixtures of answers appears in it', () => {
  const files = globSync('test/fixtures/{responses,screening}/*.json').filter((file) => !file.endsWith('index.json'));
  expect(files.length).toBeGreaterThan(60);
  for (const file of files) {
    const body = JSON.parse(readFileSync(file, 'utf8'));
    const report = reportOn(body).split('\n').slice(1).join('\n');
    const texts = treeOf(body).leaves.flatMap(({ value }) =>
      typeof value === 'string' && value.length > 14 ? [value] : [],
    );
    expect(
      texts.filter((text) => report.includes(text)),
      file,
    ).toEqual([]);
  }
});
