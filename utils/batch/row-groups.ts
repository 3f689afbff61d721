import type { HitCount } from '@/utils/reading/facts/screening/hit-count';
import { OPERATIONS } from '@/utils/service/operations';
import { type LookupRecord, type LookupState, lookupState } from '../lookup/lookup-record';
import { rowState } from './batch-counts';
import { type DecisionOf, type RowDecision, UNDECIDED } from './row-decision';
import type { RowSummary } from './row-summary';

/** Whether a row has hits, has none, has only empty lists, or does not say so clearly. */
export type HitGroup = 'some' | 'none' | 'empty' | 'unclear';

/** Rows without a valid decision: all of them, or only those of which the answer says something to decide about. */
type DecisionGroup = 'review' | 'undecided';

/**
 * Rows that belong together, as a filter offers them: all, or those with or without hits, to review, without a decision, with
 * a label as sent, in a risk band or in a state.
 */
export interface RowGroup {
  id: 'all' | DecisionGroup | `hits:${HitGroup}` | `state:${LookupState}` | `${AnswerWord}:${string}`;
  name: { state: LookupState } | { label: string } | { band: string } | { hits: HitGroup } | DecisionGroup | null;
  /** Null until the answers are read that it depends on. */
  count: number | null;
  /** How many of them cost nothing, because a result was saved. */
  reused: number;
}

/** The words of an answer that its rows can be filtered by, in display order. */
const ANSWER_WORDS = ['label', 'band'] as const satisfies readonly (keyof RowSummary)[];
type AnswerWord = (typeof ANSWER_WORDS)[number];

/** More labels are free text rather than groups; the search finds them. */
const MAX_WORDS = 8;
/** States that are shown until all rows are sent, even with a count of 0. */
const USUAL: readonly LookupState[] = ['queued', 'sending', 'done'];
const HIT_GROUPS: readonly HitGroup[] = ['some', 'none', 'empty', 'unclear'];

const HIT_GROUP_OF = {
  hits: 'some',
  possible: 'some',
  none: 'none',
  'empty-list': 'empty',
  'not-recognized': 'unclear',
} as const satisfies Record<HitCount['is'], HitGroup>;

const hitGroupOf = (reading: RowSummary | undefined): HitGroup | null =>
  reading?.hits ? HIT_GROUP_OF[reading.hits.is] : null;

/** How many rows a group has, and how many of them reuse a saved result. */
interface Tally {
  count: number;
  reused: number;
}

/** What is counted of rows, in one pass: a decision counts fifty thousand of them again. */
interface Tallies {
  states: Map<LookupState, Tally>;
  hits: Map<HitGroup, Tally>;
  words: Record<AnswerWord, Map<string, Tally>>;
  decisions: Map<DecisionGroup, Tally>;
  areDecided: boolean;
}

/**
 * Returns the groups of rows in display order: all, by hits, to review, undecided, labels and bands, those with the most rows
 * first, then the states. `areRead`: the readings are those of all rows, so that hits can be counted.
 */
export function rowGroups(
  rows: readonly LookupRecord[],
  readings: ReadonlyMap<string, RowSummary>,
  { decisionOf = UNDECIDED, areRead = true }: { decisionOf?: DecisionOf; areRead?: boolean } = {},
): RowGroup[] {
  const { states, hits, words, decisions, areDecided } = tallied(rows, readings, decisionOf);
  const isScreened = areScreened(rows);
  const group = (id: RowGroup['id'], name: RowGroup['name'], of: Tally | undefined, isCounted = true): RowGroup => ({
    ...{ id, name },
    count: isCounted ? (of?.count ?? 0) : null,
    reused: of?.reused ?? 0,
  });
  // Few providers send empty lists, so a group of none is no chip.
  const offered = HIT_GROUPS.filter((id) => id !== 'empty' || !areRead || hits.has('empty'));
  const byWord = ANSWER_WORDS.flatMap((kind) => {
    const byCount = [...words[kind]].sort(([, a], [, b]) => b.count - a.count).slice(0, MAX_WORDS);
    return byCount.map(([word, of]) => group(`${kind}:${word}`, nameOf(kind, word), of));
  });
  const isOpen = states.has('queued') || states.has('sending');
  const shown = lookupState.options.filter((state) => states.has(state) || (isOpen && USUAL.includes(state)));
  const reused = [...states.values()].reduce((sum, of) => sum + of.reused, 0);
  return [
    group('all', null, { count: rows.length, reused }),
    ...(hits.size > 0 || isScreened
      ? offered.map((id) => group(`hits:${id}`, { hits: id }, hits.get(id), areRead))
      : []),
    // Decisions are about checks; of emails they are offered once there is one.
    ...(isScreened || areDecided
      ? [
          group('review', 'review', decisions.get('review'), areRead),
          group('undecided', 'undecided', decisions.get('undecided'), areRead || !areDecided),
        ]
      : []),
    ...byWord,
    ...shown.map((state) => group(`state:${state}`, { state }, states.get(state))),
  ];
}

