import type { Ours } from './engine.ts';

/** The language that one of our pages states. */
export const langOf = (page: Ours): Promise<string> => page.evaluate((_: null) => document.documentElement.lang, null);
