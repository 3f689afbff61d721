import { browser } from '#imports';
import { Button } from '@/components/form/button';
import { RichText, useTexts } from '@/components/texts';
import { useShortcuts } from '@/hooks/settings/use-shortcuts';

/** The daily gestures. The browser draws each one, so no web page can imitate it. */
export function HowToUse() {
  const { t } = useTexts();
  const keys = useShortcuts()?._execute_action ?? '';
  return (
    <>
      <ul className="flex list-disc flex-col gap-2 ps-5">
        <li>
          <RichText text="welcome.useMenu" slots={{ item: <strong>{t('menu.scoreClicked')}</strong> }} />
        </li>
        <li>{t('welcome.useSelection')}</li>
        <li>{t('welcome.useSites')}</li>
        <li>
          {keys === '' ? (
            t('welcome.useIcon')
          ) : (
            <RichText
              text="welcome.useShortcut"
              slots={{
                keys: <kbd className="rounded-sm border border-line bg-well px-1.5 py-0.5 text-xs">{keys}</kbd>,
              }}
            />
          )}
        </li>
      </ul>
      <p>
        <Button size="large" onPress={() => void browser.runtime.openOptionsPage()}>
          {t('welcome.allSettings')}
        </Button>
      </p>
    </>
  );
}
