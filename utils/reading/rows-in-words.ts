import type { Texts } from '@/utils/texts/texts';
import type { ScreeningRow } from './facts/screening/screening-row';
import type { GlanceReport } from './glance-report';
import { SCREENING_NAMES, screeningInWords } from './in-words';
import type { ScreeningKind } from './lexicon/screening-kind';

/** Returns what a row says and, unless a number or a hit in the list does, which field to look at. */
export function rowInWords(
  row: ScreeningRow,
  { screeningEntries, rowNames }: Pick<GlanceReport, 'screeningEntries' | 'rowNames'>,
  texts: Texts,
): string {
  const { kind, state, n, isMention, pointer } = row;
  const isPlain = pointer === null || n !== null || (state !== 'found' && state !== 'listed');
  if (isPlain || screeningEntries.some(({ kinds }) => kinds.includes(kind))) return screeningInWords(row, texts);
  const field = rowNames[kind];
  if (!field) return screeningInWords(row, texts);
  if (isMention) return texts.t('screening.mentionedIn', { field });
  return texts.t('screening.stateIn', { state: screeningInWords(row, texts), field });
}

/** Returns what each row says in one text, with which kinds count the same hits. */
export function rowsInWords(
  report: Pick<GlanceReport, 'screening' | 'screeningEntries' | 'rowNames'>,
  texts: Texts,
): ReadonlyMap<ScreeningKind, string> {
  const { screening, screeningEntries } = report;
  const shared = sharedHitsInWords(screening, screeningEntries, texts);
  return new Map(
    screening.map((row) => [
      row.kind,
      [rowInWords(row, report, texts), shared.get(row.kind)].filter(Boolean).join(' '),
    ]),
  );
}

interface Counted {
  kind: ScreeningKind;
  n: number;
  isAtLeast: boolean;
  pointer: string | null;
  hits: ReadonlySet<string>;
}

/** Returns the only list that holds all hits; null if there are several or none. */
function listOf(hits: ReadonlySet<string>): string | null {
  const [list, ...others] = new Set([...hits].map((pointer) => pointer.slice(0, pointer.lastIndexOf('/'))));
  return others.length === 0 ? (list ?? null) : null;
}

/** Whether two numbers count the very same hits. An answer that lists only a part of them must count those of one list. */
function areSame(a: Counted, b: Counted): boolean {
  if (a.n !== b.n || a.isAtLeast !== b.isAtLeast || a.hits.size !== b.hits.size || !a.hits.isSubsetOf(b.hits))
    return false;
  const list = listOf(a.hits);
  const isOfList = ({ pointer }: Counted): boolean => list !== null && `${pointer}/`.startsWith(`${list}/`);
  return a.hits.size === a.n || (isOfList(a) && isOfList(b));
}

/**
 * Returns, for the last of several kinds that share hits, what says so: "(the same 10 hits)". Otherwise two tens would
 * look like twenty people.
 * @param rows in the order in which they are shown
 */
export function sharedHitsInWords(
  rows: readonly ScreeningRow[],
  entries: GlanceReport['screeningEntries'],
  { t, formats }: Pick<Texts, 't' | 'formats'>,
): ReadonlyMap<ScreeningKind, string> {
  const counted = rows.flatMap(({ kind, state, n, isAtLeast, pointer }): Counted[] => {
    if (state !== 'found' || n === null) return [];
    const hits = new Set(entries.filter(({ kinds }) => kinds.includes(kind)).map((entry) => entry.pointer));
    return [{ kind, n, isAtLeast, pointer, hits }];
  });
  const groups: [Counted, ...Counted[]][] = [];
  for (const row of counted) {
    const group = groups.find(([first]) => areSame(first, row));
    if (group) group.push(row);
    else groups.push([row]);
  }
  const notes = new Map<ScreeningKind, string>();
  for (const group of groups) {
    const others = group.slice(0, -1).map(({ kind }) => t(SCREENING_NAMES[kind]));
    const [{ n, isAtLeast }] = group;
    const last = group.at(-1);
    if (others.length === 0 || !last) continue;
    const isOnly = groups.length === 1 && !isAtLeast;
    notes.set(
      last.kind,
      isOnly ? t('screening.same', { count: n }) : t('screening.sameAs', { kinds: formats.list(others) }),
    );
  }
  const last = counted.at(-1);
  const all = new Set(counted.flatMap(({ hits }) => [...hits]));
  const isListed = counted.every(({ n, isAtLeast, hits }) => !isAtLeast && hits.size === n);
  if (last && isListed && all.size < groups.reduce((sum, [{ n }]) => sum + n, 0)) {
    const total = t('screening.inAll', { count: all.size });
    notes.set(last.kind, [notes.get(last.kind), total].filter(Boolean).join(' '));
  }
  return notes;
}
