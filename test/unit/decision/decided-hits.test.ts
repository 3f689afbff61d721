import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decidedHits, type HitWithDecision, hitKeys, isUndecided } from '@/utils/decision/decided-hits';
import type { HitDecision, HitDecisionValue } from '@/utils/decision/decision';
import { parseAnswer } from '@/utils/reading/parse-answer';
import type { RequestSubject } from '@/utils/service/operations';

const ASKED: RequestSubject = {
  operation: 'overview',
  request: { subject_name: 'Jose Garcia', entity_type: 'individual' },
};
const keysOf = (answer: object, answerId: string) => {
  const report = parseAnswer(JSON.stringify(answer), ASKED)?.report;
  if (!report) throw new Error('no JSON');
  return hitKeys(report.screeningEntries, answerId);
};
const answerOf = (hits: readonly object[]) => ({ sanctions: { hits } });
const at = (i: number) => `/sanctions/hits/${i}`;

/** What is stored, as the database stores it: the latest decision of each key. */
const storeWith = () => {
  const stored = new Map<string, HitDecision>();
  let clock = 0;
  return {
    stored,
    states: (keys: ReturnType<typeof keysOf>) => [...decidedHits(keys, [...stored.values()]).values()],
    decide(keys: ReturnType<typeof keysOf>, pointer: string, value: HitDecisionValue): () => void {
      const hit = keys.get(pointer);
      if (!hit) throw new Error(`no hit at ${pointer}`);
      const before = stored.get(hit.key);
      const { key: hitKey, look, facts } = hit;
      stored.set(hitKey, {
        ...{ of: 'hit', subjectId: 's', nameId: 'n', lookupId: 'l', decidedAt: clock++, operator: '', reason: '' },
        ...{ hitKey, look, facts, value },
      });
      return () => (before ? stored.set(hitKey, before) : stored.delete(hitKey));
    },
  };
};
/** Decides the hits of one answer, and returns what a later answer says of its own. */
function later(before: readonly object[], after: readonly object[], decided: readonly number[] = [0]) {
  const store = storeWith();
  const keys = keysOf(answerOf(before), 'first');
  for (const i of decided) store.decide(keys, at(i), 'not-customer');
  return store.states(keysOf(answerOf(after), 'second')).map(stateOf);
}
const stateOf = (hit: HitWithDecision) => (hit.made === null ? 'none' : hit.isChanged ? 'changed' : hit.made.value);

const HIT = {
  ...{ name: 'Jose Garcia', list: 'EU Consolidated', dob: '1961-03-04', position: 'Mayor of Sampletown' },
  ...{ status: 'inactive', reason: 'none', topics: ['role.pep', 'poi'], score: 0.92, rank: 1, id: 3 },
};

describe('a hit without an id of its provider', () => {
  test('keeps its decision wherever it stands, whatever the search was', () => {
    const moved = {
      ...{ ...HIT, rank: 7, id: 9, score: 0.93, match_id: 'm-2', search_id: 's-9', last_seen: '2026-11-30' },
      ...{ updated_at: '2026-11-30T10:00:00Z', topics: HIT.topics.toReversed() },
    };
    const searched = { ...HIT, match_id: 'm-1', search_id: 's-8', last_seen: '2026-11-01', updated_at: '2026-11-01' };
    expect(later([searched], [{ name: 'J. Sample' }, moved])).toEqual(['none', 'not-customer']);
  });

  test.each([
    { status: 'active' },
    { reason: 'terrorism financing' },
    { position: 'President' },
    { topics: ['role.pep', 'poi', 'sanction'] },
    { country: 'ES' },
    { score: 0.2 },
    { match_type: 'exact' },
  ])('says that it has changed with %j', (change) => {
    expect(later([HIT], [{ ...HIT, ...change }])).toEqual(['changed']);
  });

  test('is another one with another name, list or birth', () => {
    const others = [{ name: 'J. Garcia' }, { list: 'OFAC' }, { dob: '1961' }].map((change) => ({ ...HIT, ...change }));
    expect(later([HIT], others)).toEqual(['none', 'none', 'none']);
  });

  test('lends its decision to none of several that look the same', () => {
    const [mayor, senator] = [
      { ...HIT, gender: 'male' },
      { ...HIT, position: 'Senator', gender: 'female' },
    ];
    expect(later([mayor, senator], [mayor, senator])).toEqual(['not-customer', 'none']);
    expect(later([mayor, senator], [senator])).toEqual(['none']);
    expect(later([HIT], [mayor, senator])).toEqual(['none', 'none']);
  });

  test('is not recognized by a rank, a score or a position in the list that is called an id', () => {
    for (const id of [1, '2', 0.93, '87.12345', 'hit-1', 'result 12', '#3', '1/20', 1024])
      expect(later([{ ...HIT, id }], [{ ...HIT, name: 'Jane Roe', id }])).toEqual(['none']);
  });
});

