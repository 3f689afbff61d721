import { useState } from 'react';
import { Button } from '@/components/kit/button';
import { useTexts } from '@/components/kit/texts';
import { ChangeList } from './change-list';
import type { HistoryEntry } from './history-entry';
import { ScoreHistory } from './score-history';

/** Other answers about this subject: scores over time, and differences from the displayed answer. */
export function SubjectHistory({ id, entries }: { id: string; entries: readonly HistoryEntry[] }) {
  const { t, formats } = useTexts();
  const [compared, setCompared] = useState<string | null>(null);
  const shown = entries.find((entry) => entry.id === id);
  const others = entries.filter((entry) => entry.id !== id);
  if (shown === undefined || others.length === 0) return <p className="text-muted">{t('history.noOthers')}</p>;
  return (
    <div className="flex flex-col gap-3">
      <ScoreHistory entries={entries} />
      <ul aria-label={t('history.others')} className="flex flex-col">
        {others.map((entry) => (
          <li key={entry.id} className="border-t border-line py-1 first:border-0">
            <div className="flex items-center gap-3">
              <time className="flex-1 text-muted" dateTime={new Date(entry.at).toISOString()}>
                {formats.moment(entry.at, 'exact')}
              </time>
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
            </div>
            {entry.id === compared && <Changes other={entry} shown={shown} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The differences between the displayed answer and another one, from the earlier to the later. */
function Changes({ other, shown }: { other: HistoryEntry; shown: HistoryEntry }) {
  const { t, formats } = useTexts();
  const isEarlier = other.at < shown.at;
  return (
    <section className="flex flex-col gap-1 rounded-md bg-well px-2 py-1.5">
      <h3 className="font-semibold">
        {t(isEarlier ? 'history.changesSince' : 'history.changesUntil', { time: formats.moment(other.at, 'exact') })}
      </h3>
      <ChangeList before={isEarlier ? other : shown} after={isEarlier ? shown : other} />
    </section>
  );
}
