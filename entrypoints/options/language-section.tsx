import { SavedSelect } from '@/components/form/saved-select';
import { SettingRows } from '@/components/form/setting-rows';
import { useTexts } from '@/components/texts';
import { useApp } from '@/hooks/app-provider';
import { browserLanguage } from '@/utils/language/browser-texts';
import { languageName, namedLanguages } from '@/utils/language/language-names';
import { call } from '@/utils/messages/call';

/** The languages of the interface, and of what leaves it. */
export function LanguageSection() {
  const { t, locale } = useTexts();
  const { settings } = useApp();
  const languages = namedLanguages(locale);
  const own = t('language.browser', { language: languageName(browserLanguage()) });
  return (
    <SettingRows>
      <SavedSelect
        label={t('settings.language')}
        description={t('language.help')}
        options={[{ id: 'browser', name: own }, ...languages]}
        value={settings.language}
        onSave={(language) => call('saveSettings', { language })}
      />
      <SavedSelect
        label={t('language.notes')}
        description={t('language.notesHelp')}
        options={[{ id: 'interface', name: t('language.sameAsInterface') }, ...languages]}
        value={settings.noteLanguage}
        onSave={(noteLanguage) => call('saveSettings', { noteLanguage })}
      />
    </SettingRows>
  );
}
