import { expect, test } from 'vitest';
import type { Layout } from '@/utils/reading/profile/profile';
import { CLEAN, confirmed, readBy } from './answers';

/** An answer with one hit of sanctions, and a layout that names the hit by one of its fields. */
function readHit(hit: Record<string, unknown>, fields: Layout['hit']) {
  const sanctions = { matched: true, hits: [{ list: 'OFAC SDN', ...hit }] };
  const body = { ...CLEAN, screening: { ...CLEAN.screening, sanctions } };
  const { screeningEntries, profile } = readBy({ ...confirmed(CLEAN, body), hit: fields }, body);
  const [entry] = screeningEntries;
  if (entry === undefined) throw new Error('no hit');
  return { entry, profile, plain: readBy(undefined, body).screeningEntries[0] };
}

const at = (key: string): string => `/screening/sanctions/hits/*/${key}`;
const texts = (stated: readonly { text: string }[] = []): string[] => stated.map(({ text }) => text);

test('a hit that the profile names by its alias keeps its name, shows it, and the result says so', () => {
  const hit = { name: 'John SAMPLE', alias: 'Nobody Harmless', date_of_birth: '1961-03-04' };
  const { entry, profile, plain } = readHit(hit, { name: at('alias') });
  expect(texts(plain?.facts.names)).toEqual(['John SAMPLE']);
  expect(texts(entry.facts.names)).toEqual(['Nobody Harmless', 'John SAMPLE']);
  expect(entry.other).toMatchObject({ key: 'name', value: { text: 'John SAMPLE' } });
  expect(profile?.contradictions).toEqual(['hit-name']);
});

test('a hit keeps the birth and the country beside those that the profile names', () => {
  const hit = { name: 'John SAMPLE', date_of_birth: '1961-03-04', country: 'PT', listed: '2020-01-02', seat: 'ES' };
  const { entry, profile } = readHit(hit, { name: at('name'), birth: at('listed'), country: at('seat') });
  expect(texts(entry.facts.births)).toEqual(['2020-01-02', '1961-03-04']);
  expect(texts(entry.facts.countries)).toEqual(['ES', 'PT']);
  expect([profile?.contradictions, entry.other]).toEqual([[], null]);
});

test('a name without letters takes the place of no name', () => {
  const { entry, profile } = readHit({ name: 'John SAMPLE', mark: '***' }, { name: at('mark') });
  expect([profile?.contradictions, entry.other?.value]).toMatchObject([['hit-name'], { text: 'John SAMPLE' }]);
});

test.each([[null], [''], [[]]])(
  'a field that is blank (%j) names nobody, and the hit is read by the general rules',
  (mark) => {
    const { entry, profile, plain } = readHit({ name: 'John SAMPLE', mark }, { name: at('mark'), list: at('mark') });
    expect([entry.name, entry.list]).toEqual([plain?.name, plain?.list]);
    expect(profile?.contradictions).toEqual([]);
  },
);

test.each([
  ['the same name', { name: 'John SAMPLE' }, 'name', ['John SAMPLE']],
  ['a part of the name', { name: 'John SAMPLE', last_name: 'SAMPLE' }, 'last_name', ['SAMPLE', 'John SAMPLE']],
  ['more of the name', { name: 'John SAMPLE', title: 'John Q. Sample' }, 'title', ['John Q. Sample', 'John SAMPLE']],
  ['a name where the rules read none', { called: 'John SAMPLE' }, 'called', ['John SAMPLE']],
])('%s is no contradiction', (_what, hit, key, names) => {
  const { entry, profile } = readHit(hit, { name: at(key) });
  expect(texts(entry.facts.names)).toEqual(names);
  expect(profile?.contradictions).toEqual([]);
});
