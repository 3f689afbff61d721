import { flat } from './flat.ts';
import type { Layout } from './layout.ts';
import { mapObject } from './map-json.ts';

const camelKey = (key: string): string => key.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The flat layout in camelCase: `riskScore`, `dateOfBirth`. */
export const camel: Layout = {
  purpose: 'the flat layout in camelCase',
  score: (facts) => mapObject(flat.score(facts), { key: camelKey }),
  overview: (facts) => mapObject(flat.overview(facts), { key: camelKey }),
};
