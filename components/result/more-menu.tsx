import { Check, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Menu, MenuItem, type MenuItemProps, MenuSection, MenuTrigger, Popover } from 'react-aria-components';
import { IconButton } from '@/components/kit/icon-button';
import { MENU_ITEM_LOOK, MENU_LOOK } from '@/components/kit/look';
import { useTexts } from '@/components/kit/texts';
import type { RequestSubject } from '@/utils/service/operations';
import type { CaseTools } from './case-tools';
import { ForgetSubject } from './forget-subject';

/** The rarer actions on a result: files, what a note contains, and deletion. */
export function MoreMenu({
  subject,
  tools,
  hasPersonalData,
  onPersonalData,
  onForget,
}: {
  subject: RequestSubject;
  tools: CaseTools | null;
  /** Whether notes contain personal data. */
  hasPersonalData: boolean;
  onPersonalData: (contain: boolean) => void;
  onForget: (() => void) | undefined;
}) {
  const { t } = useTexts();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <MenuTrigger>
        <IconButton icon={Ellipsis} name={t('caseFile.more')} data-testid="more" />
        <Popover className={MENU_LOOK}>
          <Menu aria-label={t('caseFile.more')} className="outline-none">
            {tools?.exportJson && <Item onAction={tools.exportJson}>{t('caseFile.downloadJson')}</Item>}
            {tools?.print && <Item onAction={tools.print}>{t('caseFile.print')}</Item>}
            {tools && (
              <MenuSection
                aria-label={t('caseFile.copyNote')}
                selectionMode="multiple"
                selectedKeys={hasPersonalData ? ['personal'] : []}
                onSelectionChange={(chosen) => onPersonalData(chosen === 'all' || chosen.has('personal'))}
              >
                <MenuItem id="personal" shouldCloseOnSelect className={MENU_ITEM_LOOK}>
                  {t('caseFile.personalData')}
                  {hasPersonalData && <Check className="ms-auto" />}
                </MenuItem>
              </MenuSection>
            )}
            {onForget && (
              <Item data-testid="forget-subject" tone="text-problem" onAction={() => setAsked(true)}>
                {t('privacy.forgetSubject')}
              </Item>
            )}
          </Menu>
        </Popover>
      </MenuTrigger>
      {onForget && (
        <ForgetSubject
          subject={subject}
          isOpen={isAsked}
          onForget={() => {
            setAsked(false);
            onForget();
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}

function Item({ tone = '', ...props }: Omit<MenuItemProps, 'className'> & { tone?: string; 'data-testid'?: string }) {
  return <MenuItem {...props} className={`${MENU_ITEM_LOOK} ${tone}`} />;
}
