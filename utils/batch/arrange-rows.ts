import { type ProviderProfiles, ruleFor } from '@/utils/reading/profile/profiles';
import { describeSubject } from '@/utils/service/request-subject';
import type { Texts } from '@/utils/texts/texts';
import type { BatchRecord } from '../lookup/batch-record';
import { type LookupRecord, type LookupState, requestedAt } from '../lookup/lookup-record';
import { type DecisionOf, UNDECIDED } from './row-decision';
import { isInGroup, type RowGroup } from './row-groups';
import { remarkText, rowReason } from './row-remark';
import { EMPTY_SUMMARY, type RowSummary } from './row-summary';

/** How rows can be sorted by score: `no-scale`, only as numbers, without a meaning; `two-services`, not at all. */
export type ScoreOrder = 'possible' | 'no-scale' | 'two-services';

/** An order by score has a meaning only if all scores share a scale and a score rule sets its direction. */
export function scoreOrderOf(
  { baseUrl, operation }: Pick<BatchRecord, 'baseUrl' | 'operation'>,
  rows: readonly LookupRecord[],
  profiles: ProviderProfiles,
): ScoreOrder {
  const answered = new Set(rows.filter(({ state }) => state === 'done').map((row) => row.baseUrl));
  if (answered.size > 1) return 'two-services';
  const [from = baseUrl] = answered;
  const rule = ruleFor(profiles, from, operation);
  return rule?.pointer != null && rule.scale !== undefined && rule.direction !== undefined ? 'possible' : 'no-scale';
}

/** `position`: as the rows are listed. */
export type SortKey = 'position' | 'subject' | 'state' | 'time' | 'score' | 'label' | 'hits';
export interface Sorting {
  by: SortKey;
  descending: boolean;
}

/** What only the answers say: to sort by it, all of them are read. */
export const isByReading = (by: SortKey): by is 'score' | 'label' | 'hits' =>
  by === 'score' || by === 'label' || by === 'hits';

/** Returns the sorting after a press on a heading: another direction, or another column, the highest score and most hits first. */
export const sortedBy = ({ by, descending }: Sorting, pressed: SortKey): Sorting => ({
  by: pressed,
  descending: by === pressed ? !descending : pressed === 'score' || pressed === 'hits',
});

export interface RowFilter {
  /** Part of the subject, score, label, band or reason, case-insensitive. */
  text: string;
  group: RowGroup['id'];
}

/** Returns the filter, of all groups if its own no longer exists, such as the queued rows. */
export const filterWithin = (groups: readonly RowGroup[], filter: RowFilter): RowFilter =>
  groups.some(({ id }) => id === filter.group) ? filter : { ...filter, group: 'all' };

/** Whether a filter shows all that is to review; a search would leave some out. */
export const isReview = ({ group, text }: RowFilter): boolean => group === 'review' && text.trim() === '';

/** States that need attention come first. */
const STATE_ORDER: readonly LookupState[] = ['failed', 'unknown', 'sending', 'queued', 'done', 'cancelled'];

/** Returns the time of the last event of a row. */
export const lastEventAt = (record: LookupRecord): number => record.endedAt ?? requestedAt(record);

/** Folded titles of rows: folding fifty thousand of them takes longer than a keystroke may. */
const folded = new WeakMap<LookupRecord, string>();

/** Returns the text of a row that a search looks at. Call it as rows are read, so that the first search is fast. */
export function searchTextOf(row: LookupRecord): string {
  const known = folded.get(row);
  if (known !== undefined) return known;
  const text = describeSubject(row.subject).title.toLowerCase();
  folded.set(row, text);
  return text;
}

/** The texts of a list in its order: to look up those of fifty thousand rows one by one takes longer than a keystroke may. */
const foldedLists = new WeakMap<readonly LookupRecord[], readonly string[]>();

function searchTextsOf(rows: readonly LookupRecord[]): readonly string[] {
  const known = foldedLists.get(rows);
  if (known) return known;
  const made = rows.map(searchTextOf);
  foldedLists.set(rows, made);
  return made;
}

/** Returns the rows that have each word of the search; the same list if each does, which is not looked through. */
export function filterRows(
  rows: readonly LookupRecord[],
  { text, group }: RowFilter,
  readings: ReadonlyMap<string, RowSummary>,
  texts: Texts,
  decisionOf: DecisionOf = UNDECIDED,
): readonly LookupRecord[] {
  const wanted = text.trim().toLowerCase();
  if (group === 'all' && wanted === '') return rows;
  const words = wanted.split(/\s+/u);
  const hasWords = (shown: string) => words.every((word) => shown.includes(word));
  const searched = wanted === '' ? null : searchTextsOf(rows);
  return rows.filter((row, i) => {
    const isFound = searched === null || hasWords(searched[i] ?? '');
    if (isFound && group === 'all') return true;
    const reading = readings.size === 0 ? undefined : readings.get(row.id);
    if (group !== 'all' && !isInGroup(row, { reading, decision: decisionOf(row, reading) }, group)) return false;
    if (isFound) return true;
    if (reading === undefined && row.failure === undefined) return false;
    return shownTexts(row, reading, texts).some((shown) => hasWords(shown.toLowerCase()));
  });
}

/** The texts of a row, besides its subject, that a search looks into. */
function shownTexts(row: LookupRecord, reading = EMPTY_SUMMARY, texts: Texts): string[] {
  const { score, label, band, remark, isKept } = reading;
  return [score ?? '', label ?? '', band ?? '', remarkText(remark, texts), rowReason(row, isKept, texts)];
}

const RANKS = {
  subject: searchTextOf,
  state: ({ state }: LookupRecord) => STATE_ORDER.indexOf(state),
  time: lastEventAt,
};

const VALUES = {
  score: ({ number }: RowSummary) => number,
  label: ({ label }: RowSummary) => label?.toLowerCase() ?? null,
  // What may be hits comes before none at all; "not recognized" is not a number.
  hits: ({ hits }: RowSummary) =>
    hits?.is === 'hits' ? hits.n : hits?.is === 'possible' ? 0.5 : hits?.is === 'none' ? 0 : null,
};

/** Returns the filtered rows in the requested order; equal ones as listed. Rows without the value come last. */
export function arrangeRows(
  rows: readonly LookupRecord[],
  filter: RowFilter,
  { by, descending }: Sorting,
  readings: ReadonlyMap<string, RowSummary>,
  texts: Texts,
  decisionOf: DecisionOf = UNDECIDED,
): readonly LookupRecord[] {
  const left = filterRows(rows, filter, readings, texts, decisionOf);
  const turn = descending ? -1 : 1;
  if (by === 'position') return descending ? left.toReversed() : left;
  if (!isByReading(by)) {
    const rank = RANKS[by];
    return left.toSorted((a, b) => compare(rank(a), rank(b)) * turn);
  }
  const sortValue = ({ id }: LookupRecord) => VALUES[by](readings.get(id) ?? EMPTY_SUMMARY);
  return left.toSorted((a, b) => {
    const [first, second] = [sortValue(a), sortValue(b)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return compare(first, second) * turn;
  });
}

const compare = (a: number | string, b: number | string): number => (a < b ? -1 : Number(a > b));
