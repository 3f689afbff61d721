import { useState } from 'react';
import { useDesk } from '@/components/kit/use-desk';
import type { OverviewRequest } from '@/utils/service/operations';
import type { SubjectDraft } from '@/utils/service/subject-draft';
import { subjectDraft } from '@/utils/storage/drafts';

/** Opens the form of a subject with what it says already. `edits`: how often; the mounted form keeps what was typed. */
export function useSubjectEdits() {
  const { navigate } = useDesk();
  const [edits, setEdits] = useState(0);
  async function open(subject: SubjectDraft): Promise<void> {
    await subjectDraft.write(subject).catch(() => undefined);
    setEdits((count) => count + 1);
    navigate({ name: 'new-lookup', form: 'subject' });
  }
  /** The codes of countries load with it. */
  async function openRequest(request: OverviewRequest): Promise<void> {
    const { draftOfRequest } = await import('@/utils/service/draft-of-request');
    await open(draftOfRequest(request));
  }
  return { edits, open, openRequest };
}
