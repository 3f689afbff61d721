import { ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Limited } from '@/components/fields/limited';
import { Button } from '@/components/kit/button';
import { RichText, useTexts } from '@/components/kit/texts';
import { visibleText } from '@/utils/json/visible-text';
import { type AnswerChange, answerChanges } from '@/utils/reading/answer-changes';
import { comparableScores } from '@/utils/reading/score/comparable-scores';
import { fieldNames } from '@/utils/reading/sections/field-names';
import type { HistoryEntry, SubjectHistoryList } from './history-entry';

/** Lists the differences between two answers, field by field, as sent. */
function ChangeList({ before, after }: { before: HistoryEntry; after: HistoryEntry }) {
  const texts = useTexts();
  const { t } = texts;
  const changes = answerChanges(before.read, after.read, texts);
  const nameOf = fieldNames(before.read.report.sections, after.read.report.sections);
  if (changes.length === 0) return <p>{t('transfer.noChanges')}</p>;
  return (
    <Limited items={changes} first={30}>
      {(shown) => (
        <ul aria-label={t('history.changes')} className="flex flex-col">
          {shown.map((change) => (
            <li key={change.pointer} className="border-t border-line py-1 first:border-0">
              <bdi className="block text-xs text-muted" title={visibleText(change.pointer)}>
                {nameOf(change.pointer)}
              </bdi>
              <Words change={change} />
            </li>
          ))}
        </ul>
      )}
    </Limited>
  );
}

function Words({ change: { before, after } }: { change: AnswerChange }) {
  const added = (
    <b>
      <bdi>{after}</bdi>
    </b>
  );
  if (before === null) return <RichText text="history.added" slots={{ value: added }} />;
  if (after === null) return <RichText text="history.removed" slots={{ value: <bdi>{before}</bdi> }} />;
  return (
    <span>
      <bdi>{before}</bdi>
      <ArrowRight className="mx-1 inline size-3.5 align-[-0.15em] rtl:rotate-180" />
      {/* For screen readers, and for a copy of the line. */}
      <span className="sr-only"> → </span>
      {added}
    </span>
  );
}

/** Scores over time as a thin, neutral line: it shows that the number moved, not whether that is good. */
function ScoreHistory({ entries }: { entries: readonly HistoryEntry[] }) {
  const { t, formats } = useTexts();
  const points = comparableScores(entries);
  const [first, last] = [points[0], points.at(-1)];
  if (points.length < 2 || first === undefined || last === undefined) return null;
  const numbers = points.map(({ score }) => score.number);
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const x = (at: number) => (last.at === first.at ? 50 : 2 + (96 * (at - first.at)) / (last.at - first.at));
  const y = (score: number) => (high === low ? 15 : 27 - (24 * (score - low)) / (high - low));
  return (
    <figure className="flex items-center gap-3 rounded-lg border border-line px-3 py-2">
      <span className="tabular-nums">{first.score.value}</span>
      <svg
        role="img"
        aria-label={t('history.scores', { scores: formats.list(points.map(({ score }) => score.value)) })}
        viewBox="0 0 100 30"
        preserveAspectRatio="none"
        className="h-8 min-w-0 flex-1 overflow-visible"
      >
        <polyline
          points={points.map(({ at, score }) => `${x(at)},${y(score.number)}`).join(' ')}
          className="fill-none stroke-edge"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
        {points.map(({ id, at, score }) => (
          // A line of zero length with round caps is a dot that does not stretch with the picture.
          <line
            key={id}
            x1={x(at)}
            x2={x(at)}
            y1={y(score.number)}
            y2={y(score.number)}
            className="stroke-ink"
            strokeWidth="6"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <span className="font-semibold tabular-nums">{last.score.value}</span>
    </figure>
  );
}

/** Other answers about this subject: scores over time, and differences from the displayed answer. */
export function SubjectHistory({ id, history }: { id: string; history: SubjectHistoryList }) {
  const { t, formats } = useTexts();
  const [entries, setEntries] = useState<readonly HistoryEntry[]>();
  useEffect(() => {
    let isGone = false;
    void history.load().then((read) => isGone || setEntries(read));
    return () => {
      isGone = true;
    };
  }, [history]);
  const [compared, setCompared] = useState<string | null>(null);
  if (entries === undefined) return null;
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
                  aria-label={t('history.compareResult', { time: formats.moment(entry.at, 'exact') })}
                  aria-expanded={entry.id === compared}
                  onPress={() => setCompared(entry.id === compared ? null : entry.id)}
                >
                  {t('compare.ownSave')}
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
