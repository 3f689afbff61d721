import { Check, ChevronDown } from 'lucide-react';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Button } from '@/components/kit/button';
import { MENU_ITEM_LOOK, MENU_LOOK } from '@/components/kit/look';
import { useTexts } from '@/components/kit/texts';

/** Chooses which columns of the batch's file the table shows. */
export function ColumnsMenu({
  headings,
  chosen,
  onChange,
}: {
  headings: readonly string[];
  /** By their place, in the order of the file. */
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}) {
  const { t } = useTexts();
  return (
    <MenuTrigger>
      <Button data-testid="columns">
        {t('rows.columns')}
        <ChevronDown />
      </Button>
      <Popover className={`${MENU_LOOK} max-h-80! overflow-auto`}>
        <Menu
          aria-label={t('rows.columnsOfFile')}
          selectionMode="multiple"
          selectedKeys={chosen.map(String)}
          onSelectionChange={(keys) =>
            onChange(keys === 'all' ? [...headings.keys()] : [...keys].map(Number).sort((a, b) => a - b))
          }
          className="outline-none"
        >
          {headings.map((heading, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <MenuItem key={at} id={String(at)} textValue={heading} className={`${MENU_ITEM_LOOK} group`}>
              <Check className="size-4 shrink-0 opacity-0 group-data-selected:opacity-100" />
              <bdi className="truncate">{heading || t('column.numbered', { number: at + 1 })}</bdi>
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
