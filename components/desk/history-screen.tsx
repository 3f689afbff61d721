import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { EmptyListQuestion } from '@/components/batch/empty-list-question';
import { useEmptyListQuestion } from '@/components/batch/use-empty-list-question';
import { useKeptRow } from '@/components/batch/use-kept-row';
import { SkeletonList } from '@/components/kit/skeleton';
import { useTexts } from '@/components/kit/texts';
import { useRowLinks } from '@/components/kit/use-desk';
import { ChosenRows } from '@/components/lookups/chosen-rows';
import { historyFile } from '@/components/lookups/lookup-file';
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
  type Sorting,
  type SortKey,
  sortedBy,
} from '@/utils/batch/arrange-rows';
import { answerGroupOf, isByAnswer, rowGroups } from '@/utils/batch/row-groups';
import { rowsInScope } from '@/utils/batch/row-scope';
import type { RowSummary } from '@/utils/batch/row-summary';
import { type LookupRecord, withoutSourceRows } from '@/utils/lookup/lookup-record';
import { refreshAllLookups } from '@/utils/storage/all-lookups';
import { database } from '@/utils/storage/page-database';
import { LinkToCase } from './case-link';
import { DecisionsLink } from './decisions-link';
import { HistoryScope } from './history-scope';
import { LogMenu } from './log-menu';
import { useAllLookups } from './use-all-lookups';
import { useAnswerGroup } from './use-answer-group';
import { useHistoryScope } from './use-history-scope';
import { useLogExport } from './use-log-export';

const SelectionExport = lazy(() => import('@/components/settings/selection-export-screen'));

