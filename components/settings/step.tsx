import { Check } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { Button } from '@/components/kit/button';
import { useTexts } from '@/components/kit/texts';
import { useLostFocus } from '@/components/kit/use-lost-focus';

/** One step toward the first score. A done step is one line, with *Change* if it can be opened again. */
export function Step({
  number,
  title,
  isDone,
  doneLine = title,
  isOpen,
  onChange,
  children,
}: {
  number: number;
  title: string;
  isDone: boolean;
  /** Replaces the title when the step is done. */
  doneLine?: string;
  isOpen: boolean;
  onChange?: () => void;
  children: ReactNode;
}) {
  const { t } = useTexts();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // Folding a step removes its fields, one of which may have the focus.
  useLostFocus(heading, isOpen, false);
  const isFolded = isDone && !isOpen;
  return (
    <li>
      <section
        aria-labelledby={id}
        data-testid={`step-${number}`}
        data-done={isDone}
        className="rounded-lg border border-line bg-paper p-5 shadow-1"
      >
        <div className="flex flex-wrap items-center gap-3">
          <span
            aria-hidden="true"
            className={`flex size-7 shrink-0 items-center justify-center rounded-full border font-semibold ${
              isDone
                ? 'border-calm-line bg-calm-well text-calm'
                : isOpen
                  ? 'border-accent bg-accent text-on-accent'
                  : 'border-edge text-muted'
            }`}
          >
            {isDone ? <Check /> : number}
          </span>
          <h2
            id={id}
            ref={heading}
            tabIndex={-1}
            className={`min-w-0 flex-1 text-base font-semibold outline-none ${isOpen ? '' : 'text-second'}`}
          >
            {isFolded ? doneLine : title}
            <span className="sr-only"> · {t(isDone ? 'welcome.done' : 'welcome.toDo')}</span>
          </h2>
          {isFolded && onChange && (
            <Button variant="quiet" onPress={onChange}>
              {t('welcome.change')}
            </Button>
          )}
        </div>
        {isOpen && <div className="mt-4 flex flex-col gap-4 sm:ps-10">{children}</div>}
      </section>
    </li>
  );
}
