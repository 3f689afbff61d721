import { useState } from 'react';
import { Button } from '@/components/form/button';
import { RelativeTime } from '@/components/relative-time';
import { useNow } from '@/components/use-now';
import { ChangeList } from './change-list';
import type { HistoryEntry } from './history-entry';
import { ScoreHistory } from './score-history';

/** Other answers about this subject: scores over time, and differences from the displayed answer. */
export function SubjectHistory({ id, entries }: { id: string; entries: readonly HistoryEntry[] }) {
  const now = useNow(60_000);
  const [compared, setCompared] = useState<string | null>(null);
  const shown = entries.find((entry) => entry.id === id);
  const others = entries.filter((entry) => entry.id !== id);
  const other = others.find((entry) => entry.id === compared);
  if (shown === undefined || others.length === 0) return <p className="text-muted">No other answer is stored.</p>;
  return (
    <div className="flex flex-col gap-3">
      <ScoreHistory entries={entries} />
      <ul aria-label="Other answers about this subject" className="flex flex-col">
        {others.map((entry) => (
          <li key={entry.id} className="flex items-center gap-3 border-t border-line py-1 first:border-0">
            <span className="flex-1 text-muted">
              <RelativeTime at={entry.at} now={now} />
            </span>
            <span className="font-semibold tabular-nums">{entry.score?.value ?? 'no single score'}</span>
            <Button
              aria-label={`${entry.id === compared ? 'Hide' : 'Compare'}: answer of ${new Date(entry.at).toISOString()}`}
              onPress={() => setCompared(entry.id === compared ? null : entry.id)}
            >
              {entry.id === compared ? 'Hide' : 'Compare'}
            </Button>
          </li>
        ))}
      </ul>
      {other && (
        <section className="flex flex-col gap-1">
          <h3 className="font-semibold">
            {other.at < shown.at ? 'From the earlier answer to this one' : 'From this answer to the later one'}
          </h3>
          {other.at < shown.at ? (
            <ChangeList before={other} after={shown} />
          ) : (
            <ChangeList before={shown} after={other} />
          )}
        </section>
      )}
    </div>
  );
}
