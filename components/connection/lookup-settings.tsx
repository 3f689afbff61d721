import { NumberField } from '@/components/form/number-field';
import { SettingRows } from '@/components/form/setting-rows';
import type { Settings } from '@/utils/settings/settings';

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
  return (
    <SettingRows>
      <NumberField
        label="Budget (look-ups a day)"
        description="For each service. When it is used up, nothing more is sent until midnight or until you raise it. 0 sends nothing."
        min={0}
        max={100_000}
        value={settings.dailyLookups}
        isManaged={managed.has('dailyLookups')}
        onSave={(dailyLookups) => onSave({ dailyLookups })}
      />
      <NumberField
        label="Look-ups at the same time"
        description="1 to 16. A batch never keeps a single look-up waiting."
        min={1}
        max={16}
        value={settings.concurrency}
        isManaged={managed.has('concurrency')}
        onSave={(concurrency) => onSave({ concurrency })}
      />
      <NumberField
        label="Look-ups a minute at most"
        description="0 sets no limit. The service may have one of its own; Sightline waits when it says so."
        min={0}
        max={6000}
        value={settings.requestsPerMinute}
        isManaged={managed.has('requestsPerMinute')}
        onSave={(requestsPerMinute) => onSave({ requestsPerMinute })}
      />
      <NumberField
        label="Use an answer again for (hours)"
        description="The same question within this time shows the kept answer and sends nothing. 0 asks anew each time."
        min={0}
        max={24 * 90}
        value={settings.reuseHours}
        isManaged={managed.has('reuseHours')}
        onSave={(reuseHours) => onSave({ reuseHours })}
      />
      <NumberField
        label="Time-out for a score (seconds)"
        description="1 to 300. A look-up that is given up may have been counted all the same."
        min={1}
        max={300}
        value={settings.scoreTimeoutSeconds}
        onSave={(scoreTimeoutSeconds) => onSave({ scoreTimeoutSeconds })}
      />
      <NumberField
        label="Time-out for an overview (seconds)"
        description="1 to 300."
        min={1}
        max={300}
        value={settings.overviewTimeoutSeconds}
        onSave={(overviewTimeoutSeconds) => onSave({ overviewTimeoutSeconds })}
      />
    </SettingRows>
  );
}
