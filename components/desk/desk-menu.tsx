import { Ellipsis } from 'lucide-react';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { IconButton } from '@/components/kit/icon-button';
import { MENU_ITEM_LOOK, MENU_LOOK } from '@/components/kit/look';
import { useTexts } from '@/components/kit/texts';
import { useDesk } from '@/components/kit/use-desk';
import { openDeskTab, openSettings } from '@/utils/surfaces/open-desk-tab';
import { showInPanel } from '@/utils/surfaces/open-side-panel';

/** What is needed rarely: the case, the same place on another surface, the settings. */
export function DeskMenu({
  onPurpose,
}: {
  /** Opens the fields of case and reason; null while they, or what is set, are shown. */
  onPurpose: (() => void) | null;
}) {
  const { t } = useTexts();
  const { surface, route } = useDesk();
  const leave = () => {
    if (surface === 'popup') window.close();
  };
  return (
    <MenuTrigger>
      <IconButton icon={Ellipsis} name={t('caseFile.more')} data-testid="desk-menu" />
      <Popover className={MENU_LOOK}>
        <Menu aria-label={t('caseFile.more')} className="outline-none">
          {onPurpose && (
            <MenuItem data-testid="open-purpose" className={MENU_ITEM_LOOK} onAction={onPurpose}>
              {t('purpose.title')}
            </MenuItem>
          )}
          {surface !== 'panel' && (
            <MenuItem data-testid="to-panel" className={MENU_ITEM_LOOK} onAction={() => showInPanel(route, leave)}>
              {t('desk.sidePanel')}
            </MenuItem>
          )}
          {surface !== 'tab' && (
            <MenuItem
              data-testid="to-tab"
              className={MENU_ITEM_LOOK}
              onAction={() => void openDeskTab(route).then(leave)}
            >
              {t('desk.newTab')}
            </MenuItem>
          )}
          <MenuItem data-testid="to-settings" className={MENU_ITEM_LOOK} onAction={openSettings}>
            {t('desk.settings')}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
