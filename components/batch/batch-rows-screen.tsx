import { Check, ChevronDown } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Button } from '@/components/kit/button';
import { MENU_ITEM_LOOK, MENU_LOOK } from '@/components/kit/look';
import { SkeletonList } from '@/components/kit/skeleton';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { useRowLinks } from '@/components/kit/use-desk';
import { useThrottledQuery } from '@/components/kit/use-throttled-query';
import { ChangedResults } from '@/components/lookups/changed-results';
import { ChosenRows } from '@/components/lookups/chosen-rows';
import { batchFile } from '@/components/lookups/lookup-file';
import { ReviewEnd } from '@/components/lookups/review-end';
import { RowsFilter } from '@/components/lookups/rows-filter';
import { RowsTable } from '@/components/lookups/rows-table';
import { RowsTools } from '@/components/lookups/rows-tools';
import { useExport } from '@/components/lookups/use-export';
import { useExtraColumns } from '@/components/lookups/use-extra-columns';
import { useReviewState } from '@/components/lookups/use-review-state';
import { useRowChoice } from '@/components/lookups/use-row-choice';
import { useRowDecisions } from '@/components/lookups/use-row-decisions';
import { useRowReadings } from '@/components/lookups/use-row-readings';
import {
  arrangeRows,
  filterWithin,
  isByReading,
  isReview,
  type RowFilter,
  type ScoreOrder,
  type Sorting,
  type SortKey,
  scoreOrderOf,
  sortedBy,
} from '@/utils/batch/arrange-rows';
import { hasFinding, rowGroups } from '@/utils/batch/row-groups';
import type { RowSummary } from '@/utils/batch/row-summary';
import { filtersByAnswer, isStillSearching, rowsForFile } from '@/utils/batch/rows-for-file';
import type { BatchRecord } from '@/utils/lookup/batch-record';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { ROLE_COLUMNS } from '@/utils/lookup/role';
import { readBatchRows, refreshBatchRows } from '@/utils/storage/batch-rows';
import { database } from '@/utils/storage/page-database';
import { openSettingsAt } from '@/utils/surfaces/open-desk-tab';
import type { PlainKey } from '@/utils/texts/text-key';
import { CheckedAgain } from './checked-again';
import { EmptyListQuestion } from './empty-list-question';
import { RetryBatch } from './retry-batch';
import { useEmptyListQuestion } from './use-empty-list-question';
import { useKeptRow } from './use-kept-row';

