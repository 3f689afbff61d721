import { PanelRight } from 'lucide-react';
import { useState } from 'react';
import { Toolbar } from 'react-aria-components';
import { Button } from '@/components/kit/button';
import { useTexts } from '@/components/kit/texts';
import type { RequestSubject } from '@/utils/service/operations';
import type { CaseTools } from './case-tools';
import { CopyButton } from './copy-button';
import { MoreMenu } from './more-menu';

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
  return (
    <Toolbar
      aria-label={t('caseFile.title')}
      className="sticky bottom-0 low:static z-1 order-last mt-auto flex flex-wrap items-center gap-2 border-t border-line bg-paper py-2"
    >
      {tools && (
        <CopyButton key={String(personal)} variant="primary" text={() => tools.note(personal)}>
          {t('caseFile.copyNote')}
        </CopyButton>
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
          hasPersonalData={personal}
          onPersonalData={setPersonal}
          onForget={onForget}
        />
      </span>
    </Toolbar>
  );
}
