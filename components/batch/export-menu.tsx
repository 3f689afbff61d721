import { ChevronDown, Download } from 'lucide-react';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Button } from '@/components/kit/button';
import { MENU_ITEM_LOOK, MENU_LOOK } from '@/components/kit/look';
import { useTexts } from '@/components/kit/texts';

/** One button for the files that rows can be exported to. */
export function ExportMenu({
  onCsv,
  onJson,
  isDisabled,
}: {
  onCsv: () => void;
  onJson: () => void;
  isDisabled: boolean;
}) {
  const { t } = useTexts();
  return (
    <MenuTrigger>
      <Button data-testid="export" isDisabled={isDisabled}>
        <Download />
        {t('rows.export')}
        <ChevronDown />
      </Button>
      <Popover className={MENU_LOOK}>
        <Menu aria-label={t('rows.export')} className="outline-none">
          <MenuItem data-testid="export-csv" className={MENU_ITEM_LOOK} onAction={onCsv}>
            {t('rows.exportCsv')}
          </MenuItem>
          <MenuItem data-testid="export-json" className={MENU_ITEM_LOOK} onAction={onJson}>
            {t('rows.exportJson')}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
