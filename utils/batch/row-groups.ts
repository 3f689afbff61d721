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

/**
 * Returns the groups of rows in display order: all, by hits, to review, undecided, labels and bands, those with the most rows
 * first, then the states. `areRead`: the readings are those of all rows, so that hits can be counted.
 */
export function rowGroups(
  rows: readonly LookupRecord[],
  readings: ReadonlyMap<string, RowSummary>,
  { decisionOf = UNDECIDED, areRead = true }: { decisionOf?: DecisionOf; areRead?: boolean } = {},
): RowGroup[] {
  const states = Map.groupBy(rows, ({ state }) => state);
  const read = rowsRead(rows, readings);
  const byWord = ANSWER_WORDS.flatMap((kind) => {
    const words = Map.groupBy(read, ({ id }) => readings.get(id)?.[kind] ?? '');
    words.delete('');
    const byCount = [...words].sort(([, a], [, b]) => b.length - a.length).slice(0, MAX_WORDS);
    return byCount.map(([word, of]) => groupOf(`${kind}:${word}`, nameOf(kind, word), of));
  });
  const isOpen = states.has('queued') || states.has('sending');
  const shown = lookupState.options.filter((state) => states.has(state) || (isOpen && USUAL.includes(state)));
  return [
    groupOf('all', null, rows),
    ...hitGroups(rows, read, readings, areRead),
    ...decisionGroups(rows, readings, decisionOf, areRead),
    ...byWord,
    ...shown.map((state) => groupOf(`state:${state}`, { state }, states.get(state) ?? [])),
  ];
}

/** In a long history few rows are read, until somebody filters by what they say. */
const rowsRead = (rows: readonly LookupRecord[], readings: ReadonlyMap<string, RowSummary>): readonly LookupRecord[] =>
  readings.size === 0 ? [] : rows.filter(({ id }) => readings.has(id));

/** Whether somebody expects hits of one of these rows. */
export const areScreened = (rows: readonly LookupRecord[]): boolean =>
  rows.some(({ subject, state }) => state === 'done' && OPERATIONS[subject.operation].isScreening);

function hitGroups(
  rows: readonly LookupRecord[],
  read: readonly LookupRecord[],
  readings: ReadonlyMap<string, RowSummary>,
  areRead: boolean,
): RowGroup[] {
  const groups = Map.groupBy(read, ({ id }) => hitGroupOf(readings.get(id)));
  groups.delete(null);
  if (groups.size === 0 && !areScreened(rows)) return [];
  // Few providers send empty lists, so a group of none is no chip.
  const offered = HIT_GROUPS.filter((hits) => hits !== 'empty' || !areRead || groups.has('empty'));
  return offered.map((hits) => {
    const group = groupOf(`hits:${hits}`, { hits }, groups.get(hits) ?? []);
    return areRead ? group : { ...group, count: null };
  });
}

/** Decisions are about checks; of emails they are offered once there is one. */
function decisionGroups(
  rows: readonly LookupRecord[],
  readings: ReadonlyMap<string, RowSummary>,
  decisionOf: DecisionOf,
  areRead: boolean,
): RowGroup[] {
  const made = (row: LookupRecord) => decisionOf(row, readings.get(row.id));
  const areDecided = rows.some((row) => made(row) !== undefined);
  if (!areScreened(rows) && !areDecided) return [];
  const undecided = rows.filter((row) => isUndecided(row, made(row)));
  const toReview = readings.size === 0 ? [] : undecided.filter(({ id }) => hasFinding(readings.get(id)));
  const group = (id: DecisionGroup, of: readonly LookupRecord[], isCounted: boolean): RowGroup =>
    isCounted ? groupOf(id, id, of) : { ...groupOf(id, id, of), count: null };
  return [group('review', toReview, areRead), group('undecided', undecided, areRead || !areDecided)];
}

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

function groupOf(id: RowGroup['id'], name: RowGroup['name'], rows: readonly LookupRecord[]): RowGroup {
  return { id, name, count: rows.length, reused: rows.filter((row) => rowState(row) === 'reused').length };
}

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
