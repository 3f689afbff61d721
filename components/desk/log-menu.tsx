import { ChevronDown, ListChecks } from 'lucide-react';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Button } from '@/components/kit/button';
import { MENU_ITEM_LOOK, MENU_LOOK } from '@/components/kit/look';
import { useTexts } from '@/components/kit/texts';

/** What can be done with the lookup log. Without `exports` (the policy forbids files), only the check is offered. */
export function LogMenu({
  exports,
  onCheck,
}: {
  exports: { csv: () => void; json: () => void } | null;
  onCheck: () => void;
}) {
  const { t } = useTexts();
  return (
    <MenuTrigger>
      <Button data-testid="log-menu">
        <ListChecks />
        {t('settings.log')}
        <ChevronDown />
      </Button>
      <Popover className={MENU_LOOK}>
        <Menu aria-label={t('settings.log')} className="outline-none">
          {exports && (
            <MenuItem data-testid="export-log-csv" className={MENU_ITEM_LOOK} onAction={exports.csv}>
              {t('log.exportCsv')}
            </MenuItem>
          )}
          {exports && (
            <MenuItem data-testid="export-log-json" className={MENU_ITEM_LOOK} onAction={exports.json}>
              {t('log.exportJson')}
            </MenuItem>
          )}
          <MenuItem data-testid="check-log" className={MENU_ITEM_LOOK} onAction={onCheck}>
            {t('log.check')}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
