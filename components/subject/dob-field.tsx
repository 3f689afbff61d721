import { CalendarDate } from '@internationalized/date';
import { type RefObject, useRef } from 'react';
import { DateField, I18nProvider, Label, Text } from 'react-aria-components';
import { ClearButton } from '@/components/form/clear-button';
import { FieldProblem } from '@/components/form/text-field';
import { useTexts } from '@/components/texts';
import { isRightToLeft } from '@/utils/texts/is-right-to-left';
import { DobOrderQuestion } from './dob-order-question';
import { DobSegments } from './dob-segments';

/** Start value of the arrow keys in an empty field. */
const LIKELY = new CalendarDate(1980, 1, 1);

/**
 * Part names and placeholders are in the language of the interface; the year is always Gregorian. From right to left,
 * the arrow keys would move against the parts, which are not mirrored.
 */
const dateLocale = (locale: string): string =>
  isRightToLeft(locale)
    ? 'en-CA'
    : new Intl.Locale(locale, { calendar: 'gregory', numberingSystem: 'latn' }).toString();

/**
 * A date of birth in parts. `value` is YYYY-MM-DD, with `?` for missing digits and `''` if empty. It may be an invalid
 * date, or one with two readings as it was pasted: nothing is corrected without the user.
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
  firstRef: RefObject<HTMLSpanElement | null>;
}) {
  const { t, locale } = useTexts();
  const isInField = useRef(false);
  return (
    <I18nProvider locale={dateLocale(locale)}>
      <div className="flex flex-col gap-2">
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
            // Segments are not inputs, so the browser does not submit the form on Enter.
            if (event.key === 'Enter' && event.target instanceof Element) event.target.closest('form')?.requestSubmit();
          }}
          className="flex flex-col gap-1"
        >
          {({ state }) => (
            <>
              <Label className="font-medium">{t('subject.dob')}</Label>
              <div className="relative">
                <DobSegments
                  state={state}
                  value={value}
                  onChange={onChange}
                  isInField={isInField}
                  firstRef={firstRef}
                />
                {value !== '' && (
                  <div className="absolute inset-y-0 end-0 flex">
                    <ClearButton label={t('form.clear', { label: t('subject.dob') })} onPress={() => onChange('')} />
                  </div>
                )}
              </div>
              <Text slot="description" className="text-xs text-muted">
                {t('subject.dobHelp')}
              </Text>
              <FieldProblem>{problem}</FieldProblem>
            </>
          )}
        </DateField>
        <DobOrderQuestion value={value} onChange={onChange} firstRef={firstRef} />
      </div>
    </I18nProvider>
  );
}
