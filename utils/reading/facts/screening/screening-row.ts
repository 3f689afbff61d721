import type { JsonNode } from '@/utils/json/json-tree';
import { listExtent } from '@/utils/reading/facts/list-extent';
import type { ScreeningKind } from '@/utils/reading/lexicon/screening-kind';
import type { Place } from './place';

/** One place of an answer that says something of a kind. */
export interface ScreeningEvidence {
  kind: ScreeningKind;
  sort: 'list' | 'item' | 'count' | 'flag' | 'status' | 'text';
  /**
   * `hit`, `none`: plainly. `doubt`: perhaps a hit, of the subject or of somebody near. `mention`: names the kind, but
   * says nothing clear. `empty`: an empty list. `undone`: nobody looked. `blank`: no value. `named`: the name of a check.
   */
  says: 'hit' | 'doubt' | 'none' | 'mention' | 'empty' | 'undone' | 'blank' | 'named';
  /** How many entries, if it says so. */
  n: number | null;
  /** The answer lists only a part of the entries, and there are at least `n`. */
  isAtLeast?: boolean;
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

/** What the answer says of a kind of screening. */
export type ScreeningState =
  /** The answer says that there is an entry; see `n`. */
  | 'found'
  /** The answer says that it looked and found none. */
  | 'none-found'
  /** It names the kind, but not clearly as a finding: look at the entries. */
  | 'listed'
  /** An empty list, which does not say that anybody looked. */
  | 'empty-list'
  /** Its key has no value. */
  | 'not-provided'
  /** The answer says nothing of it. */
  | 'absent'
  /** A person has confirmed that the provider does not screen for it. */
  | 'not-screened';

/** One kind of screening, with the place that says it. */
export interface ScreeningRow {
  kind: ScreeningKind;
  state: ScreeningState;
  /** Number of entries found, if the answer states or lists it. */
  n: number | null;
  /** `n` is what one page lists; the answer says that there are more. */
  isAtLeast: boolean;
  /** `listed` only because a text or key names the kind: no entry does. */
  isMention: boolean;
  pointer: string | null;
  /** Where the answer says "none" of a kind that it also found. */
  contradictedBy: string | null;
  /** None found only because a person has said that an empty list means that. */
  isEmptyList?: true;
}

/** Whether a row says anything: that there are entries, that there may be, or that there are none. */
export const saysFinding = ({ state }: Pick<ScreeningRow, 'state'>): boolean =>
  state === 'found' || state === 'listed' || state === 'none-found';

/** The order in which places are shown: entries first, words last. */
const SORTS: readonly ScreeningEvidence['sort'][] = ['list', 'item', 'count', 'flag', 'status', 'text'];
/** Where a "none" is clearest: in a number or a word, last in an empty list. */
const NONE_SORTS: readonly ScreeningEvidence['sort'][] = ['count', 'flag', 'status', 'text', 'item', 'list'];
const STATES: readonly (readonly [ScreeningEvidence['says'], ScreeningState])[] = [
  ['hit', 'found'],
  ['doubt', 'listed'],
  ['none', 'none-found'],
  ['mention', 'listed'],
  ['empty', 'empty-list'],
  ['undone', 'not-provided'],
  ['blank', 'not-provided'],
  ['named', 'listed'],
];

const depth = ({ pointer }: ScreeningEvidence): number => pointer.split('/').length;

/** Lists of several hits are one list: `/hits/0/sanctions` and `/hits/1/sanctions`. */
const patternOf = (pointer: string): string => pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');

/** Adds the numbers of lists in the same place of several entries; entries of one list that say it are counted. */
function grouped(evidence: readonly ScreeningEvidence[]): ScreeningEvidence[] {
  const groups = new Map<
    string,
    { first: ScreeningEvidence; n: number | null; items: Set<JsonNode>; isAtLeast: boolean }
  >();
  for (const finding of evidence) {
    const item = finding.sort === 'item' ? finding.entries[0] : undefined;
    const pattern = `${finding.sort} ${finding.says} ${patternOf((item ?? finding).pointer)}`;
    const group = groups.get(pattern) ?? { first: finding, n: null, items: new Set(), isAtLeast: false };
    if (depth(finding) < depth(group.first)) group.first = finding;
    group.isAtLeast ||= item?.parent ? listExtent(item.parent).isPartial : finding.isAtLeast === true;
    if (item) group.items.add(item);
    else if (finding.n !== null) group.n = (group.n ?? 0) + finding.n;
    groups.set(pattern, group);
  }
  return [...groups.values()].map(({ first, n, items, isAtLeast }) => {
    const total = totalOf(items);
    return { ...first, n: items.size > 0 ? (total ?? items.size) : n, isAtLeast: isAtLeast && total === null };
  });
}

/** Returns the stated total of a list of which every item is one of these. */
function totalOf(items: ReadonlySet<JsonNode>): number | null {
  const [list, ...others] = new Set([...items].map(({ parent }) => parent));
  return list && others.length === 0 && list.children.length === items.size ? listExtent(list).total : null;
}

/** Decides a row: a hit is never hidden by a "none" elsewhere, and a "none" counts only if nothing is doubtful. */
export function screeningRow(kind: ScreeningKind, evidence: readonly ScreeningEvidence[]): ScreeningRow {
  const ofKind = evidence.filter((finding) => finding.kind === kind);
  // A "none" of a check that was not made is nobody's word.
  const isUndone = ofKind.some(({ says }) => says === 'undone');
  const own = isUndone ? ofKind.filter(({ says }) => says !== 'none') : ofKind;
  const [says, state] = STATES.find(([says]) => own.some((finding) => finding.says === says)) ?? [
    null,
    'absent' as const,
  ];
  if (says === null)
    return { kind, state, n: null, isAtLeast: false, isMention: false, pointer: null, contradictedBy: null };
  const telling = grouped(own.filter((finding) => finding.says === says));
  const sorts = says === 'none' ? NONE_SORTS : SORTS;
  const [first] = telling.toSorted(
    (a, b) => (b.n ?? 0) - (a.n ?? 0) || sorts.indexOf(a.sort) - sorts.indexOf(b.sort) || depth(a) - depth(b),
  );
  const parts = telling.filter(({ isWhole, n }) => !isWhole && n !== null);
  const isSum = parts.length > 1 && first?.isWhole === false;
  const denied = own.find((finding) => finding.says === 'none' && finding.isWhole);
  const n = state === 'found' && !isSum ? (first?.n ?? null) : null;
  return {
    kind,
    state,
    n,
    isAtLeast: n !== null && first?.isAtLeast === true,
    isMention: says === 'mention' || says === 'named',
    pointer: first?.pointer ?? null,
    contradictedBy: state === 'found' ? (denied?.pointer ?? null) : null,
  };
}

/** Returns what a row of an answer inside a text says, as evidence of that text. */
export function evidenceOfRow({ kind, state, n, isAtLeast }: ScreeningRow, pointer: string): ScreeningEvidence[] {
  const says = STATES.find(([, known]) => known === state)?.[0];
  return says === undefined ? [] : [{ kind, sort: 'item', says, n, isAtLeast, pointer, entries: [], isWhole: true }];
}
