import { useState } from 'react';
import { Button } from '@/components/form/button';
import { RelativeTime } from '@/components/relative-time';
import { useTexts } from '@/components/texts';
import { useNow } from '@/components/use-now';
import { ChangeList } from './change-list';
import type { HistoryEntry } from './history-entry';
import { ScoreHistory } from './score-history';

/** Other answers about this subject: scores over time, and differences from the displayed answer. */
export function SubjectHistory({ id, entries }: { id: string; entries: readonly HistoryEntry[] }) {
  const { t, formats } = useTexts();
  const now = useNow(60_000);
  const [compared, setCompared] = useState<string | null>(null);
  const shown = entries.find((entry) => entry.id === id);
  const others = entries.filter((entry) => entry.id !== id);
  const other = others.find((entry) => entry.id === compared);
  if (shown === undefined || others.length === 0) return <p className="text-muted">{t('history.noOthers')}</p>;
  return (
    <div className="flex flex-col gap-3">
      <ScoreHistory entries={entries} />
      <ul aria-label={t('history.others')} className="flex flex-col">
        {others.map((entry) => (
          <li key={entry.id} className="flex items-center gap-3 border-t border-line py-1 first:border-0">
            <span className="flex-1 text-muted">
              <RelativeTime at={entry.at} now={now} />
            </span>
            <span className="font-semibold tabular-nums">{entry.score?.value ?? t('rows.noScore')}</span>
            {/* The numbers before it stay in one column. */}
            <span className="flex min-w-24">
              <Button
                aria-label={t(entry.id === compared ? 'history.hideResult' : 'history.compareResult', {
                  time: formats.moment(entry.at, 'exact'),
                })}
                onPress={() => setCompared(entry.id === compared ? null : entry.id)}
              >
                {t(entry.id === compared ? 'history.hide' : 'history.compare')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {other && (
        <section className="flex flex-col gap-1">
          <h3 className="font-semibold">
            {t(other.at < shown.at ? 'history.changesSince' : 'history.changesUntil', {
              time: formats.moment(other.at, 'exact'),
            })}
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
