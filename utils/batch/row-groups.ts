import { type LookupRecord, type LookupState, lookupState } from '../lookup/lookup-record';
import { rowState } from './batch-counts';
import type { RowSummary } from './row-summary';

/** Rows that belong together, as a filter offers them: all, or those with a label as sent, in a risk band or in a state. */
export interface RowGroup {
  id: 'all' | `state:${LookupState}` | `${AnswerWord}:${string}`;
  name: { state: LookupState } | { label: string } | { band: string } | null;
  count: number;
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

/** Returns the groups of rows in display order: all, labels and bands, those with the most rows first, then the states. */
export function rowGroups(rows: readonly LookupRecord[], readings: ReadonlyMap<string, RowSummary>): RowGroup[] {
  const states = Map.groupBy(rows, ({ state }) => state);
  const byWord = ANSWER_WORDS.flatMap((kind) => {
    const words = Map.groupBy(rows, ({ id }) => readings.get(id)?.[kind] ?? '');
    words.delete('');
    const byCount = [...words].sort(([, a], [, b]) => b.length - a.length).slice(0, MAX_WORDS);
    return byCount.map(([word, of]) => groupOf(`${kind}:${word}`, nameOf(kind, word), of));
  });
  const isOpen = states.has('queued') || states.has('sending');
  const shown = lookupState.options.filter((state) => states.has(state) || (isOpen && USUAL.includes(state)));
  return [
    groupOf('all', null, rows),
    ...byWord,
    ...shown.map((state) => groupOf(`state:${state}`, { state }, states.get(state) ?? [])),
  ];
}

const nameOf = (kind: AnswerWord, word: string): RowGroup['name'] =>
  kind === 'label' ? { label: word } : { band: word };

function groupOf(id: RowGroup['id'], name: RowGroup['name'], rows: readonly LookupRecord[]): RowGroup {
  return { id, name, count: rows.length, reused: rows.filter((row) => rowState(row) === 'reused').length };
}

/** Whether a row belongs to a group. */
export const isInGroup = (
  { state }: Pick<LookupRecord, 'state'>,
  reading: RowSummary | undefined,
  id: RowGroup['id'],
): boolean =>
  id === 'all' || id === `state:${state}` || ANSWER_WORDS.some((kind) => id === `${kind}:${reading?.[kind] ?? ''}`);

/** Whether a group depends on answers, so that it misses rows until they are read. */
export const isByAnswer = (id: RowGroup['id']): boolean => ANSWER_WORDS.some((kind) => id.startsWith(`${kind}:`));
