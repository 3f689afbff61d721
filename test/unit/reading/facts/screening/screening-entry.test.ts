import { describe, expect, it } from 'vitest';
import type { AnswerField } from '@/utils/reading/sections/section';
import { valueText } from '@/utils/reading/sections/value-text';
import { reportOf } from '../../report-of';

const text = (field: AnswerField | null): string => (field ? `${field.name}=${valueText(field.value)}` : '-');

/** Kinds, pointer, name, list, type and strength of each entry. */
const entries = (json: unknown): string[] =>
  reportOf(json, 'overview').screeningEntries.map(({ kinds, pointer, name, ...entry }) =>
    [
      kinds.join('+'),
      pointer,
      name.map(text).join(' '),
      text(entry.list),
      text(entry.type),
      text(entry.strength),
      ...(entry.other ? [text(entry.other)] : []),
    ].join(' | '),
  );

it.each<[unknown, string[]]>([
  [
    { hits: [{ matched_name: 'Petra Quillon', list: 'Harbour List', category: 'PEP', match_score: 71 }] },
    ['pep | /hits/0 | Matched name=Petra Quillon | List=Harbour List | Category=PEP | Match score=71'],
  ],
  [
    {
      matches: [
        {
          person: { firstName: 'Petra', lastName: 'Quillon' },
          type: 'person',
          types: ['sanction', 'pep'],
          confidence: 'HIGH',
        },
      ],
    },
    ['sanctions+pep | /matches/0 | First name=Petra Last name=Quillon | - | Types=sanction, pep | Confidence=HIGH'],
  ],
  [
    {
      Matches: [{ EntityName: 'Quillon', File: { Name: 'OFAC.bdf' }, BestNameScore: 92, ReasonListed: 'Sanctions: x' }],
    },
    ['sanctions | /Matches/0 | Entity name=Quillon | Name=OFAC.bdf | Reason listed=Sanctions: x | Best name score=92'],
  ],
  // Listings of a hit are shown by the hit.
  [
    { hits: [{ name: 'A', listings: { sanctions: [{ sourceName: 'L' }], pep: [{ sourceName: 'M' }] } }] },
    ['sanctions+pep | /hits/0 | Name=A | - | - | -'],
  ],
  [{ sanctions_hits: 2 }, []],
  // Somebody is called No; "No match" is nobody.
  [
    { sanctions: { hits: [{ name: 'Ada No', list: 'L' }] } },
    ['sanctions | /sanctions/hits/0 | Name=Ada No | List=L | - | -'],
  ],
  [{ sanctions: { hits: [{ name: 'No match', list: 'L' }] } }, ['sanctions | /sanctions/hits/0 |  | List=L | - | -']],
  // An entry that says neither whom nor where says what it has.
  [
    { sanction_matches: [{ note: '', country: 'IR' }] },
    ['sanctions | /sanction_matches/0 |  | - | - | - | Country=IR'],
  ],
  [{ hits: [{ id: 7, type: 'unlisted' }] }, []],
])('%j', (json, expected) => {
  expect(entries(json)).toEqual(expected);
});

it('shows every entry once, in the order of the answer', () => {
  const pep = (name: string) => ({ name, type: 'pep' });
  const hits = [pep('A'), pep('B'), pep('C'), { name: 'D', type: 'sanction' }];
  expect(entries({ hits, summary: { results: [pep('A')] } }).map((line) => line.split(' | ')[1])).toEqual([
    '/hits/0',
    '/hits/1',
    '/hits/2',
    '/hits/3',
  ]);
});

it('keeps two people of one name, whose births, ids or lists differ', () => {
  const listed = (facts: object) => ({ hits: [{ name: 'A', type: 'pep', ...facts }] });
  const answer = { first: listed({ dob: '1961' }), second: listed({ dob: '1975' }), third: listed({ dob: '1961' }) };
  expect(entries(answer).map((line) => line.split(' | ')[1])).toEqual(['/first/hits/0', '/second/hits/0']);
});

