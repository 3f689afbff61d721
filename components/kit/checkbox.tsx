import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps } from 'react-aria-components';

/** A checkbox with a label, or the box of a row, which names it. `relative` keeps its hidden input within scrolled lists. */
export function Checkbox({
  children,
  ...props
}: Omit<CheckboxProps, 'className' | 'children'> & { children?: ReactNode }) {
  return (
    <AriaCheckbox
      {...props}
      className={`group relative flex min-h-8 min-w-6 cursor-default gap-2 py-1 ${children ? 'items-start' : 'items-center'}`}
    >
      <span
        aria-hidden="true"
        className={`flex size-4 shrink-0 items-center justify-center rounded-sm border border-edge bg-paper text-xs leading-none group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-accent group-data-selected:border-accent group-data-selected:bg-accent group-data-indeterminate:border-accent group-data-selected:text-on-accent ${children ? 'mt-0.5' : ''}`}
      >
        <Check className="size-3 stroke-3 opacity-0 group-data-selected:opacity-100" />
        <span className="absolute hidden h-0.5 w-2 bg-accent group-data-indeterminate:block" />
      </span>
      {children && <span className="min-w-0">{children}</span>}
    </AriaCheckbox>
  );
}
