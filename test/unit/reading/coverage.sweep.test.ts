import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildReport } from '@/utils/reading/build-report';
import type { Section } from '@/utils/reading/sections/section';
import { ownChecks } from './known-checks';
import { ownResponses } from './known-responses';
import { ownScreenings } from './known-screenings';
import { mutations } from './mutations';
import { treeOf } from './report-of';

const BODIES = [...ownScreenings(), ...ownChecks(), ...ownResponses()].map(({ body }) => body);

const fieldsOf = ({ fields, parts }: Pick<Section, 'fields' | 'parts'>): string[] => [
  ...fields.filter(({ value }) => value.kind !== 'empty').map(({ pointer }) => pointer),
  ...parts.flatMap(fieldsOf),
];

/**
 * If a row is "not recognized" or an empty list, every field of the section *Screening* is understood and no list of named entries is left,
 * or the answer is said to hold possible results.
 */
function expectNothingHidden(body: unknown, operation: 'score' | 'overview'): void {
  const answer = treeOf(body);
  const report = buildReport({ answer, operation });
  const { coverage, screening, sections } = report;
  const isOpen = screening.some(({ state }) => state === 'absent' || state === 'empty-list');
  if (!isOpen) expect(coverage.possible).toBeNull();
  if (!isOpen || coverage.possible !== null) return;
  const unknown = new Set(coverage.notUnderstood.map(({ pointer }) => pointer));
  const ofScreening = sections.filter(({ group }) => group === 'screening').flatMap(fieldsOf);
  expect(ofScreening.filter((pointer) => unknown.has(pointer))).toEqual([]);
}

describe('no possible finding stays unread', () => {
  test.each(['score', 'overview'] as const)(
    'in every collection and every form of it (%s)',
    { timeout: 600_000 },
    (operation) => {
      for (const body of BODIES) {
        expectNothingHidden(body, operation);
        for (const { apply } of mutations) expectNothingHidden(apply(body, null).body, operation);
      }
    },
  );

  const word = fc.constantFrom(
    ...'screening aml hits results items people notices list name score match status sanctions pep watchlist'.split(
      ' ',
    ),
    ...'media interpol flag total dob source aliases type data ppe gel_avoirs foo bar id checked query'.split(' '),
    ...['email', 'country', '制裁', 'розыск'],
  );
  const value = fc.constantFrom<unknown>(
    ...[true, false, 0, 1, 0.9, 12, null, '', 'clear', 'hit', 'No match', 'OFAC SDN', 'Jane Roe', 'true', 'Interpol'],
    ...['pending', '1970-01-01', [], {}, 'PEP', 'sanction', 'alto'],
  );
  const { answer } = fc.letrec((tie) => ({
    answer: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      value,
      fc.dictionary(word, tie('answer'), { maxKeys: 5, noNullPrototype: true }),
      fc.array(fc.dictionary(word, tie('answer'), { maxKeys: 4, noNullPrototype: true }), { maxLength: 3 }),
    ),
  }));

  test('in 10 000 generated answers', { timeout: 600_000 }, () => {
    fc.assert(
      fc.property(fc.dictionary(word, answer, { maxKeys: 6, noNullPrototype: true }), (body) =>
        expectNothingHidden(body, 'overview'),
      ),
      { numRuns: 10_000 },
    );
  });
});
