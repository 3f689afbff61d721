import { describe, expect, test } from 'vitest';
import { summarizeRow } from '@/utils/batch/row-summary';
import { currentSummary, groupKey, readerOf, storedSummary } from '@/utils/batch/stored-summary';
import type { ProviderProfiles } from '@/utils/reading/profile/profiles';
import { lookupOf, ownBodies } from './read-bodies';

const RULE = { pointer: '/score', type: 'number', scale: { min: 0, max: 100 }, direction: 'riskier' } as const;
const A = 'https://a.example';
const profilesOf = (max: number, baseUrl = A): ProviderProfiles => ({
  [baseUrl]: { score: { version: 1, score: { ...RULE, scale: { min: 0, max } } } },
});

/** What the database gives back of a summary. */
const stored = (body: unknown, lookup: ReturnType<typeof lookupOf>, profiles: ProviderProfiles) =>
  structuredClone(storedSummary('a', JSON.stringify(body), lookup, profiles));

describe('a stored summary says what a reading of now says', () => {
  test('for every body of this project', () => {
    for (const { body, operation } of ownBodies()) {
      const lookup = lookupOf(operation);
      const fresh = summarizeRow(JSON.stringify(body), lookup, {});
      expect(currentSummary(stored(body, lookup, {}), lookup, {})).toEqual(fresh);
    }
  });

  test('with a record of the user, which may know the other name', () => {
    const body = { query: { name: 'Quentin Roe' }, decision: 'review', sanctions_matches: [] };
    const lookup = lookupOf('overview');
    const summary = stored(body, lookup, {});
    expect(currentSummary(summary, lookup, {})?.remark).toMatchObject({ other: { is: 'name' } });
    const known = { ...lookup, ownRecord: { names: ['Quentin Roe'], birth: null, country: null } };
    expect(summarizeRow(JSON.stringify(body), known, {}).remark).not.toHaveProperty('other');
    expect(currentSummary(summary, known, {})).toBeUndefined();
  });
});

describe('a summary of another reader is none', () => {
  const lookup = lookupOf('score');

  test('after the profile has changed', () => {
    const summary = stored({ score: 40 }, lookup, profilesOf(100));
    expect(currentSummary(summary, lookup, profilesOf(100))?.number).toBe(40);
    expect(currentSummary(summary, lookup, profilesOf(30))).toBeUndefined();
    expect(currentSummary(summary, lookup, {})).toBeUndefined();
    expect(currentSummary(undefined, lookup, {})).toBeUndefined();
  });

  test('nor is it in the index of another service that now has the same profile', () => {
    const b = { ...lookup, baseUrl: 'https://b.example' };
    expect(readerOf(b, profilesOf(100, b.baseUrl))).not.toBe(readerOf(lookup, profilesOf(100)));
    const { reader, groups } = stored({ recommendation: 'REVIEW' }, lookup, {});
    expect(groups).toEqual([groupKey(reader, 'finding')]);
  });
});
