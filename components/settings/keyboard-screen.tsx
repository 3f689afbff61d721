import { SavedSwitch } from '@/components/kit/saved-switch';
import { SettingFields, type SettingIn, SettingRows } from '@/components/kit/setting-rows';
import { ShortcutList } from '@/components/kit/shortcut-list';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { call } from '@/utils/messages/call';
import { COMMANDS, type CommandName } from '@/utils/surfaces/shortcuts';
import { openShortcutSettings, useShortcuts } from './use-shortcuts';

/** The keys that the browser has set for Sightline. */
export function KeyboardScreen() {
  const { t } = useTexts();
  const { settings, policy } = useApp();
  const shortcuts = useShortcuts();
  if (shortcuts === undefined) return null;
  const names = Object.keys(COMMANDS) as CommandName[];
  return (
    <>
      <p className="text-muted">{t('settings.shortcutsNote')}</p>
      <ShortcutList
        rows={names.map((name) => ({ name: t(COMMANDS[name]), keys: shortcuts[name] }))}
        onChange={() => void openShortcutSettings()}
      />
      <SettingRows>
        <SettingFields<SettingIn<'settings.keyboard'>>
          fields={{
            reviewShortcuts: (
              <SavedSwitch
                value={settings.reviewShortcuts}
                help={t('review.settingHelp')}
                isManaged={policy.reviewShortcuts !== undefined}
                onSave={(reviewShortcuts) => call('saveSettings', { reviewShortcuts })}
              >
                {t('review.setting')}
              </SavedSwitch>
            ),
          }}
        />
      </SettingRows>
    </>
  );
}
