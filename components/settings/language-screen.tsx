import { SavedSelect } from '@/components/kit/saved-select';
import { SettingFields, type SettingIn, SettingRows } from '@/components/kit/setting-rows';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { browserLanguage } from '@/utils/language/browser-texts';
import { languageName, namedLanguages } from '@/utils/language/language-names';
import { call } from '@/utils/messages/call';

/** The languages of the interface and of what leaves it. */
export function LanguageScreen() {
  const { t, locale } = useTexts();
  const { settings } = useApp();
  const languages = namedLanguages(locale);
  const own = t('language.browser', { language: languageName(browserLanguage()) });
  return (
    <SettingRows>
      <SettingFields<SettingIn<'settings.language'>>
        fields={{
          language: (
            <SavedSelect
              label={t('settings.language')}
              description={t('language.help')}
              options={[{ id: 'browser', name: own }, ...languages]}
              value={settings.language}
              onSave={(language) => call('saveSettings', { language })}
            />
          ),
          noteLanguage: (
            <SavedSelect
              label={t('language.notes')}
              description={t('language.notesHelp')}
              options={[{ id: 'interface', name: t('language.sameAsInterface') }, ...languages]}
              value={settings.noteLanguage}
              onSave={(noteLanguage) => call('saveSettings', { noteLanguage })}
            />
          ),
        }}
      />
    </SettingRows>
  );
}
