import { NumberField } from '@/components/kit/number-field';
import { SavedSelect } from '@/components/kit/saved-select';
import { SettingRows } from '@/components/kit/setting-rows';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { call } from '@/utils/messages/call';
import { boundsOf, choices, RETENTIONS, SHOW_RESULTS } from '@/utils/settings/settings';
import { ForgetEverything } from './forget-everything';
import { retentionName, SURFACE_NAMES } from './setting-value';

/** How long results stay, where they open, and how to delete them. */
export function PrivacyScreen() {
  const texts = useTexts();
  const { t } = texts;
  const { settings, policy } = useApp();
  return (
    <SettingRows>
      <SavedSelect
        label={t('privacy.keepResults')}
        description={t('privacy.keepResultsHelp')}
        options={RETENTIONS.map((id) => ({ id, name: retentionName(texts, id) }))}
        value={settings.keepResults}
        isManaged={policy.keepResults !== undefined}
        onSave={(keepResults) => call('saveSettings', { keepResults })}
      />
      <NumberField
        label={t('privacy.decisionDays')}
        description={t('privacy.decisionDaysHelp')}
        {...boundsOf(choices.shape.decisionDays)}
        step={30}
        value={settings.decisionDays}
        isManaged={policy.decisionDays !== undefined}
        onSave={(decisionDays) => call('saveSettings', { decisionDays })}
      />
      <SavedSelect
        label={t('privacy.showResults')}
        description={t('privacy.showResultsHelp')}
        options={SHOW_RESULTS.map((id) => ({ id, name: t(SURFACE_NAMES[id]) }))}
        value={settings.showResults}
        isManaged={policy.showResults !== undefined}
        onSave={(showResults) => call('saveSettings', { showResults })}
      />
      <ForgetEverything onForget={(also) => call('forgetEverything', also)} />
    </SettingRows>
  );
}
