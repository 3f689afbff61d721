import type { ScreeningKind } from '@/utils/reading/lexicon/screening-kind';

/**
 * How an answer differs from those that were confirmed: a confirmed field is gone or has a value of another type, a word
 * has no confirmed meaning, or a field is new in a part that holds hits.
 */
export type Change =
  | { kind: 'gone' | 'retyped' | 'new-field'; pattern: string }
  | { kind: 'unknown-word'; pattern: string; word: string };

/** An answer may differ in every field; nobody reads a longer list. */
const MAX_CHANGES = 50;

/** Returns each change once. */
export function distinctChanges(changes: readonly Change[]): Change[] {
  const all = new Map(changes.map((change) => [JSON.stringify(change), change]));
  return [...all.values()].slice(0, MAX_CHANGES);
}

/** What a confirmed profile says of an answer, besides the values that it gives. */
export interface ProfileReading {
  /** Calendar day, such as 2026-11-12. */
  confirmedOn: string;
  /** How the answer differs from the confirmed ones; none: it was read completely. */
  changes: Change[];
  /** Where the general rules find what the profile does not say. */
  contradictions: (ScreeningKind | 'verdict' | 'hit-name')[];
}
