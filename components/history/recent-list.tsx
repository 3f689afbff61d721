import { GridList, GridListItem } from 'react-aria-components';
import { RelativeTime } from '@/components/relative-time';
import { subjectTitle } from '@/components/result/subject-title';
import { useNow } from '@/components/use-now';
import type { LookupRecord, LookupState } from '@/utils/lookup/lookup-record';
import { OPERATIONS } from '@/utils/service/operations';

const STATE_WORDS: Record<LookupState, string> = {
  queued: '… waiting',
  sending: '… asking',
  done: '✓ answered',
  failed: '✕ failed',
  unknown: '? outcome unknown',
  cancelled: '– stopped',
};

/**
 * Lookups in one Tab stop, newest first, each with its state in words, its age, and its score if the answer has exactly
 * one.
 */
export function RecentList({
  recent,
  onShow,
}: {
  recent: { record: LookupRecord; score: string | null }[];
  onShow: (id: string) => void;
}) {
  const now = useNow(1000);
  if (recent.length === 0)
    return <p className="text-muted">No look-ups yet. Those of batches are on the page of batches.</p>;
  return (
    <GridList aria-label="Recent look-ups" onAction={(id) => onShow(String(id))} className="flex flex-col">
      {recent.map(({ record, score }) => (
        <GridListItem
          key={record.id}
          id={record.id}
          textValue={[subjectTitle(record.subject), STATE_WORDS[record.state], score ?? ''].join(' ')}
          className="flex cursor-default items-center gap-3 border-b border-line px-1 py-2 -outline-offset-2 last:border-0 data-hovered:bg-well"
        >
          <span className="min-w-0 flex-1">
            <span dir="auto" className="block truncate text-with-parent">
              {subjectTitle(record.subject)}
            </span>
            <span className="block text-xs text-muted">
              {OPERATIONS[record.subject.operation].words.name} · {STATE_WORDS[record.state]} ·{' '}
              <RelativeTime at={record.createdAt} now={now} />
            </span>
          </span>
          {score !== null && <span className="max-w-24 truncate text-base font-semibold tabular-nums">{score}</span>}
        </GridListItem>
      ))}
    </GridList>
  );
}
