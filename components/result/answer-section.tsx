import { ChevronRight } from 'lucide-react';
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components';
import { useTexts } from '@/components/kit/texts';
import { GROUP_TITLES } from '@/utils/reading/group-titles';
import type { Section } from '@/utils/reading/sections/section';
import { BreachTimeline } from './breach-timeline';
import { FieldList } from './field-list';
import { countFields } from './filter-sections';
import { PartView } from './part-view';

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
