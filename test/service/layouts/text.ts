import type { Json } from '../json.ts';
import { flat } from './flat.ts';
import type { Layout } from './layout.ts';
import { mapObject } from './map-json.ts';

const asText = (value: null | boolean | number | string): Json =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : (value ?? 'N/A');

/** The flat layout with every number and boolean as text, and the score as "72/100". */
export const text: Layout = {
  purpose: 'numbers and booleans as text, the score as "72/100", nothing as "N/A"',
  score: (facts) => ({ ...mapObject(flat.score(facts), { leaf: asText }), risk_score: `${facts.score}/100` }),
  overview: (facts) => ({ ...mapObject(flat.overview(facts), { leaf: asText }), risk_score: `${facts.score}/100` }),
};
