import { describe, expect, test } from 'vitest';
import { CLEAN, confirmed, HIT, readBy, statesOf } from './answers';

const LAYOUT = confirmed(CLEAN, HIT);
const { screening } = CLEAN;
const hits = HIT.screening.sanctions.hits;

test.each([
  ['clean', CLEAN, ['none-found', 'none-found', 'absent', 'absent']],
  ['with a hit', HIT, ['found', 'found', 'absent', 'absent']],
])('an answer like the confirmed ones is read completely: %s', (_, body, states) => {
  const report = readBy(LAYOUT, body);
  expect(report.profile).toEqual({ confirmedOn: '2026-11-12', changes: [], contradictions: [] });
  expect(statesOf(report)).toEqual(states);
});

/** Each changes the layout; most hide a hit in it. */
const CHANGED: [what: string, body: unknown][] = [
  ['an unknown word of a sign', { ...CLEAN, screening: { ...screening, pep: { status: 'tier_3' } } }],
  ['no value for a sign', { ...CLEAN, screening: { ...screening, pep: { status: null } } }],
  ['a sign under another key', { ...CLEAN, screening: { ...screening, pep: { state: 'tier_3' } } }],
  ['a flag that became a text', { ...CLEAN, screening: { ...screening, sanctions: { matched: 'F', hits: [] } } }],
  [
    'a list under another key',
    { ...CLEAN, screening: { ...screening, sanctions: { matched: false, rows: [{ who: 'Ana Exemplo' }] } } },
  ],
  [
    'a list that became an object',
    { ...CLEAN, screening: { ...screening, sanctions: { matched: false, hits: { q1: { who: 'Ana Exemplo' } } } } },
  ],
  [
    'a second list in a part that holds hits',
    { ...CLEAN, screening: { ...screening, pep: { status: 'clear', rows: [{ who: 'Ana Exemplo' }] } } },
  ],
  ['a new part of the screening', { ...CLEAN, screening: { ...screening, zone: { rows: [{ who: 'Ana Exemplo' }] } } }],
  ['everything inside an envelope', { data: CLEAN }],
  ['an unknown verdict word', { ...CLEAN, decision: 'ESCALATE' }],
  ['the verdict under another key', { country: 'PT', screening, ruling: 'REJECT' }],
  [
    'the name of a hit under another key',
    {
      ...HIT,
      screening: { ...HIT.screening, sanctions: { matched: true, hits: [{ list: 'EU', who: 'Ana Exemplo' }] } },
    },
  ],
  ['a part that is gone', { ...CLEAN, screening: { pep: screening.pep } }],
];

describe('F35: a changed answer is noticed', () => {
  test.each(CHANGED)('%s', (_, body) => {
    const { profile } = readBy(LAYOUT, body);
    expect(profile?.changes.length).toBeGreaterThan(0);
  });

  test.each(CHANGED.slice(0, 9))('and its row stops saying that none was found: %s', (_, body) => {
    const [sanctions, pep] = statesOf(readBy(LAYOUT, body));
    expect([sanctions, pep].filter((state) => state === 'none-found').length).toBeLessThan(2);
  });
});

test('a change in one part leaves the row of another as it is', () => {
  const body = { ...CLEAN, screening: { ...screening, pep: { status: 'zeta' } } };
  const report = readBy(LAYOUT, body);
  expect(statesOf(report).slice(0, 2)).toEqual(['none-found', 'listed']);
  expect(report.profile?.changes).toEqual([{ kind: 'unknown-word', pattern: '/screening/pep/status', word: 'zeta' }]);
});

test('a new field outside the parts that hold hits is no change', () => {
  expect(readBy(LAYOUT, { ...CLEAN, phone: { carrier: 'Example Mobile' } }).profile?.changes).toEqual([]);
});

test('a failed part states nothing, whatever was confirmed', () => {
  const body = { ...CLEAN, screening: { ...screening, pep: { status: 'clear', error: 'timeout' } } };
  expect(statesOf(readBy(LAYOUT, body))[1]).not.toBe('none-found');
});

test('a sign that is sent twice with two values states nothing', () => {
  const text = JSON.stringify(CLEAN).replace('"status":"clear"', '"status":"match","status":"clear"');
  expect(statesOf(readBy(LAYOUT, text))[1]).not.toBe('none-found');
});

test('counts every hit of a list', () => {
  const body = { ...HIT, screening: { ...HIT.screening, sanctions: { matched: true, hits: [...hits, ...hits] } } };
  expect(readBy(LAYOUT, body).screening[0]).toMatchObject({ state: 'found', n: 2 });
});

test('the fields of a hit come from their confirmed places', () => {
  const [entry] = readBy(LAYOUT, HIT).screeningEntries;
  expect([entry?.birth, entry?.country].map((field) => field?.value)).toMatchObject([
    { text: '1970-01-01' },
    { text: 'PT' },
  ]);
});
