import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useReview } from '@/components/decide/review';
import { useTexts } from '@/components/kit/texts';
import { useMediaQuery } from '@/components/kit/use-media-query';
import type { Sorting, SortKey } from '@/utils/batch/arrange-rows';
import { type DecisionOf, UNDECIDED } from '@/utils/batch/row-decision';
import type { RowSummary } from '@/utils/batch/row-summary';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { birthInWords, subjectTitle } from '@/utils/result/subject-title';
import {
  type ExtraColumns,
  keyOf,
  NO_EXTRA_COLUMNS,
  ROW_LOOK,
  type RowColumn,
  rowColumns,
  rowGrid,
  SHOWN_FROM,
} from './row-columns';
import { CHOICE_LOOK, ROW_HEIGHT, RowLine } from './row-line';
import { useReviewList } from './use-review-list';
import type { ReviewState } from './use-review-state';
import type { RowChoice } from './use-row-choice';

/** A narrow surface draws these values in the second line of a row: their headings are only for screen readers. */
const SECOND_LINE = 'sr-only text-start @2xl:not-sr-only @2xl:block';
const LOOKS: Partial<Record<RowColumn['id'], string>> = {
  subject: 'block text-start',
  state: SECOND_LINE,
  score: 'block text-end @2xl:pe-3',
  time: SECOND_LINE,
};

const OTHER_LOOK = 'truncate text-start';

