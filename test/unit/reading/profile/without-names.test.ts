import { expect, test } from 'vitest';
import { guessLayout } from '@/utils/reading/profile/guess-layout';
import { completelyRead, layoutToStore, valuesAt } from '@/utils/reading/profile/layout-draft';
import { namesIn } from '@/utils/reading/profile/without-names';
import { treeOf } from '../report-of';
import { CLEAN, confirmed, exampleOf, HIT, readBy, statesOf } from './answers';

const DAY = '2026-11-12';

/** The stored layout of one press for these answers, about these subjects. */
function stored(bodies: readonly unknown[], asked: readonly string[]) {
  const examples = bodies.map(exampleOf);
  return layoutToStore(guessLayout(examples, null, DAY), examples, null, namesIn(examples, asked));
}

const KEYED = {
  decision: 'Reject Ana Exemplo',
  screening: {
    matches: {
      'Ana Exemplo': { name: 'Ana Exemplo', list: 'OFAC SDN', sanctioned: true, born: '1970-01-01' },
      'ana.exemplo@example.com': { sanctioned: true },
    },
    sanctions: { status: 'Hit: Ana Exemplo', note: 'ana-exemplo' },
  },
};

test('a stored layout holds no name, address or date of the people in its examples', () => {
  const layout = stored([KEYED, HIT], ['Ana Exemplo', '1970-01-01', 'ana.exemplo@example.com']);
  expect(JSON.stringify(layout)).not.toMatch(/exemplo|1970/i);
  expect(layout.fields.map(({ pattern }) => pattern)).toContain('/screening/matches/*/list');
});

test('removes the name of a hit even if the subject is unknown, as in a pasted answer', () => {
  expect(JSON.stringify(stored([HIT], []))).not.toMatch(/exemplo/i);
});

test('values of an answer are never in a layout, but for the words of its verdict and its signs', () => {
  const text = JSON.stringify(stored([CLEAN, HIT], []));
  for (const value of ['OFAC SDN', '1970-01-01', '0.93', 'PT']) expect(text).not.toContain(`"${value}"`);
  expect(text).toContain('"REJECT"');
});

test('an answer about somebody else, with replaced keys, is read without a change', () => {
  const layout = stored([KEYED], ['Ana Exemplo', 'ana.exemplo@example.com']);
  const other = { name: 'Rui Modelo', list: 'EU', sanctioned: true, born: '1980-02-02' };
  const body = { ...KEYED, screening: { ...KEYED.screening, matches: { 'Rui Modelo': other } } };
  const changes = readBy(layout, body).profile?.changes ?? [];
  expect(changes.filter(({ kind }) => kind === 'new-field')).toEqual([]);
});

test('a row that says nothing in one of the examples is left to the general rules', () => {
  const hit = { decision: 'REJECT', sanctions_hits: [{ name: 'Ana Exemplo', list: 'OFAC SDN' }] };
  const layout = confirmed({ decision: 'PASS' }, hit);
  expect(layout.screening).toEqual({});
  expect(readBy(layout, { decision: 'PASS' }).profile?.changes).toEqual([]);
  expect(statesOf(readBy(layout, hit))[0]).toBe('found');
});

test('counts the results that a profile reads completely before it is stored', () => {
  const layout = confirmed(CLEAN, HIT);
  const all = [exampleOf(CLEAN), exampleOf(HIT)];
  expect(completelyRead(layout, all)).toBe(2);
  const verdict = { pattern: '/decision', words: [{ word: 'PASS', means: 'calm' as const }] };
  expect(completelyRead({ ...layout, verdict }, all)).toBe(1);
});

test('a field is recognized by its first values', () => {
  const answers = [treeOf({ a: [{ b: 'x' }, { b: 2.5 }, { b: 'x' }, {}] }), treeOf({ a: [{ b: null }, { b: true }] })];
  expect(valuesAt('/a/*/b', answers)).toEqual(['x', '2.5', 'null']);
  expect(valuesAt('/a', answers)).toEqual(['[…]']);
  expect(valuesAt('/c', answers)).toEqual([]);
});
