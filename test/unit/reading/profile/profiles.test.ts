import { expect, test } from 'vitest';
import { parseProfiles, profileFor, ruleFor, withProfile } from '@/utils/reading/profile/profiles';
import type { ScoreRule } from '@/utils/reading/score/score-rule';

const RULE: ScoreRule = { pointer: '/score', type: 'number' };
const AT = 'https://api.example.com';
const LAYOUT = { confirmedOn: '2026-11-12', screening: {}, hit: {}, facts: ['/country'], fields: [] };

test('a profile applies to its service and operation alone', () => {
  const profiles = withProfile({}, AT, 'score', { score: RULE });
  expect(ruleFor(profiles, AT, 'score')).toEqual(RULE);
  expect(ruleFor(profiles, AT, 'overview')).toBeUndefined();
  expect(ruleFor(profiles, `${AT}/v2`, 'score')).toBeUndefined();
  expect(profileFor(withProfile(profiles, AT, 'score', { score: null }), AT, 'score')).toBeUndefined();
});

test('saving one part of a profile keeps the other', () => {
  const both = withProfile(withProfile({}, AT, 'score', { score: RULE }), AT, 'score', { layout: LAYOUT });
  expect(profileFor(both, AT, 'score')).toEqual({ version: 1, score: RULE, layout: LAYOUT });
  expect(profileFor(withProfile(both, AT, 'score', { score: null }), AT, 'score')).toEqual({
    version: 1,
    layout: LAYOUT,
  });
});

test.each([
  undefined,
  null,
  1,
  'x',
  [],
  { [AT]: 1 },
  { [AT]: { score: { version: 1, score: { pointer: 5 } } } },
  { [AT]: { score: { version: 0, score: RULE } } },
])('damaged profiles %o are no profiles', (stored) => {
  expect(profileFor(parseProfiles(stored), AT, 'score')).toBeUndefined();
});

test('a damaged profile takes no other with it', () => {
  const stored = {
    [AT]: { score: { version: 1, score: { pointer: 'no pointer' } }, overview: { version: 1, score: RULE } },
  };
  expect(ruleFor(parseProfiles(stored), AT, 'overview')).toEqual(RULE);
});

test('a profile of a newer version is neither used nor overwritten', () => {
  const stored = { [AT]: { score: { version: 2, score: RULE, more: ['new'] } } };
  const profiles = parseProfiles(stored);
  expect(profileFor(profiles, AT, 'score')).toBeUndefined();
  expect(withProfile(profiles, AT, 'score', { score: RULE })).toEqual(stored);
  expect(withProfile(profiles, AT, 'overview', { score: RULE })).toMatchObject(stored);
});

test('properties that every object inherits are no profiles', () => {
  for (const name of ['constructor', '__proto__', 'toString']) expect(ruleFor({}, name, 'score')).toBeUndefined();
});
