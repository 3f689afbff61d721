import { parseArgs } from 'node:util';

const PARTS = ['unit', 'component', 'browser'] as const;

/** A part of the tests that can be run alone. */
export type Part = (typeof PARTS)[number];

/** What the caller of a run may choose. */
export interface Options {
  /** Run this part alone; null runs everything. */
  only: Part | null;
}

/** Read the command line of a run. Throws with a readable message on what it does not know. */
export function readOptions(args: string[]): Options {
  const { only } = parseArgs({ args, options: { only: { type: 'string' } } }).values;
  if (only === undefined) return { only: null };
  const part = PARTS.find((name) => name === only);
  if (!part) throw new Error(`--only takes one of ${PARTS.join(', ')}, not "${only}"`);
  return { only: part };
}
