import { CalendarDate } from '@internationalized/date';
import { type Ref, useRef } from 'react';
import { DateField, I18nProvider, Label, Text } from 'react-aria-components';
import { FieldProblem } from '../text-field';
import { ClearButton } from './clear-button';
import { DobSegments } from './dob-segments';

/** Where the arrow keys begin in an empty field. */
const LIKELY = new CalendarDate(1980, 1, 1);

/**
 * A date of birth in parts. `value` is YYYY-MM-DD, with `?` for digits not filled in and `''` for an empty field; it
 * may be no real date: nothing is corrected behind the agent's back.
 */
export function DobField({
  value,
  onChange,
  problem,
  firstRef,
}: {
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
  firstRef: Ref<HTMLSpanElement>;
}) {
  const isInField = useRef(false);
  return (
    // Whatever the browser's language, the year is that of the Gregorian calendar.
    <I18nProvider locale="en-CA">
      <DateField
        granularity="day"
        shouldForceLeadingZeros
        placeholderValue={LIKELY}
        isInvalid={problem !== undefined}
        validationBehavior="aria"
        onFocusChange={(isFocused) => {
          isInField.current = isFocused;
        }}
        onKeyDown={(event) => {
          // As in any other field: the segments are no inputs, so the browser does not do it.
          if (event.key === 'Enter' && event.target instanceof Element) event.target.closest('form')?.requestSubmit();
        }}
        className="flex flex-col gap-1"
      >
        {({ state }) => (
          <>
            <Label className="font-medium">Date of birth</Label>
            <div className="relative">
              <DobSegments state={state} value={value} onChange={onChange} isInField={isInField} firstRef={firstRef} />
              {value !== '' && (
                <div className="absolute inset-y-0 right-0 flex">
                  <ClearButton label="Clear date of birth" onPress={() => onChange('')} />
                </div>
              )}
            </div>
            <Text slot="description" className="text-xs text-muted">
              Optional. Year, month, day.
            </Text>
            <FieldProblem>{problem}</FieldProblem>
          </>
        )}
      </DateField>
    </I18nProvider>
  );
}
