import { useState } from 'react';
import { Button } from '@/components/form/button';
import { Checkbox } from '@/components/form/checkbox';
import { useTexts } from '@/components/texts';
import { CopyButton } from './copy-button';

/** Case-file actions for an answer. */
export interface CaseTools {
  note: (personal: boolean) => string;
  /** Null if the organization forbids it. */
  exportJson: (() => void) | null;
  /** Opens the printable page, or prints this page; null if the organization forbids it. */
  print: (() => void) | null;
}

/** The tools for a case file. *Copy note* is the first action on a result. */
export function ResultTools({ tools }: { tools: CaseTools }) {
  const { t } = useTexts();
  const [personal, setPersonal] = useState(true);
  return (
    <section aria-label={t('caseFile.title')} className="flex flex-wrap items-center gap-2">
      <CopyButton variant="primary" text={() => tools.note(personal)}>
        {t('caseFile.copyNote')}
      </CopyButton>
      {tools.exportJson && <Button onPress={tools.exportJson}>{t('caseFile.downloadJson')}</Button>}
      {tools.print && <Button onPress={tools.print}>{t('caseFile.print')}</Button>}
      <Checkbox isSelected={personal} onChange={setPersonal}>
        {t('caseFile.personalData')}
      </Checkbox>
    </section>
  );
}
