import { NumberField } from '@/components/kit/number-field';
import { SavedText } from '@/components/kit/saved-text';
import { SettingFields, type SettingIn, SettingRows } from '@/components/kit/setting-rows';
import { useTexts } from '@/components/kit/texts';
import { linesOf } from '@/utils/settings/lines-of';
import type { Policy } from '@/utils/settings/policy';
import { boundsOf, choices, MAX_LINKS, MAX_TEAM_WORDS, NO_RATE_LIMIT, type Settings } from '@/utils/settings/settings';
import { LINK_SLOTS, readTeamLink } from '@/utils/settings/team-link';
import { readTeamWord } from '@/utils/settings/team-words';
import { ConnectionCountryFormat } from './connection-country-format';

type LookupSetting = SettingIn<'settings.lookups'>;
type LookupSettingsInForce = Pick<Settings, LookupSetting>;

/**
 * Limits for lookups: daily budget, speed, age of reusable answers, timeout; the codes of countries in them; and what the team adds to results.
 * Each field is saved when it loses focus.
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
  const linksHelp = t('teamHelp.linksHelp', {
    most: MAX_LINKS,
    slots: LINK_SLOTS.map((slot) => `{${slot}}`).join(' '),
  });
  /** Names the first line that cannot be used, and says which form lines have. */
  const problemOf = (read: (line: string) => object | null, most: number, help: string) => (text: string) => {
    const at = linesOf(text).findIndex((line, i) => i >= most || read(line) === null);
    return at < 0 ? undefined : `${t('teamHelp.problem', { line: at + 1 })} ${help}`;
  };
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
          links: (
            <SavedText
              data-testid="links"
              label={t('teamHelp.links')}
              description={linksHelp}
              rows={3}
              value={settings.links.join('\n')}
              isManaged={policy.links !== undefined}
              problemOf={problemOf(readTeamLink, MAX_LINKS, linksHelp)}
              onSave={(text) => onSave({ links: linesOf(text) })}
            />
          ),
          teamWords: (
            <SavedText
              data-testid="team-words"
              label={t('teamHelp.says')}
              description={t('teamHelp.saysHelp')}
              rows={3}
              value={settings.teamWords.join('\n')}
              isManaged={policy.teamWords !== undefined}
              problemOf={problemOf(readTeamWord, MAX_TEAM_WORDS, t('teamHelp.saysHelp'))}
              onSave={(text) => onSave({ teamWords: linesOf(text) })}
            />
          ),
        }}
      />
    </SettingRows>
  );
}