/** Every lookup, single or of a batch, newest first, in any state: search, sort, open and export. Viewing sends nothing. */
export function History({ isReview: isReviewed }: { /** It starts with what is to review. */ isReview: boolean }) {
  const texts = useTexts();
  const { t } = texts;
  const all = useAllLookups();
  const { readings, hasBands, readSoFar, readSoon, readForFile } = useRowReadings();
  const { decisionOf, hasDecisions } = useRowDecisions();
  const links = useRowLinks();
  const [typed, setFilter] = useState<RowFilter>({ text: '', group: isReviewed ? 'review' : 'all' });
  const [sorting, setSorting] = useState<Sorting>({ by: 'position', descending: false });
  const { scope, setScope, readFound, found: asked, known, typedCase } = useHistoryScope();
  const lookups = useMemo(
    () => rowsInScope(all?.lookups ?? NO_LOOKUPS, scope, { now: Date.now(), found: asked, decisionOf }),
    [all, scope, asked, decisionOf],
  );
  const groups = useMemo(() => rowGroups(lookups, UNREAD, { decisionOf, areRead: false }), [lookups, decisionOf]);
  const filter = useMemo(() => filterWithin(groups, typed), [groups, typed]);
  const isSortedByAnswer = isByReading(sorting.by);
  const needsAnswers = isByAnswer(filter.group) || isSortedByAnswer;
  const found = useAnswerGroup(filter.group, lookups);
  const listed = found === null ? lookups : (found?.rows ?? NO_LOOKUPS);
  // The index says what the answers say. A decision holds only as long as its answer says the same, and a search looks into words.
  const toRead = useMemo(() => {
    if (!needsAnswers) return NO_LOOKUPS;
    if (isSortedByAnswer) return listed;
    if (filter.text.trim() !== '' && filter.group !== 'undecided') return listed;
    return listed.filter((row) => decisionOf(row, undefined) !== undefined);
  }, [filter, needsAnswers, isSortedByAnswer, listed, decisionOf]);
  const left = useMemo(() => ({ ...filter, group: leftOf(filter.group) }), [filter]);
  const read = needsAnswers ? readings : UNREAD;
  useEffect(() => {
    readSoFar(toRead);
  }, [toRead, readSoFar]);
  const extra = useExtraColumns(lookups, { readings, decisionOf, hasDecisions, hasBands });
  const shown = useMemo(
    () => arrangeRows(listed, left, sorting, read, texts, decisionOf),
    [listed, left, sorting, read, texts, decisionOf],
  );
  const review = useReviewState(isReview(filter) && found ? listed : null, { readings, decisionOf });
  const kept = useKeptRow(shown, links.shown, JSON.stringify(filter));
  const { choice, copyRows, status, ...copying } = useRowChoice(kept);
  const { busy, saveTable } = useExport({
    read: async (onProgress) => {
      const now = rowsInScope(await refreshAllLookups(database, all?.lookups ?? NO_LOOKUPS), scope, {
        ...{ now: Date.now(), decisionOf, found: await readFound() },
      });
      const answers = needsAnswers ? await readForFile(now, onProgress) : UNREAD;
      return arrangeRows(now, filter, sorting, answers, texts, decisionOf).map(withoutSourceRows);
    },
    readAnswers: readForFile,
    fileOf: () => historyFile(Date.now()),
  });
  const isReading = found === undefined || toRead.some(({ id, state }) => state === 'done' && !readings.has(id));
  const isRenewing = found != null && found.read < found.total;
  const renewing = isRenewing
    ? t('rows.reading', { done: t('count.ofTotal', { part: found.read, total: found.total }) })
    : null;
  const emptyLists = useEmptyListQuestion(filter, shown);
  const log = useLogExport();
  const [isHandingOver, setHandingOver] = useState(false);
  // A lookup beside the list has the focus.
  const [isFirst] = useState(links.shown === null);
  if (all === undefined) return <SkeletonList />;
  const isEmpty = all.lookups.length === 0;
  const onHandOver = isEmpty ? null : () => setHandingOver(true);
  const logMenu = (
    <>
      <DecisionsLink />
      <LogMenu exports={log.exports} onHandOver={onHandOver} onCheck={log.check} />
    </>
  );
  // Decisions and the log outlive the results.
  if (isEmpty) {
    return (
      <div className="flex flex-col items-start gap-2">
        <p className="text-muted">{t('history.none')}</p>
        {logMenu}
        <p role="status">{log.failed}</p>
      </div>
    );
  }
  return (
    <section
      aria-label={t(isReviewed ? 'rows.toReview' : 'desk.history')}
      // In the search the keys of a review would be text.
      ref={isFirst && isReviewed ? takeFocus : undefined}
      tabIndex={-1}
      className="flex min-h-64 flex-1 flex-col gap-2 outline-none"
    >
      <RowsFilter
        filter={filter}
        groups={groups}
        isCounted={all.isComplete}
        isFirst={isFirst && !isReviewed}
        onChange={setFilter}
      >
        <HistoryScope scope={scope} known={known} onChange={setScope}>
          {typedCase && <LinkToCase {...typedCase} />}
        </HistoryScope>
      </RowsFilter>
      {emptyLists && <EmptyListQuestion {...emptyLists} />}
      <RowsTools
        shown={kept.length}
        total={all.lookups.length}
        review={review}
        isSearching={!all.isComplete || isReading || isRenewing}
        busy={busy ?? log.failed ?? renewing}
        saveTable={all.isComplete ? saveTable : null}
        copying={copying}
      >
        {logMenu}
      </RowsTools>
      {isHandingOver && (
        <Suspense>
          <SelectionExport ids={shown.map(({ id }) => id)} onClose={() => setHandingOver(false)} />
        </Suspense>
      )}
      {choice && <ChosenRows choice={choice} />}
      {review?.isEnded(kept) && !isReading ? (
        <ReviewEnd
          review={review}
          rows={listed}
          saveTable={saveTable && ((rows) => saveTable(rows.map(withoutSourceRows)))}
          copyRows={copyRows}
          status={busy ?? status}
          links={links}
        />
      ) : (
        <RowsTable
          label={t('history.lookups')}
          rows={kept}
          review={review}
          readings={readings}
          decisionOf={decisionOf}
          extra={extra}
          sort={{ sorting, keys: SORT_KEYS, onSort: (pressed) => setSorting(sortedBy(sorting, pressed)) }}
          onVisible={readSoon}
          links={links}
          choice={choice}
        />
      )}
    </section>
  );
}

const takeFocus = (section: HTMLElement | null): void => section?.focus({ preventScroll: true });

/** Not by score: numbers of several providers and operations have no common order. */
const SORT_KEYS: readonly SortKey[] = ['subject', 'state', 'label', 'hits', 'time'];

const NO_LOOKUPS: readonly LookupRecord[] = [];

/** What is left to decide of a row once the index has found it. */
const leftOf = (group: RowFilter['group']): RowFilter['group'] => {
  if (group === 'review') return 'undecided';
  return answerGroupOf(group) === null ? group : 'all';
};

/** What the answers say is read for a filter by hits; else the search covers subjects and failures. */
const UNREAD: ReadonlyMap<string, RowSummary> = new Map();
