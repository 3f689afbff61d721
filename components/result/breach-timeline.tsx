import type { AnswerPart } from '@/utils/reading/sections/section';
import { breachDates } from './breach-dates';

/** Timeline of the breaches in a list, from first to last. Draws nothing with fewer than two dates. */
export function BreachTimeline({ part }: { part: AnswerPart }) {
  const dates = breachDates(part);
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined || first.at === last.at) return null;
  const x = (at: number) => 2 + (96 * (at - first.at)) / (last.at - first.at);
  return (
    <figure className="flex flex-col gap-1">
      <svg
        role="img"
        aria-label={`${dates.length} with a date, ${first.text} to ${last.text}`}
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        className="h-4 w-full overflow-visible"
      >
        <line x1="0" x2="100" y1="5" y2="5" className="stroke-edge" strokeWidth="1" vectorEffect="non-scaling-stroke" />
        {dates.map(({ pointer, title, at, text }) => (
          <line
            key={pointer}
            x1={x(at)}
            x2={x(at)}
            y1="0.5"
            y2="9.5"
            className="stroke-ink"
            strokeWidth="3"
            vectorEffect="non-scaling-stroke"
          >
            <title>{`${title}: ${text}`}</title>
          </line>
        ))}
      </svg>
      <figcaption className="flex justify-between gap-3 text-xs text-muted tabular-nums">
        <span>
          {first.text} <bdi>{first.title}</bdi>
        </span>
        <span className="text-right">
          {last.text} <bdi>{last.title}</bdi>
        </span>
      </figcaption>
    </figure>
  );
}
