import { Check, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Menu, MenuItem, type MenuItemProps, MenuSection, MenuTrigger, Popover } from 'react-aria-components';
import { IconButton } from '@/components/kit/icon-button';
import { MENU_ITEM_LOOK, MENU_LOOK } from '@/components/kit/look';
import { useTexts } from '@/components/kit/texts';
import { NOTE_FORMATS, type NoteFormat } from '@/utils/case-file/note-formats';
import { subjectTitle } from '@/utils/result/subject-title';
import { OPERATIONS, type RequestSubject } from '@/utils/service/operations';
import type { PlainKey } from '@/utils/texts/text-key';
import type { CaseTools } from './case-tools';
import { ForgetQuestion } from './forget-question';

const FORMAT_NAMES = {
  text: 'caseFile.asText',
  markdown: 'caseFile.asMarkdown',
  rich: 'caseFile.asRich',
  row: 'caseFile.asRow',
} as const satisfies Record<NoteFormat, PlainKey>;

/** The rarer actions on a result: files, what a note contains, and deletion. */
export function MoreMenu({
  subject,
  tools,
  format,
  onCopy,
  hasPersonalData,
  onPersonalData,
  onParties,
  onForget,
}: {
  subject: RequestSubject;
  tools: CaseTools | null;
  /** What the note is copied as. */
  format: NoteFormat;
  onCopy: (format: NoteFormat) => void;
  /** Whether notes contain personal data. */
  hasPersonalData: boolean;
  onPersonalData: (contain: boolean) => void;
  /** Opens the form of names and parties that belong to the subject. */
  onParties: (() => void) | undefined;
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
            {onParties && (
              <Item data-testid="parties" onAction={onParties}>
                {t('parties.title')}…
              </Item>
            )}
            {tools && (
              <MenuSection
                aria-label={t('caseFile.copyAs')}
                selectionMode="single"
                disallowEmptySelection
                selectedKeys={[format]}
              >
                {NOTE_FORMATS.map((id) => (
                  <MenuItem
                    key={id}
                    id={id}
                    data-testid={`copy-as-${id}`}
                    className={MENU_ITEM_LOOK}
                    onAction={() => onCopy(id)}
                  >
                    {t(FORMAT_NAMES[id])}
                    {id === format && <Check className="ms-auto" />}
                  </MenuItem>
                ))}
              </MenuSection>
            )}
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
        <ForgetQuestion
          name={subjectTitle(subject)}
          deletion={OPERATIONS[subject.operation].words.deletion}
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
