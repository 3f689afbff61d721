import { ChevronRight } from 'lucide-react';
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components';
import { useTexts } from '@/components/kit/texts';
import { GROUP_TITLES } from '@/utils/reading/group-titles';
import type { AnswerPart, Section, Value } from '@/utils/reading/sections/section';
import { FieldList } from './field-list';
import { countFields } from './filter-sections';
import { PartView } from './part-view';

/** Timeline of the breaches in a list, from first to last. Draws nothing with fewer than two dates. */
function BreachTimeline({ part }: { part: AnswerPart }) {
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

/** One group of the answer. Draws its content only while open: an answer may hold 20 000 values. */
export function AnswerSection({
  section,
  isOpen,
  note,
  onToggle,
}: {
  section: Section;
  isOpen: boolean;
  /** A count stated in the answer: "8 of 21". */
  note: string;
  onToggle: (isOpen: boolean) => void;
}) {
  const { t } = useTexts();
  const title = t(GROUP_TITLES[section.group]);
  return (
    <Disclosure
      isExpanded={isOpen}
      onExpandedChange={onToggle}
      data-group={section.group}
      className="rounded-lg border border-line"
    >
      <Heading level={3}>
        <Button
          slot="trigger"
          className="flex w-full cursor-default items-baseline gap-2 rounded-lg px-3 py-2 text-start data-hovered:bg-well"
        >
          <ChevronRight className={`self-center text-muted ${isOpen ? 'rotate-90' : 'rtl:rotate-180'}`} />
          <span className="font-semibold">{title}</span>
          <span className="text-xs text-muted">
            {note !== '' && `${note} · `}
            {t('result.fields', { count: countFields(section) })}
          </span>
        </Button>
      </Heading>
      <DisclosurePanel>
        {isOpen && (
          <div className="flex flex-col gap-3 px-3 pb-3">
            <FieldList fields={section.fields} />
            {section.parts.map((part) => (
              <div key={part.pointer} className="flex flex-col gap-2">
                {section.group === 'breaches' && <BreachTimeline part={part} />}
                <PartView part={part} under={title} />
              </div>
            ))}
          </div>
        )}
      </DisclosurePanel>
    </Disclosure>
  );
}
