import type { JsonNode } from '@/utils/json/json-tree';
import type { Place } from './place';
import type { ScreeningKind } from './screening-kind';

/** One place of an answer that says something of a kind. */
export interface ScreeningEvidence {
  kind: ScreeningKind;
  sort: 'list' | 'item' | 'count' | 'flag' | 'status' | 'text';
  /**
   * `hit`, `none`: plainly. `doubt`: perhaps a hit, of the subject or of somebody near. `mention`: names the kind, but
   * says nothing clear. `empty`: an empty list. `blank`: no value. `named`: the name of a check.
   */
  says: 'hit' | 'doubt' | 'none' | 'mention' | 'empty' | 'blank' | 'named';
  /** How many entries, if it says so. */
  n: number | null;
  pointer: string;
  /** The entries that it is of, as far as the answer lists them. */
  entries: readonly JsonNode[];
  /** It speaks of the whole kind, not of one list or entry of it. */
  isWhole: boolean;
}

/** The entry around a place, as the entries of evidence found there. */
export const entriesAt = ({ item }: Place): readonly JsonNode[] => (item === null ? [] : [item]);

/** What a finding is worth at its place: it may be of somebody else, or denied by the answer itself. */
export const affirmedAt = ({ role, isDenied }: Place): 'hit' | 'doubt' =>
  isDenied || role === 'other' ? 'doubt' : 'hit';
