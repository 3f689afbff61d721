import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Appear } from '@/components/kit/appear';
import { Button } from '@/components/kit/button';
import { useTexts } from '@/components/kit/texts';
import { Toolbar } from '@/components/kit/toolbar';
import type { RequestSubject } from '@/utils/service/operations';
import type { CaseTools } from './case-tools';
import { MoreMenu } from './more-menu';
import { useCopyNote } from './use-copy-note';

/**
 * What can be done with a result. First in the keyboard order, because *Copy note* is the first action, but drawn last in the
 * foot. One Tab stop with arrow keys inside.
 */
export function ResultTools({
  subject,
  tools,
  onParties,
  onForget,
}: {
  subject: RequestSubject;
  /** Null without an answer. */
  tools: CaseTools | null;
  onParties: (() => void) | undefined;
  onForget: (() => void) | undefined;
}) {
  const { t } = useTexts();
  const [personal, setPersonal] = useState(true);
  const { format, copied, copy } = useCopyNote(tools, personal);
  return (
    <Toolbar aria-label={t('caseFile.title')} className="order-last ms-auto flex items-center gap-1">
      {tools && (
        <span className="inline-flex min-w-0 flex-wrap items-center gap-2">
          <Button variant="primary" onPress={() => void copy()}>
            <Copy />
            <span className="@max-md:sr-only">{t('caseFile.copyNote')}</span>
          </Button>
          <span role="status" className="min-w-0 text-xs text-muted">
            {copied === 'refused' && t('caseFile.notCopied')}
            {copied !== null && copied !== 'refused' && (
              <Appear key={copied.line}>
                <Check />
                {t('caseFile.copied')}
                <bdi className="block max-w-48 truncate">{copied.line}</bdi>
              </Appear>
            )}
          </span>
        </span>
      )}
      <span className="ms-auto">
        <MoreMenu
          subject={subject}
          tools={tools}
          format={format}
          onCopy={(as) => void copy(as)}
          hasPersonalData={personal}
          onPersonalData={setPersonal}
          onParties={onParties}
          onForget={onForget}
        />
      </span>
    </Toolbar>
  );
}
