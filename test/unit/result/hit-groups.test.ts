import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAnswer } from '@/utils/reading/parse-answer';
import { comparedHits } from '@/utils/result/compared-hits';
import { type HitGroupId, hitGroups } from '@/utils/result/hit-groups';
import type { RequestSubject } from '@/utils/service/operations';
import { lookupRecordWith } from '../lookup/record';

const RUNS = Number(process.env.RUNS ?? 200);

/** Facts as a provider may state them, by what is true of them beside a subject born on 1961-04-03 in Spain. */
const BIRTHS = {
  other: ['1980-11-02', '2 Nov 1980', '1980', '12/1979', '1958-07-30'],
  same: ['1961-04-03', '1961', 'April 1961', '03/04/1961', '1961-01-01'],
  unknown: [undefined, '', '-', 'unknown', 'n/a', 'withheld', '99/99/9999', 'circa', 'see file'],
} as const;
const COUNTRIES = {
  other: ['MX', 'Mexico', 'CO', 'Colombia', 'DEU'],
  same: ['ES', 'Spain', 'ESP', 'Spanish'],
  unknown: [undefined, '', 'unknown', 'Atlantis', 'QQQ', 'stateless'],
} as const;
const NAMES = {
  close: ['Juan Garcia', 'Garcia, Juan', 'JUAN GARCIA', 'Juan Antonio Garcia', 'Jon Garcia'],
  unknown: ['Хуан Гарсиа', '胡安'],
  other: ['Priya Nair', 'Tom Okafor'],
} as const;
const KINDS = ['sanctions', 'pep', 'adverse_media'] as const;

const truthOf = <Truth extends string>(values: Record<Truth, readonly (string | undefined)[]>) =>
  fc.oneof(
    ...(Object.keys(values) as Truth[]).map((is) =>
      fc.constantFrom(...values[is]).map((text): { is: Truth; text: string | undefined } => ({ is, text })),
    ),
  );
const hit = fc.record({
  name: truthOf(NAMES),
  birth: truthOf(BIRTHS),
  country: truthOf(COUNTRIES),
  kind: fc.constantFrom(...KINDS),
});

const SUBJECT: RequestSubject = {
  operation: 'overview',
  request: { subject_name: 'Juan Garcia', entity_type: 'individual', dob: '1961-04-03', nationality: 'ES' },
};
// Births after the answer are not understood.
const record = lookupRecordWith({ subject: SUBJECT, createdAt: Date.UTC(2026, 10, 12) });

/** Reads an answer with these hits. */
function read(
  hits: readonly { name: string; dob?: string | undefined; nationality?: string | undefined; kind: string }[],
) {
  const answer = Object.fromEntries(
    KINDS.map((kind) => [
      kind,
      { hits: hits.flatMap(({ kind: own, ...of }, i) => (own === kind ? [{ id: `N-${1000 + i}`, ...of }] : [])) },
    ]),
  );
  const report = parseAnswer(JSON.stringify(answer), SUBJECT)?.report;
  return comparedHits(report?.screeningEntries ?? [], record);
}
const undecided = (hits: ReturnType<typeof read>) =>
  new Map(hits.map(({ entry }) => [entry.pointer, { made: null }] as const));
const idOf = ({ entry }: ReturnType<typeof read>[number]): string => entry.id?.text ?? '';

test('no hit is in a group for a fact that is the same, missing or unclear, in random answers', () => {
  const sizes = { birth: 0, 'birth-country': 0, country: 0 };
  fc.assert(
    fc.property(fc.array(hit, { minLength: 1, maxLength: 12 }), (made) => {
      const hits = read(
        made.map(({ name, birth, country, kind }) => ({
          name: name.text ?? '',
          dob: birth.text,
          nationality: country.text,
          kind,
        })),
      );
      const truth = new Map(made.map((one, i) => [`N-${1000 + i}`, one]));
      const inGroup = (of: (typeof made)[number], id: HitGroupId) =>
        (id === 'country' || of.birth.is === 'other') &&
        (id === 'birth' || of.country.is === 'other') &&
        (of.kind !== 'sanctions' || of.birth.is === 'other' || of.name.is === 'other');
      for (const { id, hits: own } of hitGroups(hits, undecided(hits))) {
        const expected = [...truth].filter(([, of]) => inGroup(of, id)).map(([key]) => key);
        expect(own.map(idOf).sort()).toEqual(expected.sort());
        sizes[id] += own.length;
      }
    }),
    { numRuns: RUNS, seed: 20261129 },
  );
  for (const size of Object.values(sizes)) expect(size).toBeGreaterThan(RUNS / 4);
});

const OTHER = { name: 'Juan Garcia', dob: '1980-11-02', nationality: 'MX', kind: 'pep' };

test('a hit that was decided on, or has changed since, is in no group', () => {
  const hits = read([OTHER, { ...OTHER, dob: '1979' }, { ...OTHER, dob: '1978' }]);
  const decided = undecided(hits);
  expect(hitGroups(hits, decided).map(({ hits }) => hits.length)).toEqual([3]);
  const made = { value: 'unsure' } as never;
  const [first] = hits;
  const but = new Map([...decided, [first?.entry.pointer ?? '', { made }]]);
  expect(hitGroups(hits, but).map(({ hits }) => hits.includes(first as never))).toEqual([false]);
});

test('groups come largest first; of the same hits there is one group, and of a single hit none', () => {
  const groupsOf = (...own: Parameters<typeof read>) => {
    const hits = read(...own);
    return hitGroups(hits, undecided(hits)).map(({ id, hits }) => `${id} ${hits.length}`);
  };
  const same = { ...OTHER, nationality: 'ES' };
  expect(groupsOf([OTHER, OTHER, same])).toEqual(['birth 3', 'birth-country 2']);
  expect(groupsOf([OTHER, OTHER])).toEqual(['birth-country 2']);
  expect(groupsOf([OTHER])).toEqual([]);
});