/** Lookups as a table. Draws only the rows in view and reports them to `onVisible`. */
export function RowsTable({
  label,
  rows,
  readings,
  decisionOf = UNDECIDED,
  extra = NO_EXTRA_COLUMNS,
  sort,
  onVisible,
  links,
  review = null,
  choice = null,
}: {
  label: string;
  rows: readonly LookupRecord[];
  readings: ReadonlyMap<string, RowSummary>;
  decisionOf?: DecisionOf;
  /** Must stay the same as long as the columns do. */
  extra?: ExtraColumns;
  /** `keys`: what the rows can be sorted by. */
  sort: { sorting: Sorting; keys: readonly SortKey[]; onSort: (by: SortKey) => void };
  onVisible: (rows: readonly LookupRecord[]) => void;
  /** `shown`: the row that is open beside the table. */
  links: { shown: string | null; hrefOf: (id: string) => string; onOpen: (id: string) => void };
  /** See `useReviewList`. */
  review?: Pick<ReviewState, 'progress' | 'onEnd'> | null;
  /** While the user chooses rows. */
  choice?: Pick<RowChoice, 'isChosen' | 'onChoose'> | null;
}) {
  const texts = useTexts();
  const { t } = texts;
  useReviewList(rows, { ...links, total: review?.progress.total, onEnd: review?.onEnd });
  const { open } = useReview();
  const { onOpen } = links;
  const onOpenNow = useRef(onOpen);
  onOpenNow.current = onOpen;
  // As with a key, the focus goes into the result: the next key is meant for what was clicked. Always the same, because each
  // route has another `onOpen`, and rows that have not changed are not drawn.
  const onClicked = useCallback(
    (id: string) => {
      open(id);
      onOpenNow.current(id);
    },
    [open],
  );
  const longest = useMemo(() => {
    const lengths = rows
      .slice(0, MEASURED)
      .map(({ subject }) => subjectTitle(subject).length + birthInWords(subject, texts).length);
    return Math.max(0, ...lengths);
  }, [rows, texts]);
  const columns = useMemo(() => rowColumns(extra), [extra]);
  const grid = useMemo(() => rowGrid(columns, longest), [columns, longest]);
  const box = useRef<HTMLDivElement>(null);
  const { scrollerOf, top } = useScroller(box);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: scrollerOf,
    scrollMargin: top,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    // New rows come in above: a focused row keeps its element.
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
  });
  // After a new sort, show the first rows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order triggers the effect, but is not an input
  useEffect(() => {
    if (box.current) box.current.scrollTop = 0;
  }, [sort.sorting]);
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? -1;
  useEffect(() => onVisible(rows.slice(first, last + 1)), [rows, first, last, onVisible]);

  return (
    // The links of its rows make it reachable by keyboard; another stop would only delay them.
    <div
      ref={box}
      className="@container min-h-0 flex-1 overflow-auto low:flex-none low:overflow-visible"
      data-testid="rows"
    >
      <table aria-label={label} aria-rowcount={rows.length + 1} className="block w-full text-start">
        <thead className="sticky top-0 z-1 block border-b low:static border-edge bg-paper text-xs text-muted">
          <tr aria-rowindex={1} style={grid} className={`${ROW_LOOK} ${choice ? CHOICE_LOOK : 'px-2'}`}>
            {columns.map((column) => (
              <ColumnHead
                key={keyOf(column)}
                by={column.sortBy.find((key) => sort.keys.includes(key)) ?? null}
                look={LOOKS[column.id] ?? `${OTHER_LOOK} ${SHOWN_FROM[column.from]}`}
                name={typeof column.name === 'string' ? t(column.name) : column.name.heading}
                sorting={sort.sorting}
                onSort={sort.onSort}
              />
            ))}
          </tr>
        </thead>
        <tbody className="relative block" style={{ height: virtualizer.getTotalSize() }}>
          {items.map(({ index, start, key }) => {
            const record = rows[index];
            return (
              record && (
                <RowLine
                  key={key}
                  record={record}
                  reading={readings.get(record.id)}
                  decision={decisionOf(record, readings.get(record.id))}
                  columns={columns}
                  grid={grid}
                  index={index + 1}
                  href={links.hrefOf(record.id)}
                  onOpen={onClicked}
                  isShown={record.id === links.shown}
                  isChosen={choice?.isChosen(record.id)}
                  onChoose={choice?.onChoose}
                  isRepeat={rows[index - 1]?.subjectKey === record.subjectKey}
                  top={start - top}
                />
              )
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Rows whose subjects are measured: as many as somebody looks through. */
const MEASURED = 500;

/**
 * Returns what scrolls the rows: their own box or, in a low window, the whole desk; `top`: where the rows start in it.
 */
function useScroller(box: RefObject<HTMLDivElement | null>): { scrollerOf: () => HTMLElement | null; top: number } {
  const isLow = useMediaQuery(LOW);
  const [top, setTop] = useState(0);
  const scrollerOf = () => (isLow ? (box.current?.closest('main') ?? null) : box.current);
  // After each render: what is above the rows comes and goes.
  useLayoutEffect(() => {
    const [own, scroller] = [box.current, scrollerOf()];
    if (own === null || scroller === null) return;
    setTop(
      own === scroller
        ? 0
        : own.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop,
    );
  });
  return { scrollerOf, top };
}

/** As the variant `low` in style.css. */
const LOW = '(height < 30rem)';

/** The heading of a column; a button if the rows can be sorted by it. */
function ColumnHead({
  name,
  by,
  look,
  sorting,
  onSort,
}: {
  name: string;
  /** Null if the rows cannot be sorted by this column. */
  by: SortKey | null;
  look: string;
  sorting: Sorting;
  onSort: (by: SortKey) => void;
}) {
  const sorted = sorting.by === by && by !== 'position' ? sorting : null;
  const Arrow = sorted === null ? ArrowUpDown : sorted.descending ? ArrowDown : ArrowUp;
  // A button that nobody sees must not take the focus; an order by subject alone is not worth a stop before the rows.
  const isUnseen = look === SECOND_LINE || by === 'subject';
  return (
    <th
      scope="col"
      aria-sort={sorted === null ? undefined : sorted.descending ? 'descending' : 'ascending'}
      className={`font-normal ${look} first:flex-1`}
    >
      {by !== null && (
        <button
          type="button"
          className={`min-h-8 cursor-default hover:text-ink ${isUnseen ? 'hidden @2xl:inline-block' : ''}`}
          onClick={() => onSort(by)}
        >
          {name} <Arrow className="inline size-3 align-[-0.1em]" />
        </button>
      )}
      {(by === null || isUnseen) && (
        <span className={`inline-flex min-h-8 items-center ${by !== null ? '@2xl:hidden' : ''}`}>{name}</span>
      )}
    </th>
  );
}
