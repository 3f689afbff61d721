import { useTexts } from '@/components/kit/texts';
import { comparableScores } from '@/utils/reading/score/comparable-scores';
import type { HistoryEntry } from './history-entry';

/** Scores over time as a thin, neutral line: it shows that the number moved, not whether that is good. */
export function ScoreHistory({ entries }: { entries: readonly HistoryEntry[] }) {
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
