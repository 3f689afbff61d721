import { Check, Copy, PanelRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { Toolbar } from 'react-aria-components';
import { Appear } from '@/components/kit/appear';
import { Button } from '@/components/kit/button';
import { useTexts } from '@/components/kit/texts';
import type { RequestSubject } from '@/utils/service/operations';
import type { CaseTools } from './case-tools';
import { MoreMenu } from './more-menu';
import { useCopyNote } from './use-copy-note';

/**
 * The foot of a result. First in the keyboard order, because *Copy note* is the first action, but drawn at the lower edge.
 * One Tab stop with arrow keys inside.
 */
export function ResultTools({
  subject,
  tools,
  onForget,
  onPanel,
}: {
  subject: RequestSubject;
  /** Null without an answer. */
  tools: CaseTools | null;
  onForget: (() => void) | undefined;
  /** Opens the side panel; omitted where there is no other surface to open. */
  onPanel: (() => void) | undefined;
}) {
  const { t } = useTexts();
  const [personal, setPersonal] = useState(true);
  const place = useRef<HTMLDivElement>(null);
  const { format, copied, copy } = useCopyNote(tools, personal, place);
  return (
    <Toolbar
      ref={place}
      aria-label={t('caseFile.title')}
      className="sticky bottom-0 low:static z-1 order-last mt-auto flex flex-wrap items-center gap-2 border-t border-line bg-paper py-2"
    >
      {tools && (
        <span className="inline-flex min-w-0 flex-wrap items-center gap-2">
          <Button variant="primary" onPress={() => copy()}>
            <Copy />
            {t('caseFile.copyNote')}
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
      {onPanel && (
        <Button onPress={onPanel}>
          <PanelRight /> {t('desk.sidePanel')}
        </Button>
      )}
      <span className="ms-auto">
        <MoreMenu
          subject={subject}
          tools={tools}
          format={format}
          onCopy={copy}
          hasPersonalData={personal}
          onPersonalData={setPersonal}
          onForget={onForget}
        />
      </span>
    </Toolbar>
  );
}