it.each<[unknown, unknown]>([
  [{ match_score: 0.71 }, 'not-provided'],
  [{ match_score: '71' }, 'not-provided'],
  // Bare words may be about another number.
  [{ match_score: 71, max: 100, scale: '0-100' }, 'not-provided'],
  [
    { match_score: 71, max_match_score: 100 },
    { min: null, max: 100 },
  ],
  [
    { match_score: 71, match_score_scale: '0-100' },
    { min: 0, max: 100 },
  ],
  [{ match_score: '71/100' }, null],
  [{ match_score: 'HIGH' }, null],
  [{}, null],
])('the scale of the strength is as the hit states it: %j', (hit, scale) => {
  const [entry] = reportOf({ hits: [{ name: 'A', type: 'pep', ...Object(hit) }] }, 'overview').screeningEntries;
  if (typeof scale === 'object' && scale !== null) expect(entry?.strengthScale).toMatchObject(scale);
  else expect(entry?.strengthScale).toBe(scale);
});

/** As `entries`, and the rows in words. */
const strip = (json: unknown): string[] => [
  ...reportOf(json, 'overview')
    .screening.filter(({ state }) => state !== 'absent')
    .map(({ kind, state, n }) => `${kind} ${state}${n === null ? '' : ` ${n}`}`),
  ...entries(json),
];
const ADA = { entityID: '7', sdnName: 'QUILLON, Ada', sdnType: 'individual', match: 0.94 };
const alias = (entityID: string) => ({ entityID, alternateID: '9', alternateName: 'ADDIE', match: 0.86 });

describe('a list of other names that says by an id whose they are', () => {
  it('holds no hits, but aliases of the hits with that id', () => {
    const body = { SDNs: [ADA], altNames: [alias('7')], addresses: [{ entityID: '7', country: 'Peru', match: 0.7 }] };
    expect(strip(body)).toEqual(['sanctions found 1', expect.stringMatching(/QUILLON, Ada.*Match=0\.94$/)]);
    const { screeningEntries, coverage } = reportOf(body, 'overview');
    expect(screeningEntries[0]?.facts.aliases.map(({ text }) => text)).toEqual(['ADDIE']);
    expect(coverage.possible).toBeNull();
  });

  it('is pointed at if the answer has no hit with that id', () => {
    const { screeningEntries, coverage } = reportOf({ SDNs: [ADA], altNames: [alias('8')] }, 'overview');
    expect(screeningEntries).toHaveLength(1);
    expect(coverage.possible).toEqual({ n: 1, pointer: '/altNames/0' });
  });

  it('is a list of hits without such ids', () => {
    const body = { screening: { aka_list: [], matches: [{ name: 'Ada', alias: 'ADDIE', score: 1, list: 'OFAC' }] } };
    expect(strip(body)[0]).toBe('sanctions found 1');
  });
});

it.each<[object, string[]]>([
  // People of two lists of one kind.
  [{ SDNs: [ADA], sanctions: [{ ...ADA, entityID: '8', sdnName: 'TAMM, Petra' }] }, ['sanctions found 2']],
  [
    { SDNs: [ADA], deniedPersons: [{ name: 'P TAMM', country: 'US', match: 0.7 }] },
    ['sanctions found 1', 'watchlists found 1'],
  ],
])('a row counts as many people as are tagged with its kind: %j', (body, rows) => {
  expect(strip(body).filter((line) => !line.includes('|'))).toEqual(rows);
  const { screening, screeningEntries } = reportOf(body, 'overview');
  for (const { kind, n } of screening)
    if (n !== null) expect(screeningEntries.filter(({ kinds }) => kinds.includes(kind))).toHaveLength(n);
});

it('shows a hit once, whether its short or its raw form comes first', () => {
  const raw = { hits: [{ name: 'Ada Quillon', types: ['sanction', 'adverse-media'], list: 'L' }] };
  const short = { found: [{ name: 'Ada Quillon', matched: ['sanction'], match_score: 1 }] };
  for (const body of [
    { raw, short },
    { short, raw },
  ]) {
    const { screeningEntries } = reportOf(body, 'overview');
    expect(screeningEntries.map(({ kinds }) => kinds)).toEqual([['sanctions', 'media']]);
  }
});
