import fc from 'fast-check';
import { expect, test } from 'vitest';
import { saysFinding } from '@/utils/reading/facts/screening/screening-row';
import type { Layout } from '@/utils/reading/profile/profile';
import { CLEAN, confirmed, HIT, readBy } from './answers';

const NOT_SCREENED = { screens: false, signs: [] };

test('a kind that the provider does not screen for has a row that says so', () => {
  const layout: Layout = { ...confirmed(CLEAN, HIT), screening: { media: NOT_SCREENED } };
  expect(readBy(layout, CLEAN).screening[3]?.state).toBe('not-screened');
});

test('a hit of a kind that is not screened stays, as a contradiction', () => {
  const layout: Layout = { ...confirmed(CLEAN, HIT), screening: { sanctions: NOT_SCREENED } };
  const { screening, profile } = readBy(layout, HIT);
  expect(screening[0]?.state).toBe('found');
  expect(profile?.contradictions).toEqual(['sanctions']);
});

test('a hit that the profile calls none stays, with the field that says none', () => {
  const body = { ...CLEAN, watch: { pep_hits: [{ name: 'Ana Exemplo', pep: true }] } };
  const { screening, profile } = readBy(confirmed(CLEAN, HIT), body);
  expect(screening[1]).toMatchObject({ state: 'found', contradictedBy: '/screening/pep/status' });
  expect(profile?.contradictions).toEqual(['pep']);
});

test('a calm verdict has no color beside a hit', () => {
  const layout = confirmed({ ...CLEAN, decision: 'approved' }, { ...HIT, decision: 'declined' });
  expect(readBy(layout, { ...CLEAN, decision: 'approved' }).label?.tone).toBe('calm');
  expect(readBy(layout, { ...HIT, decision: 'approved' }).label).toMatchObject({ text: 'approved', tone: null });
});

test('a verdict in which the rules see the opposite has no color', () => {
  const layout = confirmed({ ...CLEAN, decision: 'declined' });
  const verdict = { pattern: '/decision', words: [{ word: 'declined', means: 'calm' as const }] };
  const { label, profile } = readBy({ ...layout, verdict }, { ...CLEAN, decision: 'declined' });
  expect([label?.tone, profile?.contradictions]).toEqual([null, ['verdict']]);
});

const word = fc.constantFrom('clear', 'match', 'PASS', 'REJECT', 'none', 'hit', 'OFAC SDN', '', 'unknown');
const key = fc.constantFrom(
  'sanctions',
  'pep',
  'hits',
  'matched',
  'status',
  'decision',
  'name',
  'list',
  'screening',
  'x',
);
const { body } = fc.letrec((tie) => ({
  body: fc.dictionary(key, tie('value'), { maxKeys: 6 }),
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    word,
    fc.boolean(),
    fc.integer({ min: 0, max: 3 }),
    fc.constant(null),
    tie('body'),
    fc.array(tie('body'), { maxLength: 3 }),
  ),
}));

test('no profile hides a hit, a field or a contradiction that the rules see, and no confirmed row silently disappears', () => {
  fc.assert(
    fc.property(body, body, body, fc.boolean(), (clean, hit, answer, screens) => {
      const guessed = confirmed(clean, hit);
      const layout: Layout = screens
        ? guessed
        : { ...guessed, screening: { sanctions: NOT_SCREENED, pep: NOT_SCREENED, watchlists: NOT_SCREENED } };
      const [plain, read] = [readBy(undefined, answer), readBy(layout, answer)];
      expect(read.sections).toEqual(plain.sections);
      expect([read.failure, read.pending, read.missing, read.reasons, read.counts]).toEqual([
        plain.failure,
        plain.pending,
        plain.missing,
        plain.reasons,
        plain.counts,
      ]);
      expect(read.screeningEntries.map(({ pointer }) => pointer)).toEqual(
        expect.arrayContaining(plain.screeningEntries.map(({ pointer }) => pointer)),
      );
      for (const [i, row] of plain.screening.entries()) {
        const after = read.screening[i];
        if (row.state === 'found') expect(after?.state).toBe('found');
        if (row.state === 'listed') expect(['found', 'listed']).toContain(after?.state);
        if (row.contradictedBy !== null) expect(after?.contradictedBy).not.toBeNull();
        const isSilent = read.profile?.changes.length === 0 && read.profile.contradictions.length === 0;
        const rule = layout.screening[row.kind];
        if (rule?.screens && isSilent && read.missing.length === 0 && after) expect(saysFinding(after)).toBe(true);
      }
    }),
    { numRuns: 400 },
  );
});

test('an answer that was confirmed is read without a change', () => {
  fc.assert(
    fc.property(body, body, (clean, hit) => {
      const layout = confirmed(clean, hit);
      for (const each of [clean, hit]) {
        const changes = readBy(layout, each).profile?.changes ?? [];
        expect(changes.filter(({ kind }) => kind === 'new-field' || kind === 'retyped')).toEqual([]);
      }
    }),
    { numRuns: 200 },
  );
});
