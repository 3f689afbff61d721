import { Limited } from '@/components/result/limited';
import { type AnswerChange, answerChanges } from '@/utils/reading/answer-changes';
import { visibleText } from '@/utils/reading/json/visible-text';
import type { HistoryEntry } from './history-entry';

/** Lists the differences between two answers, field by field, as sent. */
export function ChangeList({ before, after }: { before: HistoryEntry; after: HistoryEntry }) {
  const changes = answerChanges(before.read, after.read);
  if (changes.length === 0) return <p>Both answers say the same, field by field.</p>;
  return (
    <Limited items={changes} first={30}>
      {(shown) => (
        <ul aria-label="Differences" className="flex flex-col">
          {shown.map((change) => (
            <li key={change.pointer} className="border-t border-line py-1 first:border-0">
              <bdi className="block font-mono text-xs text-muted">{visibleText(change.pointer)}</bdi>
              <Words change={change} />
            </li>
          ))}
        </ul>
      )}
    </Limited>
  );
}

function Words({ change: { before, after } }: { change: AnswerChange }) {
  if (before === null) return <span>new: {<b>{<bdi>{after}</bdi>}</b>}</span>;
  if (after === null) {
    return (
      <span>
        no longer there: <bdi>{before}</bdi>
      </span>
    );
  }
  return (
    <span>
      <bdi>{before}</bdi> → <b>{<bdi>{after}</bdi>}</b>
    </span>
  );
}
