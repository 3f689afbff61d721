import { expect, test } from 'vitest';
import { subjectFacts } from '@/utils/decision/subject-facts';
import { parseJson } from '@/utils/json/json-tree';
import { buildReport } from '@/utils/reading/build-report';
import { countHits } from '@/utils/reading/facts/screening/hit-count';
import type { ReadingProfile } from '@/utils/reading/profile/profile';

function read(body: object, profile?: ReadingProfile) {
  const parsed = parseJson(JSON.stringify(body));
  if (!parsed.ok) throw new Error('no JSON');
  return buildReport({ answer: parsed.tree, operation: 'overview', profile });
}
const statesOf = (body: object, profile?: ReadingProfile) => read(body, profile).screening.map(({ state }) => state);
const YES = { emptyList: 'none-found' } as const;
const EACH = ['empty-list', 'empty-list', 'empty-list', 'empty-list'];
const KINDS = { sanctions: [], pep: [], watchlists: [], adverse_media: [] };

test.each([
  [{ hits: [], total_hits: 0 }, EACH],
  [{ matches: [] }, EACH],
  [KINDS, EACH],
  // Something else says of a kind what it found.
  [{ hits: [], sanctions: 'none' }, ['none-found', 'absent', 'absent', 'absent']],
  [{ hits: [{ name: 'Ann Sample', list: 'OFAC SDN' }] }, null],
  [{ sources: [], aliases: [] }, ['absent', 'absent', 'absent', 'absent']],
  [{ request: { hits: [] } }, ['absent', 'absent', 'absent', 'absent']],
])('an empty list of hits without a kind is an empty list of each: %j', (body, states) => {
  if (states) expect(statesOf(body)).toEqual(states);
  else expect(statesOf(body)).not.toContain('empty-list');
});

test('empty lists are "none found" once somebody has said so, and nothing else is', () => {
  const none = Array.from(EACH, () => 'none-found');
  for (const body of [{ hits: [], total_hits: 0 }, KINDS]) {
    expect(statesOf(body, YES)).toEqual(none);
    expect(countHits(read(body))).toEqual({ is: 'empty-list' });
    expect(countHits(read(body, YES))).toEqual({ is: 'none' });
    expect(countHits(read(body, { emptyList: 'nothing' }))).toEqual({ is: 'empty-list' });
  }
  expect(statesOf({ sanctions: [], pep: null }, YES)).toEqual(['none-found', 'not-provided', 'absent', 'absent']);
  expect(countHits(read({ sanctions: [] }))).toEqual({ is: 'not-recognized' });
});

test('an empty list stays one where something else may be a hit, and in a failed or unfinished answer', () => {
  const doubtful = { ...KINDS, screening: { findings_text: 'See attached memo about the subject' } };
  expect(read(doubtful).coverage.possible).not.toBeNull();
  for (const body of [doubtful, { ...KINDS, status: 'pending' }, { ...KINDS, error: { message: 'Upstream timeout' } }])
    expect(statesOf(body, YES)).not.toContain('none-found');
});

test('what the user says of empty lists does not make a decision about the same answer old', () => {
  expect(subjectFacts(read(KINDS, YES))).toBe(subjectFacts(read(KINDS)));
  expect(subjectFacts(read({ ...KINDS, pep: 'none' }))).not.toBe(subjectFacts(read(KINDS)));
});
