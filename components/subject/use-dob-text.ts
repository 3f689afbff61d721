import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { DateFieldState } from 'react-aria-components';
import { DATE_PARTS, type DateParts, dobParts, dobText } from './dob-text';

/**
 * Keeps the text `value` equal to the segments of a date field, even incomplete or invalid ones. While the user is in the
 * field, the text follows the segments; otherwise the segments follow the text.
 */
export function useDobText(
  state: DateFieldState,
  value: string,
  onChange: (value: string) => void,
  isInField: RefObject<boolean>,
): void {
  const parts = partsOf(state);
  const wanted = dobParts(value);
  const lastValue = useRef(value);
  const isFilling = useRef(true);
  // React Aria's field reports only valid dates, keeps the last one while a part is cleared, and turns 31 February into
  // the 29th on blur. Runs before paint until text and segments agree.
  useLayoutEffect(() => {
    if (value !== lastValue.current) isFilling.current = true;
    lastValue.current = value;
    const text = dobText(parts);
    const differing = DATE_PARTS.find((part) => parts[part] !== wanted[part]);
    if (text === value) isFilling.current = false;
    else if (differing === undefined || (isInField.current && !isFilling.current)) onChange(text);
    else {
      isFilling.current = true;
      const number = wanted[differing];
      if (number === null) state.clearSegment(differing);
      else state.setSegment(differing, number);
    }
  });
}

function partsOf({ segments }: DateFieldState): DateParts {
  const value = (type: keyof DateParts) => {
    const segment = segments.find((each) => each.type === type);
    return segment === undefined || segment.isPlaceholder ? null : (segment.value ?? null);
  };
  return { year: value('year'), month: value('month'), day: value('day') };
}