/** Chooses which columns of the batch's file the table shows. */
function ColumnsMenu({
  headings,
  chosen,
  onChange,
}: {
  headings: readonly string[];
  /** By their place, in the order of the file. */
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}) {
  const { t } = useTexts();
  return (
    <MenuTrigger>
      <Button data-testid="columns">
        {t('column.title')}
        <ChevronDown />
      </Button>
      <Popover className={`${MENU_LOOK} max-h-80! overflow-auto`}>
        <Menu
          aria-label={t('rows.columnsOfFile')}
          selectionMode="multiple"
          selectedKeys={chosen.map(String)}
          onSelectionChange={(keys) =>
            onChange(keys === 'all' ? [...headings.keys()] : [...keys].map(Number).sort((a, b) => a - b))
          }
          className="outline-none"
        >
          {headings.map((heading, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <MenuItem key={at} id={String(at)} textValue={heading} className={`${MENU_ITEM_LOOK} group`}>
              <Check className="size-4 shrink-0 opacity-0 group-data-selected:opacity-100" />
              <bdi className="truncate">{heading || t('column.numbered', { number: at + 1 })}</bdi>
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

/** From this number of rows on, redrawing them with every answer would slow down scrolling. */
const MANY = 1000;

/**
 * Returns all rows of a batch in order, live; undefined while they load. Updates as often as the counts, so that both
 * agree; a large running batch at most once a second.
 */
function useBatchRows({
  id,
  state,
  total,
}: Pick<BatchRecord, 'id' | 'state' | 'total'>): readonly LookupRecord[] | undefined {
  return useThrottledQuery<readonly LookupRecord[]>(
    (before) => (before === undefined ? readBatchRows(database, id) : refreshBatchRows(database, id, before)),
    id,
    state === 'running' && total >= MANY ? 1000 : 200,
  );
}

/** The rows of a batch: filter, sort, open and export. Reads the answers of rows in view only, until all are needed. */
export function BatchRows({ batch }: { batch: BatchRecord }) {
  const { profiles } = useApp();
  const texts = useTexts();
  const { t } = texts;
  const rows = useBatchRows(batch);
  const links = useRowLinks();
  const { readings, hasBands, readSoFar, readSoon, readForFile } = useRowReadings();
  const [typed, setFilter] = useState<RowFilter>({ text: '', group: 'all' });
  const [sorting, setSorting] = useState<Sorting>({ by: 'position', descending: false });
  const scoreOrder = useMemo(() => scoreOrderOf(batch, rows ?? [], profiles), [batch, rows, profiles]);
  const by = sorting.by === 'score' && scoreOrder === 'two-services' ? 'position' : sorting.by;

  const isCheckedAgain = batch.refresh && batch.state !== 'running';
  const isAllRead = isByReading(by) || filtersByAnswer(typed) || isCheckedAgain || (rows?.length ?? 0) <= READ_ALL;
  useEffect(() => {
    if (isAllRead && rows) readSoFar(rows);
  }, [isAllRead, rows, readSoFar]);

  const read = isAllRead ? readings : NONE;
  const areCounted = useAreCounted(rows, readings);
  const { decisionOf, hasDecisions } = useRowDecisions();
  const groups = useMemo(
    () => rowGroups(rows ?? [], areCounted ? read : NONE, { decisionOf, areRead: areCounted }),
    [rows, areCounted, read, decisionOf],
  );
  const [columns, setColumns] = useState<readonly number[]>(batch.source === 'parties' ? [ROLE_COLUMNS.name] : []);
  const { headings = NO_HEADINGS } = batch;
  const ofFile = useMemo(() => columns.map((at) => ({ at, heading: headings[at] ?? '' })), [columns, headings]);
  const extra = useExtraColumns(rows ?? NO_ROWS, { readings, decisionOf, hasDecisions, hasBands }, ofFile);
  const filter = useMemo(() => filterWithin(groups, typed), [groups, typed]);
  const arranged = useMemo(() => ({ by, descending: sorting.descending }), [by, sorting.descending]);
  const shown = useMemo(
    () => arrangeRows(rows ?? [], filter, arranged, read, texts, decisionOf),
    [rows, filter, arranged, read, texts, decisionOf],
  );
  const reviewed = useMemo(
    () => (isReview(filter) ? (rows ?? NO_ROWS).filter(({ id }) => hasFinding(readings.get(id))) : null),
    [filter, rows, readings],
  );
  const review = useReviewState(reviewed, { readings, decisionOf });
  const kept = useKeptRow(shown, links.shown, JSON.stringify(filter));
  const { choice, copyRows, status, ...copying } = useRowChoice(kept);
  const { busy, saveTable } = useExport({
    // A filter may look into answers that are not read yet.
    read: async (onProgress) =>
      rowsForFile(
        await refreshBatchRows(database, batch.id, rows ?? []),
        { filter, sorting: arranged },
        (all) => readForFile(all, onProgress),
        texts,
        decisionOf,
      ),
    readAnswers: readForFile,
    fileOf: (total) => batchFile(batch, total === rows?.length),
  });
  const emptyLists = useEmptyListQuestion(filter, shown);
  if (rows === undefined) return <SkeletonList />;
  const hasNote = scoreOrder !== 'possible' && (by === 'score' || scoreOrder === 'two-services');
  return (
    <section aria-label={t('rows.results')} className="flex min-h-64 flex-1 flex-col gap-3">
      <ChangedResults readings={readings} onReview={() => openSettingsAt('reading')} />
      {batch.refresh && areCounted && <CheckedAgain rows={rows} readings={readings} decisionOf={decisionOf} />}
      <RowsFilter filter={filter} groups={groups} onChange={setFilter} />
      {emptyLists && <EmptyListQuestion {...emptyLists} />}
      <RowsTools
        shown={kept.length}
        total={rows.length}
        review={review}
        isSearching={isStillSearching(rows, filter, readings)}
        busy={busy}
        note={hasNote ? ORDERS[scoreOrder] : null}
        saveTable={saveTable}
        copying={copying}
      >
        <RetryBatch batch={batch} rows={rows} />
        {headings.length > 0 && <ColumnsMenu headings={headings} chosen={columns} onChange={setColumns} />}
      </RowsTools>
      {choice && <ChosenRows choice={choice} />}
      {review?.isEnded(kept) ? (
        <ReviewEnd
          review={review}
          rows={reviewed ?? NO_ROWS}
          saveTable={saveTable}
          copyRows={copyRows}
          status={busy ?? status}
          links={links}
        />
      ) : (
        <RowsTable
          rows={kept}
          review={review}
          readings={readings}
          decisionOf={decisionOf}
          extra={extra}
          label={t('rows.table')}
          sort={{
            sorting,
            keys: scoreOrder === 'two-services' ? WITHOUT_SCORE : [...WITHOUT_SCORE, 'score'],
            onSort: (pressed) => setSorting(sortedBy(sorting, pressed)),
          }}
          onVisible={readSoon}
          links={links}
          choice={choice}
        />
      )}
    </section>
  );
}

/**
 * Whether the labels of all rows can be counted: from the first time that every answer is read. A count of the rows in
 * view would look like that of the batch.
 */
function useAreCounted(rows: readonly LookupRecord[] | undefined, readings: ReadonlyMap<string, RowSummary>): boolean {
  const [wereCounted, setCounted] = useState(false);
  const isWhole = rows?.every(({ id, state }) => state !== 'done' || readings.has(id)) ?? false;
  // Other rules start again; a row of a running batch is counted as soon as it is read.
  const areCounted = isWhole || (wereCounted && readings.size > 0);
  if (areCounted !== wereCounted) setCounted(areCounted);
  return areCounted;
}

/** The answers of more rows are read only when they are needed: a label needs all of them. */
const READ_ALL = 1000;

/** Notes about sorting by score. */
const ORDERS = {
  'no-scale': 'rows.numericOrder',
  'two-services': 'rows.twoProviders',
} as const satisfies Record<Exclude<ScoreOrder, 'possible'>, PlainKey>;

const WITHOUT_SCORE: readonly SortKey[] = ['position', 'state', 'label', 'hits', 'time'];

const NO_HEADINGS: readonly string[] = [];

const NO_ROWS: readonly LookupRecord[] = [];

const NONE: ReadonlyMap<string, RowSummary> = new Map();
