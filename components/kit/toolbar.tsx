import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';

/** What Tab reaches in a bar. */
const STOPS = ':is(a[href], button:not(:disabled)):not([tabindex="-1"])';

const stopsOf = (bar: Element): HTMLElement[] =>
  [...bar.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.checkVisibility());

/** Whether an event is of the bar itself: a menu that is opened from it is drawn elsewhere in the document. */
const isInside = (bar: Element, target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && bar.contains(target);

/**
 * Links and buttons in a row that are one stop of Tab, with arrow keys between them
 * (https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/). The one of React Aria loads its focus scopes, 12 kB before the first frame.
 */
export function Toolbar({
  className,
  children,
  ...label
}: {
  className: string;
  children: ReactNode;
  'aria-label': string;
}) {
  /** Where the focus was when it left. */
  const left = useRef<HTMLElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const { currentTarget: bar, target, key } = event;
    if (!isInside(bar, target) || event.altKey || event.ctrlKey || event.metaKey) return;
    const stops = stopsOf(bar);
    if (key === 'Tab') {
      left.current = target;
      // From the end of the bar, the browser goes on.
      (event.shiftKey ? stops[0] : stops.at(-1))?.focus();
      return;
    }
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const at = stops.findIndex((stop) => stop.contains(target));
    stops[at + (getComputedStyle(bar).direction === 'rtl' ? -step : step)]?.focus();
  };
  const onFocus = ({ currentTarget: bar, target, relatedTarget }: FocusEvent) => {
    if (!isInside(bar, target) || isInside(bar, relatedTarget)) return;
    left.current?.focus();
    left.current = null;
  };
  const onBlur = ({ currentTarget: bar, target, relatedTarget }: FocusEvent) => {
    if (isInside(bar, target) && !isInside(bar, relatedTarget)) left.current ??= target;
  };
  return (
    <div
      {...label}
      role="toolbar"
      aria-orientation="horizontal"
      className={className}
      onKeyDownCapture={onKeyDown}
      onFocusCapture={onFocus}
      onBlurCapture={onBlur}
    >
      {children}
    </div>
  );
}
