import { ChevronDown, ListChecks } from 'lucide-react';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Button } from '@/components/kit/button';
import { MENU_ITEM_LOOK, MENU_LOOK } from '@/components/kit/look';
import { useTexts } from '@/components/kit/texts';

/** What can be done with the lookup log. Without `exports` (the policy forbids files), only the check. */
export function LogMenu({
  exports,
  onHandOver,
  onCheck,
}: {
  exports: { csv: () => void; json: () => void } | null;
  /** Null without lookups to hand over. */
  onHandOver: (() => void) | null;
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
          {exports && onHandOver && (
            <MenuItem data-testid="hand-over" className={MENU_ITEM_LOOK} onAction={onHandOver}>
              {t('handOver.export')}
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
