import { Button } from '@/components/kit/button';
import { RichText, useTexts } from '@/components/kit/texts';
import { openSettings } from '@/utils/surfaces/open-desk-tab';
import { CrmSite } from './crm-site-screen';
import { useShortcuts } from './use-shortcuts';

/** The CRM, and the daily gestures. The browser draws each of these, so no web page can imitate it. */
export function HowToUse() {
  const { t } = useTexts();
  const keys = useShortcuts()?._execute_action ?? '';
  return (
    <>
      <CrmSite />
      <ul className="flex list-disc flex-col gap-2 ps-5">
        <li>
          <RichText text="welcome.useMenu" slots={{ item: <strong>{t('menu.scoreClicked')}</strong> }} />
        </li>
        <li>{t('welcome.useSelection')}</li>
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
        <Button size="large" onPress={openSettings}>
          {t('welcome.allSettings')}
        </Button>
      </p>
    </>
  );
}
