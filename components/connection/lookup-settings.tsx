import { NumberField } from '@/components/kit/number-field';
import { SettingFields, type SettingIn, SettingRows } from '@/components/kit/setting-rows';
import { useTexts } from '@/components/kit/texts';
import type { Policy } from '@/utils/settings/policy';
import { boundsOf, choices, NO_RATE_LIMIT, type Settings } from '@/utils/settings/settings';
import { ConnectionCountryFormat } from './connection-country-format';

type LookupSetting = SettingIn<'settings.lookups'>;
type LookupSettingsInForce = Pick<Settings, LookupSetting>;

/**
 * Limits for lookups: daily budget, speed, age of reusable answers, timeout; and the codes of countries in them. Each field is
 * saved when it loses focus.
 */
export function LookupSettings({
  settings,
  policy = {},
  onSave,
}: {
  settings: LookupSettingsInForce;
  policy?: Policy;
  onSave: (change: Partial<LookupSettingsInForce>) => Promise<unknown>;
}) {
  const { t } = useTexts();
  return (
    <SettingRows>
      <SettingFields<LookupSetting>
        fields={{
          dailyLookups: (
            <NumberField
              id="daily-limit"
              label={t('limits.daily')}
              description={t('limits.dailyHelp')}
              {...boundsOf(choices.shape.dailyLookups)}
              step={50}
              value={settings.dailyLookups}
              isManaged={policy.dailyLookups !== undefined}
              onSave={(dailyLookups) => onSave({ dailyLookups })}
            />
          ),
          requestsPerMinute: (
            <NumberField
              label={t('limits.perMinute')}
              description={t('limits.perMinuteHelp')}
              {...boundsOf(choices.shape.requestsPerMinute)}
              min={1}
              blankValue={NO_RATE_LIMIT}
              value={settings.requestsPerMinute}
              isManaged={policy.requestsPerMinute !== undefined}
              onSave={(requestsPerMinute) => onSave({ requestsPerMinute })}
            />
          ),
          reuseHours: (
            <NumberField
              label={t('limits.reuse')}
              description={t('limits.reuseHelp')}
              {...boundsOf(choices.shape.reuseHours)}
              value={settings.reuseHours}
              isManaged={policy.reuseHours !== undefined}
              onSave={(reuseHours) => onSave({ reuseHours })}
            />
          ),
          timeoutSeconds: (
            <NumberField
              label={t('limits.timeout')}
              description={t('limits.timeoutHelp')}
              {...boundsOf(choices.shape.timeoutSeconds)}
              value={settings.timeoutSeconds}
              onSave={(timeoutSeconds) => onSave({ timeoutSeconds })}
            />
          ),
          countryFormat: (
            <ConnectionCountryFormat
              value={settings.countryFormat}
              onSave={(countryFormat) => onSave({ countryFormat })}
            />
          ),
        }}
      />
    </SettingRows>
  );
}
