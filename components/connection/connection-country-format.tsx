import { Label, Radio, RadioGroup } from 'react-aria-components';
import { SavedNote } from '@/components/kit/appear';
import { FIELD_BELOW_LOOK, FIELD_LOOK, FIELD_SIDE_LOOK, RADIO_LOOK } from '@/components/kit/look';
import { NoReplyNotice } from '@/components/kit/no-reply-notice';
import { useTexts } from '@/components/kit/texts';
import { useSavedChoice } from '@/components/kit/use-saved-choice';
import type { Settings } from '@/utils/settings/settings';
import type { PlainKey } from '@/utils/texts/text-key';

type CountryFormat = Settings['countryFormat'];

const FORMATS: readonly CountryFormat[] = ['alpha-2', 'alpha-3'];

export const COUNTRY_FORMAT_NAMES = {
  'alpha-2': 'connection.alpha2',
  'alpha-3': 'connection.alpha3',
} as const satisfies Record<CountryFormat, PlainKey>;

/** Chooses the ISO 3166-1 code sent for a nationality; saved as soon as it is chosen. */
export function ConnectionCountryFormat({
  value,
  onSave,
}: {
  value: CountryFormat;
  onSave: (format: CountryFormat) => Promise<unknown>;
}) {
  const { t } = useTexts();
  const { shown, state, error, choose } = useSavedChoice(value, onSave);
  return (
    <div className="relative flex flex-col gap-1">
      <RadioGroup
        value={shown}
        onChange={(chosen) => choose(chosen === 'alpha-3' ? 'alpha-3' : 'alpha-2')}
        className={FIELD_LOOK}
      >
        <Label className={`${FIELD_SIDE_LOOK} font-medium`}>{t('connection.countryFormat')}</Label>
        {FORMATS.map((format) => (
          <Radio key={format} value={format} className={RADIO_LOOK}>
            {t(COUNTRY_FORMAT_NAMES[format])}
          </Radio>
        ))}
      </RadioGroup>
      <p className={`${FIELD_BELOW_LOOK} text-xs text-muted`}>{t('connection.countryFormatHelp')}</p>
      <SavedNote isSaved={state === 'saved'} />
      {state === 'failed' && <NoReplyNotice error={error} onAgain={() => choose(shown)} />}
    </div>
  );
}
