import { expect, test } from 'vitest';
import { type Accepted, acceptChanges } from '@/utils/reading/profile/accept-changes';
import type { Change } from '@/utils/reading/profile/change';
import { CLEAN, confirmed, exampleOf, HIT, readBy, statesOf } from './answers';

const LAYOUT = confirmed(CLEAN, HIT);
const { screening } = CLEAN;
const [hit] = HIT.screening.sanctions.hits;
const changesOf = (body: unknown, layout = LAYOUT): Change[] => readBy(layout, body).profile?.changes ?? [];
const accept = (body: unknown, accepted: readonly Accepted[]) => acceptChanges(LAYOUT, accepted, [exampleOf(body)]);
const acceptAll = (body: unknown) =>
  accept(
    body,
    changesOf(body).map((change) => ({ change })),
  );

test.each([
  ['a new field', { ...CLEAN, screening: { ...screening, pep: { status: 'clear', rows: [{ who: 'x' }] } } }],
  [
    'another type',
    { ...HIT, screening: { ...HIT.screening, sanctions: { matched: true, hits: [{ ...hit, score: '93 %' }] } } },
  ],
  ['the verdict is gone', { country: 'PT', screening }],
  [
    'a field of a hit is gone',
    { ...HIT, screening: { ...HIT.screening, sanctions: { matched: true, hits: [{ list: 'EU' }] } } },
  ],
  ['a row is gone', { ...CLEAN, screening: { sanctions: screening.sanctions } }],
])('an accepted change is no longer reported: %s', (_, body) => {
  expect(changesOf(body)).not.toEqual([]);
  expect(changesOf(body, acceptAll(body))).toEqual([]);
});

const UNKNOWN_WORDS = { ...CLEAN, decision: 'ESCALATE', screening: { ...screening, pep: { status: 'tier_3' } } };
const PEP_WORD: Change = { kind: 'unknown-word', pattern: '/screening/pep/status', word: 'tier_3' };

test('a new word of a row has the meaning that it was given', () => {
  expect(statesOf(readBy(accept(UNKNOWN_WORDS, [{ change: PEP_WORD, means: 'hit' }]), UNKNOWN_WORDS))[1]).toBe('found');
  const clear = { ...UNKNOWN_WORDS, screening: { ...screening, pep: { status: 'zeta' } } };
  const layout = accept(clear, [{ change: { ...PEP_WORD, word: 'zeta' }, means: 'none' }]);
  expect(readBy(layout, clear).profile?.changes.map(({ pattern }) => pattern)).toEqual(['/decision']);
});

test('a new word of the verdict has the color that it was given', () => {
  const change: Change = { kind: 'unknown-word', pattern: '/decision', word: 'ESCALATE' };
  const layout = accept(UNKNOWN_WORDS, [{ change, means: 'caution' }]);
  expect(layout.verdict?.words).toContainEqual({ word: 'ESCALATE', means: 'caution' });
  expect(changesOf(UNKNOWN_WORDS, layout)).toEqual([PEP_WORD]);
});

test('a word without a meaning, and changes that are not accepted, remain for review', () => {
  expect(accept(UNKNOWN_WORDS, [{ change: PEP_WORD }])).toEqual(LAYOUT);
  const body = { ...CLEAN, screening: { ...screening, a1: { x: true }, a2: { x: true } } };
  const [first, second] = changesOf(body);
  if (first === undefined || second === undefined) throw new Error('two changes');
  expect(changesOf(body, accept(body, [{ change: first }]))).toEqual([second]);
});

test('a row whose field is missing is read by the general rules again, and the others stay confirmed', () => {
  const body = { ...CLEAN, screening: { sanctions: screening.sanctions } };
  const layout = acceptAll(body);
  expect(Object.keys(layout.screening)).toEqual(['sanctions']);
  expect(statesOf(readBy(layout, HIT)).slice(0, 2)).toEqual(['found', 'found']);
});