describe('a hit with an id of its provider', () => {
  test.each(['NK-1', 'Q7747', 36215, 'b0e8a2a0-0a6e-4e3b-9d3c-0d2f5a1c7b11'])(
    '%s is recognized by it, though the rest changes',
    (id) => {
      expect(later([{ ...HIT, id }], [{ ...HIT, id, name: 'José García', dob: '1962' }])).toEqual(['changed']);
      expect(later([{ ...HIT, id }], [HIT, { ...HIT, id, score: 0.91, rank: 2 }])).toEqual(['none', 'not-customer']);
    },
  );

  test('is not one with another id, though all else is the same', () => {
    expect(later([{ ...HIT, id: 'NK-1' }], [{ ...HIT, id: 'NK-2' }])).toEqual(['none']);
  });
});

describe('twins that nothing tells apart', () => {
  const twins = [HIT, { ...HIT, rank: 2, id: 4, score: 0.2 }, { ...HIT, rank: 3 }];

  test('are decided each by itself, and all again in the next answer', () => {
    const store = storeWith();
    const keys = keysOf(answerOf(twins), 'first');
    store.decide(keys, at(1), 'customer');
    expect(store.states(keys).map(stateOf)).toEqual(['none', 'customer', 'none']);
    for (const hits of [twins, twins.slice(1, 2)])
      expect(new Set(store.states(keysOf(answerOf(hits), 'second')).map(stateOf))).toEqual(new Set(['none']));
  });
});

/** Answers with many twins: few names, few offices, and what must not matter. */
const oneOf = <Value>(...values: readonly Value[]) => fc.constantFrom(...values);
const hit = fc.record(
  {
    name: oneOf('Jose Garcia', 'J. Garcia'),
    position: oneOf('Mayor of A', 'Minister of B'),
    country: oneOf('US', 'RU'),
    list: oneOf('OFAC', 'EU'),
    id: oneOf<string | number>('NK-1', 'NK-2', 1, 2, 3),
    score: oneOf(0.2, 0.3, 0.99),
    status: oneOf('active', 'inactive'),
  },
  { requiredKeys: ['name'] },
);
const hits = fc.array(hit, { minLength: 1, maxLength: 6 });
const values = oneOf<HitDecisionValue>('not-customer', 'customer', 'unsure');
const RUNS = { numRuns: 150, seed: 20261129 };

test('deciding a hit of any answer changes the state of that hit alone, and undo brings it back', () => {
  fc.assert(
    fc.property(hits, hits, fc.array(fc.tuple(fc.nat(), values), { maxLength: 5 }), (earlier, now, choices) => {
      const store = storeWith();
      const old = keysOf(answerOf(earlier), 'first');
      // Decisions about an earlier answer are there before.
      for (const [n, value] of choices) store.decide(old, [...old.keys()][n % old.size] ?? '', value);
      const keys = keysOf(answerOf(now), 'second');
      for (const [n, value] of choices) {
        const pointers = [...keys.keys()];
        const chosen = n % pointers.length;
        const before = store.states(keys);
        const undo = store.decide(keys, pointers[chosen] ?? '', value);
        const after = store.states(keys);
        expect(after[chosen]).toMatchObject({ made: { value }, isChanged: false });
        expect(after.with(chosen, before[chosen] as HitWithDecision)).toEqual(before);
        undo();
        expect(store.states(keys)).toEqual(before);
        store.decide(keys, pointers[chosen] ?? '', value);
      }
    }),
    RUNS,
  );
});

test('a decision holds in a later answer only at the one hit that has its key', () => {
  fc.assert(
    fc.property(hits, hits, (earlier, now) => {
      const store = storeWith();
      const old = keysOf(answerOf(earlier), 'first');
      for (const pointer of old.keys()) store.decide(old, pointer, 'not-customer');
      const keys = keysOf(answerOf(now), 'second');
      const states = store.states(keys);
      for (const state of states) {
        const ofKey = [...old.values()].filter(({ key }) => key === state.key);
        if (!isUndecided(state)) expect(ofKey).toHaveLength(1);
      }
      const shown = states.flatMap(({ made }) => made?.hitKey ?? []);
      expect(new Set(shown).size).toBe(shown.length);
      expect(new Set(states.map(({ key }) => key)).size).toBe(states.length);
    }),
    RUNS,
  );
});

test('keys name nobody', () => {
  const [hit] = keysOf(answerOf([HIT]), 'first').values();
  for (const key of Object.values(hit ?? {})) expect(key).toMatch(/^[0-9a-f]{32}$/);
});
