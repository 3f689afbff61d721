import { useTexts } from '@/components/kit/texts';
import type { AnswerPart, Value } from '@/utils/reading/sections/section';

/** Timeline of the breaches in a list, from first to last. Draws nothing with fewer than two dates. */
export function BreachTimeline({ part }: { part: AnswerPart }) {
  const { t } = useTexts();
  const dates = breachDates(part);
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined || first.at === last.at) return null;
  const x = (at: number) => 2 + (96 * (at - first.at)) / (last.at - first.at);
  return (
    <figure className="flex flex-col gap-1">
      <svg
        role="img"
        aria-label={t('result.breachDates', { count: dates.length, first: first.text, last: last.text })}
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
        <span className="text-end">
          {last.text} <bdi>{last.title}</bdi>
        </span>
      </figcaption>
    </figure>
  );
}

/** One breach with its date; `at` in milliseconds, `text` as sent. */
interface BreachDate {
  pointer: string;
  title: string;
  at: number;
  text: string;
}

/** Returns the calendar day of a date, ignoring its time zone: precise enough for a timeline of years. */
function dayOf(value: Value): number | null {
  if (value.kind !== 'date') return null;
  const day = /^\d{4}-\d{2}(-\d{2})?/.exec(value.text)?.[0] ?? value.at;
  const at = day === null ? Number.NaN : Date.parse(day);
  return Number.isNaN(at) ? null : at;
}

/**
 * Returns the breaches of a list that have a date. If there are several dates, only the one named after the breach
 * counts, not the day it was added to a register.
 */
function breachDates(part: AnswerPart): BreachDate[] {
  if (!part.list) return [];
  const dates = part.parts.flatMap((item) => {
    const dated = item.fields.filter(({ value }) => value.kind === 'date');
    const named =
      dated.find(({ key }) => /breach|leak|occur|^date$/i.test(key)) ?? (dated.length === 1 ? dated[0] : undefined);
    const at = named === undefined ? null : dayOf(named.value);
    if (named === undefined || at === null || named.value.kind !== 'date') return [];
    return [{ pointer: item.pointer, title: item.title, at, text: named.value.text }];
  });
  return dates.sort((a, b) => a.at - b.at);
}
