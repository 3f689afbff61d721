import { NumberField } from '@/components/form/number-field';
import { SettingRows } from '@/components/form/setting-rows';
import { useTexts } from '@/components/texts';
import { boundsOf, choices, type Settings } from '@/utils/settings/settings';

type LookupNumbers = Pick<
  Settings,
  'reuseHours' | 'scoreTimeoutSeconds' | 'overviewTimeoutSeconds' | 'dailyLookups' | 'concurrency' | 'requestsPerMinute'
>;

const NONE: ReadonlySet<string> = new Set();

/**
 * Limits for lookups: daily budget, speed, age of reusable answers, timeout. Each field is saved when it loses focus.
 */
export function LookupSettings({
  settings,
  managed = NONE,
  onSave,
}: {
  settings: LookupNumbers;
  /** Fields set by the organization's policy. */
  managed?: ReadonlySet<string>;
  onSave: (change: Partial<LookupNumbers>) => Promise<unknown>;
}) {
  const { t } = useTexts();
  return (
    <SettingRows>
      <NumberField
        id="daily-limit"
        label={t('limits.daily')}
        description={t('limits.dailyHelp')}
        {...boundsOf(choices.shape.dailyLookups)}
        step={50}
        value={settings.dailyLookups}
        isManaged={managed.has('dailyLookups')}
        onSave={(dailyLookups) => onSave({ dailyLookups })}
      />
      <NumberField
        label={t('limits.parallel')}
        description={t('limits.parallelHelp')}
        {...boundsOf(choices.shape.concurrency)}
        value={settings.concurrency}
        isManaged={managed.has('concurrency')}
        onSave={(concurrency) => onSave({ concurrency })}
      />
      <NumberField
        label={t('limits.perMinute')}
        description={t('limits.perMinuteHelp')}
        {...boundsOf(choices.shape.requestsPerMinute)}
        value={settings.requestsPerMinute}
        isManaged={managed.has('requestsPerMinute')}
        onSave={(requestsPerMinute) => onSave({ requestsPerMinute })}
      />
      <NumberField
        label={t('limits.reuse')}
        description={t('limits.reuseHelp')}
        {...boundsOf(choices.shape.reuseHours)}
        value={settings.reuseHours}
        isManaged={managed.has('reuseHours')}
        onSave={(reuseHours) => onSave({ reuseHours })}
      />
      <NumberField
        label={t('limits.scoreTimeout')}
        description={t('limits.scoreTimeoutHelp')}
        {...boundsOf(choices.shape.scoreTimeoutSeconds)}
        value={settings.scoreTimeoutSeconds}
        onSave={(scoreTimeoutSeconds) => onSave({ scoreTimeoutSeconds })}
      />
      <NumberField
        label={t('limits.checkTimeout')}
        description={t('limits.checkTimeoutHelp')}
        {...boundsOf(choices.shape.overviewTimeoutSeconds)}
        value={settings.overviewTimeoutSeconds}
        onSave={(overviewTimeoutSeconds) => onSave({ overviewTimeoutSeconds })}
      />
    </SettingRows>
  );
}