function tallied(
  rows: readonly LookupRecord[],
  readings: ReadonlyMap<string, RowSummary>,
  decisionOf: DecisionOf,
): Tallies {
  const words = { label: new Map(), band: new Map() };
  const all: Tallies = { states: new Map(), hits: new Map(), words, decisions: new Map(), areDecided: false };
  for (const row of rows) {
    const isReused = rowState(row) === 'reused';
    tally(all.states, row.state, isReused);
    // In a long history few rows are read, until somebody filters by what they say.
    const reading = readings.size === 0 ? undefined : readings.get(row.id);
    const decision = decisionOf(row, reading);
    if (decision !== undefined) all.areDecided = true;
    if (isUndecided(row, decision)) {
      tally(all.decisions, 'undecided', isReused);
      if (hasFinding(reading)) tally(all.decisions, 'review', isReused);
    }
    if (reading === undefined) continue;
    const hits = hitGroupOf(reading);
    if (hits !== null) tally(all.hits, hits, isReused);
    for (const kind of ANSWER_WORDS) if (reading[kind]) tally(words[kind], reading[kind], isReused);
  }
  return all;
}

function tally<Key>(tallies: Map<Key, Tally>, key: Key, isReused: boolean): void {
  const of = tallies.get(key) ?? { count: 0, reused: 0 };
  of.count += 1;
  if (isReused) of.reused += 1;
  tallies.set(key, of);
}

/** Whether somebody expects hits of one of these rows. */
export const areScreened = (rows: readonly LookupRecord[]): boolean =>
  rows.some(({ subject, state }) => state === 'done' && OPERATIONS[subject.operation].isScreening);

/** The groups that an answer alone decides on; `finding`: what is to review until it is decided. */
export type AnswerGroup = 'finding' | `hits:${HitGroup}`;

/** Returns the groups of an answer. */
export function answerGroups(reading: RowSummary): AnswerGroup[] {
  const hits = hitGroupOf(reading);
  return [...(hasFinding(reading) ? ['finding' as const] : []), ...(hits === null ? [] : [`hits:${hits}` as const])];
}

/** Returns what an answer must say so that its lookup may be in a group; null if each may be. */
export function answerGroupOf(id: RowGroup['id']): AnswerGroup | null {
  if (id === 'review') return 'finding';
  return HIT_GROUPS.map((hits) => `hits:${hits}` as const).find((group) => group === id) ?? null;
}

/** Whether an answer has something to decide about: hits, or a verdict of the provider. */
export const hasFinding = (reading: RowSummary | undefined): boolean =>
  hitGroupOf(reading) === 'some' || (reading?.label ?? '') !== '';

const isUndecided = ({ state }: Pick<LookupRecord, 'state'>, decision: RowDecision | undefined): boolean =>
  state === 'done' && decision?.standing !== 'valid';

const nameOf = (kind: AnswerWord, word: string): RowGroup['name'] =>
  kind === 'label' ? { label: word } : { band: word };

/** Whether a row belongs to a group. */
export function isInGroup(
  row: Pick<LookupRecord, 'state'>,
  { reading, decision }: { reading: RowSummary | undefined; decision: RowDecision | undefined },
  id: RowGroup['id'],
): boolean {
  if (id === 'all' || id === `state:${row.state}`) return true;
  if (id === 'undecided') return isUndecided(row, decision);
  if (id === 'review') return isUndecided(row, decision) && hasFinding(reading);
  const hits = hitGroupOf(reading);
  if (hits !== null && id === `hits:${hits}`) return true;
  return ANSWER_WORDS.some((kind) => id === `${kind}:${reading?.[kind] ?? ''}`);
}

/**
 * Whether a group depends on answers, so that it misses rows until they are read. A decision no longer holds if the answer has
 * changed.
 */
export const isByAnswer = (id: RowGroup['id']): boolean =>
  id === 'review' ||
  id === 'undecided' ||
  id.startsWith('hits:') ||
  ANSWER_WORDS.some((kind) => id.startsWith(`${kind}:`));
