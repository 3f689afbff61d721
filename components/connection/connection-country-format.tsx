import { Label, Radio, RadioGroup } from 'react-aria-components';
import { FIELD_BELOW_LOOK, FIELD_LOOK, FIELD_SIDE_LOOK } from '@/components/form/field-look';
import { RADIO_LOOK } from '@/components/form/radio-look';
import { useSavedChoice } from '@/components/form/use-saved-choice';
import { NoReplyNotice } from '@/components/no-reply-notice';
import type { Settings } from '@/utils/settings/settings';

type CountryFormat = Settings['countryFormat'];

const FORMATS: { format: CountryFormat; words: string }[] = [
  { format: 'alpha-2', words: 'Two letters, such as DE' },
  { format: 'alpha-3', words: 'Three letters, such as DEU' },
];

/** Chooses the ISO 3166-1 code sent for a nationality; saved as soon as it is chosen. */
export function ConnectionCountryFormat({
  value,
  onSave,
}: {
  value: CountryFormat;
  onSave: (format: CountryFormat) => Promise<unknown>;
}) {
  const { shown, state, choose } = useSavedChoice(value, onSave);
  return (
    <div className="flex flex-col gap-1">
      <RadioGroup
        value={shown}
        onChange={(chosen) => choose(chosen === 'alpha-3' ? 'alpha-3' : 'alpha-2')}
        className={FIELD_LOOK}
      >
        <Label className={`${FIELD_SIDE_LOOK} font-medium`}>How nationality is sent</Label>
        {FORMATS.map(({ format, words }) => (
          <Radio key={format} value={format} className={RADIO_LOOK}>
            {words}
          </Radio>
        ))}
      </RadioGroup>
      <p className={`${FIELD_BELOW_LOOK} text-xs text-muted`}>
        The service takes an ISO country code and does not say which. Change it if two letters are refused.
      </p>
      <p role="status">{state === 'saved' && 'Saved.'}</p>
      {state === 'failed' && <NoReplyNotice onAgain={() => choose(shown)} />}
    </div>
  );
}
