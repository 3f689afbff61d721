import { Fragment, type Ref, type RefObject, useLayoutEffect, useRef } from 'react';
import { type DateFieldState, DateSegment, Group } from 'react-aria-components';
import { INPUT_LOOK } from '@/components/form/text-field';
import { DATE_PARTS, type DateParts, dobParts, dobReadings, dobText, pastedDob } from './dob-text';

/**
 * The box of the date field. It fixes the order of the parts, which differs between locales, even within one language.
 */
export function DobSegments({
  state,
  value,
  onChange,
  isInField,
  firstRef,
}: {
  state: DateFieldState;
  value: string;
  onChange: (value: string) => void;
  isInField: RefObject<boolean>;
  firstRef: Ref<HTMLSpanElement>;
}) {
  useDobText(state, value, onChange, isInField);
  return (
    <Group
      // The parts are YYYY-MM-DD in every language.
      dir="ltr"
      className={`flex items-center tabular-nums ${INPUT_LOOK}`}
      onPaste={(event) => {
        const pasted = pastedDob(event.clipboardData.getData('text'));
        if (pasted === undefined) return;
        event.preventDefault();
        onChange(pasted);
      }}
    >
      {DATE_PARTS.map((part, index) => {
        const segment = state.segments.find(({ type }) => type === part);
        if (segment === undefined) return null;
        return (
          <Fragment key={part}>
            {index > 0 && (
              <span aria-hidden="true" className="text-muted">
                -
              </span>
            )}
            <DateSegment
              {...(index === 0 ? { ref: firstRef } : {})}
              segment={segment}
              className="min-w-6 rounded-sm p-0.5 text-center first:-ms-0.5 -outline-offset-1 data-focused:bg-well data-placeholder:text-muted"
            />
          </Fragment>
        );
      })}
    </Group>
  );
}

/**
 * Keeps the text `value` equal to the segments of a date field, even incomplete or invalid ones. While the user is in the
 * field, the text follows the segments; otherwise the segments follow the text.
 */
function useDobText(
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
    // A date with two readings stays as it was pasted, and the segments empty, until the user has chosen one.
    if (text === (dobReadings(value) ? '' : value)) isFilling.current = false;
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
