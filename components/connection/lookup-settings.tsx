import { NumberField } from '@/components/kit/number-field';
import { SettingFields, type SettingIn, SettingRows } from '@/components/kit/setting-rows';
import { useTexts } from '@/components/kit/texts';
import type { Policy } from '@/utils/settings/policy';
import { boundsOf, choices, type Settings } from '@/utils/settings/settings';

type LookupSetting = SettingIn<'settings.lookups'>;
type LookupNumbers = Pick<Settings, LookupSetting>;

/**
 * Limits for lookups: daily budget, speed, age of reusable answers, timeout. Each field is saved when it loses focus.
 */
export function LookupSettings({
  settings,
  policy = {},
  onSave,
}: {
  settings: LookupNumbers;
  policy?: Policy;
  onSave: (change: Partial<LookupNumbers>) => Promise<unknown>;
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
          concurrency: (
            <NumberField
              label={t('limits.parallel')}
              description={t('limits.parallelHelp')}
              {...boundsOf(choices.shape.concurrency)}
              value={settings.concurrency}
              isManaged={policy.concurrency !== undefined}
              onSave={(concurrency) => onSave({ concurrency })}
            />
          ),
          requestsPerMinute: (
            <NumberField
              label={t('limits.perMinute')}
              description={t('limits.perMinuteHelp')}
              {...boundsOf(choices.shape.requestsPerMinute)}
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
          scoreTimeoutSeconds: (
            <NumberField
              label={t('limits.scoreTimeout')}
              description={t('limits.scoreTimeoutHelp')}
              {...boundsOf(choices.shape.scoreTimeoutSeconds)}
              value={settings.scoreTimeoutSeconds}
              onSave={(scoreTimeoutSeconds) => onSave({ scoreTimeoutSeconds })}
            />
          ),
          overviewTimeoutSeconds: (
            <NumberField
              label={t('limits.checkTimeout')}
              description={t('limits.checkTimeoutHelp')}
              {...boundsOf(choices.shape.overviewTimeoutSeconds)}
              value={settings.overviewTimeoutSeconds}
              onSave={(overviewTimeoutSeconds) => onSave({ overviewTimeoutSeconds })}
            />
          ),
        }}
      />
    </SettingRows>
  );
}
