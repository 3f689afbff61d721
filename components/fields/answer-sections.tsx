import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/kit/button';
import { TextField } from '@/components/kit/text-field';
import { useTexts } from '@/components/kit/texts';
import { countInWords, isScreened, notUnderstoodInWords } from '@/utils/reading/in-words';
import type { Report } from '@/utils/reading/report';
import { AnswerSection } from './answer-section';
import type { ExpandedGroups } from './expanded-groups';
import { countFields, filterSections, onlyFields } from './filter-sections';
import { visibleRows } from './part-view';
import { holdsField, type ShownField, ShownFieldContext } from './shown-field';

/**
 * Scrolls to the field that is to be shown and focuses it, once it is drawn. A value without an element, such as one
 * text of a list, is shown by its container.
 */
function useReveal(inside: RefObject<HTMLElement | null>, shown: ShownField): void {
  useEffect(() => {
    if (shown === null) return;
    const element = elementOf(inside.current, shown.pointer);
    if (!element) return;
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'center' });
  }, [inside, shown]);
}

/** Returns the element with the longest pointer that holds a pointer. */
function elementOf(inside: HTMLElement | null, pointer: string): HTMLElement | null {
  const byPointer = new Map<string | undefined, HTMLElement>();
  for (const element of inside?.querySelectorAll<HTMLElement>('[data-pointer]') ?? [])
    byPointer.set(element.dataset.pointer, element);
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const element = byPointer.get(at);
    if (element) return element;
  }
  return null;
}

/** Sections with more rows start folded, so the user gets an overview first. */
const UNFOLDED_ROWS = 12;
/** Screening is the purpose of the check, so its limit is higher. */
const UNFOLDED_SCREENING_ROWS = 40;

const UNFILTERED = { query: '', isOnlyNotUnderstood: false };

/** The whole answer in groups, each field once, under the service's titles, with a filter. */
export function AnswerSections({
  report,
  expandedGroups,
  shownField,
}: {
  report: Pick<Report, 'sections' | 'counts' | 'reasons' | 'coverage' | 'operation' | 'screening'>;
  expandedGroups: ExpandedGroups;
  /** The field to open and go to. */
  shownField: ShownField;
}) {
  const texts = useTexts();
  const { t } = texts;
  // A filter could hide the field that is to be shown, so it belongs to the one before.
  const [filter, setFilter] = useState({ ...UNFILTERED, of: shownField });
  const { query, isOnlyNotUnderstood } = filter.of === shownField ? filter : UNFILTERED;
  // A group that was opened for a field may be closed again.
  const [closed, setClosed] = useState<ShownField>(null);
  const list = useRef<HTMLDivElement>(null);
  useReveal(list, shownField);
  const isFiltered = query.trim() !== '' || isOnlyNotUnderstood;
  const sections = isOnlyNotUnderstood
    ? onlyFields(report.sections, new Set(report.coverage.notUnderstood.map(({ pointer }) => pointer)))
    : report.sections;
  const shown = filterSections(sections, query);
  const notUnderstood = isScreened(report) ? notUnderstoodInWords(report.coverage, texts) : null;
  const found = shown.reduce((sum, section) => sum + countFields(section), 0);
  return (
    <div ref={list} className="flex flex-col gap-2">
      <TextField
        aria-label={t('result.search')}
        type="search"
        autoComplete="off"
        placeholder={t('result.search')}
        value={query}
        onChange={(query) => setFilter({ query, isOnlyNotUnderstood, of: shownField })}
      />
      <p role="status" className="text-xs text-muted">
        {isFiltered && (found === 0 ? t('result.noField') : t('result.matches', { count: found }))}
      </p>
      {notUnderstood !== null && (
        <p className="text-xs text-muted" data-testid="not-understood">
          <Button
            variant="quiet"
            size="small"
            onPress={() => setFilter({ query, isOnlyNotUnderstood: !isOnlyNotUnderstood, of: shownField })}
          >
            {isOnlyNotUnderstood ? t('result.showAllFields') : notUnderstood}
          </Button>
        </p>
      )}
      <ShownFieldContext value={shownField}>
        {shown.map((section) => {
          const most = section.group === 'screening' ? UNFOLDED_SCREENING_ROWS : UNFOLDED_ROWS;
          // The reasons are already shown above.
          const isShownAbove = section.group === 'technical' || (section.group === 'why' && report.reasons.length > 0);
          const usual = !isShownAbove && visibleRows(section) <= most;
          const isAsked =
            closed !== shownField &&
            [...section.fields, ...section.parts].some((item) => holdsField(item.pointer, shownField));
          const isOpen = isFiltered || isAsked || (expandedGroups.open[section.group] ?? usual);
          const count = report.counts.find(({ kind }) => kind === section.group);
          return (
            <AnswerSection
              key={section.group}
              section={section}
              isOpen={isOpen}
              note={count ? countInWords(count, texts) : ''}
              onToggle={(open) => {
                if (isAsked) setClosed(shownField);
                expandedGroups.set(section.group, open);
              }}
            />
          );
        })}
      </ShownFieldContext>
    </div>
  );
}
