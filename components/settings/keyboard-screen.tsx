import { ShortcutList } from '@/components/kit/shortcut-list';
import { useTexts } from '@/components/kit/texts';
import { COMMANDS, type CommandName } from '@/utils/surfaces/shortcuts';
import { openShortcutSettings, useShortcuts } from './use-shortcuts';

/** The keys that the browser has set for Sightline. */
export function KeyboardScreen() {
  const { t } = useTexts();
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
    </>
  );
}
