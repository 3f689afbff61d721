import { Fragment, type Ref, type RefObject } from 'react';
import { type DateFieldState, DateSegment, Group } from 'react-aria-components';
import { INPUT_LOOK } from '@/components/form/text-field';
import { DATE_PARTS, pastedDob } from './dob-text';
import { useDobText } from './use-dob-text';

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
              className="rounded-sm px-0.5 first:-ms-0.5 -outline-offset-1 data-focused:bg-well data-placeholder:text-muted"
            />
          </Fragment>
        );
      })}
    </Group>
  );
}
