import { childPointer } from '../../../utils/json/json-tree';
import { pointerKeys } from './resolve-pointer';

/** A body and the pointer of its score, changed in a way that must not change which number is the score. */
type Mutated = { body: unknown; score: string | null };
export type Mutation = { name: string; apply: (body: unknown, score: string | null) => Mutated };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function mapJson(value: unknown, key: (key: string) => string, leaf: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapJson(item, key, leaf));
  if (!isRecord(value)) return leaf(value);
  return Object.fromEntries(Object.entries(value).map(([k, v]) => [key(k), mapJson(v, key, leaf)]));
}

const same = <T>(value: T): T => value;
const pointerOf = (keys: readonly string[]): string => keys.reduce(childPointer, '');

function wrapped(name: string, keys: readonly string[], beside: Record<string, unknown> = {}): Mutation {
  return {
    name,
    apply: (body, score) => ({
      body: keys
        .toReversed()
        .reduce<unknown>((inner, key, i) => ({ [key]: inner, ...(i === keys.length - 1 ? beside : {}) }), body),
      score: score === null ? null : pointerOf(keys) + score,
    }),
  };
}

/** Words of a key with seams; a fused key stays as it is, and so do keys that are data ("PEP Level 1"). */
const seams = (key: string): string[] =>
  key
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .split(/[_-]+/)
    .filter(Boolean);
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

function recased(name: string, style: (words: string[]) => string): Mutation {
  const key = (old: string): string => (/[\s./~]/.test(old) || seams(old).length === 0 ? old : style(seams(old)));
  return {
    name,
    apply: (body, score) => {
      const keys = score === null ? null : pointerKeys(score);
      return {
        body: mapJson(body, key, same),
        score: keys && pointerOf(keys.map((name) => (/^\d+$/.test(name) ? name : key(name)))),
      };
    },
  };
}

/**
 * Put beside everything in the outermost object; a body that is a list has no place for it. No answer of ours has these
 * keys: written in another case they would become one, and a part of the answer would be lost.
 */
function beside(name: string, more: Record<string, unknown>): Mutation {
  return { name, apply: (body, score) => ({ body: isRecord(body) ? { ...more, ...body } : body, score }) };
}

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
}

const asText: Mutation = {
  name: 'numbers as text',
  apply: (body, score) => ({
    body: mapJson(body, same, (leaf) => (typeof leaf === 'number' ? String(leaf) : leaf)),
    score,
  }),
};
const camel = recased('camelCase', (words) =>
  words.map((word, i) => (i === 0 ? word.toLowerCase() : capital(word))).join(''),
);
const kebab = recased('kebab-case', (words) => words.join('-').toLowerCase());
const upper = recased('UPPER_CASE', (words) => words.join('_').toUpperCase());
const noise = beside('noise numbers', {
  took: 12,
  page_count: 3,
  confidence_score: 0.97,
  match_score: 88,
  smtp_score: 2,
  name_similarity: 0.4,
  credits_remaining: 991,
  api_version: 3,
  days_since_creation: 812,
  score_threshold: 60,
  ml_score: 0.2,
  distance_km: 44.1,
  previous_score: 7,
  domain_age: 4100,
});
const wrapTwice = wrapped('wrapped twice', ['result', 'payload']);

const chain = (name: string, ...steps: Mutation[]): Mutation => ({
  name,
  apply: (body, score) => steps.reduce<Mutated>((at, step) => step.apply(at.body, at.score), { body, score }),
});

/** Every way the same answer might be written by another hand. */
export const mutations: readonly Mutation[] = [
  wrapped('wrapped', ['data']),
  wrapTwice,
  wrapped('wrapped twice by unknown names', ['outer_shell', 'inner_shell']),
  wrapped('wrapped beside meta', ['data'], {
    meta: { took: 5, total: 1, page: 1, score_model: 4 },
    success: true,
    error: {},
  }),
  camel,
  kebab,
  recased('PascalCase', (words) => words.map(capital).join('')),
  upper,
  recased('without seams', (words) => words.join('').toLowerCase()),
  asText,
  noise,
  { name: 'other order', apply: (body, score) => ({ body: reversed(body), score }) },
  beside('a failed module', {
    saltmarsh: { success: false, risk_score: 0, score: 0, fraud_score: 0, message: 'No answer.' },
  }),
  beside('a module with an error', {
    saltmarsh: { status: 'error', error: { code: 7, message: 'No answer.' }, risk_score: 0 },
  }),
  beside('empty error keys', { error: {}, errors: [], error_message: 'OK', exception: null }),
  beside('earlier scores', {
    history: [
      { date: '2020-01-01', score: 3, risk_score: 91 },
      { date: '2021-01-01', score: 4, risk_score: 92 },
    ],
  }),
  beside('people nearby', {
    associates: [{ name: 'Petra Quillon', risk_score: 97, score: 1 }],
    linked: { risk_score: 66 },
  }),
  beside('a raw vendor answer', { raw_response: { fraud_score: 99, score: 1, risk: { score: 5 } } }),
  chain('camel, text, noise, wrapped', noise, asText, camel, wrapTwice),
  chain('upper, order, noise', noise, upper, { name: '', apply: (body, score) => ({ body: reversed(body), score }) }),
  chain('kebab, wrapped beside meta, text', kebab, asText, wrapped('', ['response'], { meta: { took: 1 } })),
];
