import { useEffect, useMemo, useState } from 'react';
import { foundWords } from '@/components/batch/found-words';
import { OddEmails } from '@/components/batch/odd-emails';
import { TextSource } from '@/components/batch/text-source';
import { UnreadLines } from '@/components/batch/unread-lines';
import { emailsIn } from '@/utils/batch/emails-in';
import { useSettled } from '@/utils/live/use-settled';
import type { Subject } from '@/utils/service/contract';
import type { BatchDraft } from '@/utils/storage/drafts';
import { useTextFile } from './use-text-file';

/** Addresses anywhere in a text, and those among them that need a second look. */
export function EmailsSource({
  draft,
  onDraft,
  onSubjects,
}: {
  draft: BatchDraft;
  onDraft: (draft: BatchDraft) => void;
  onSubjects: (subjects: readonly Subject[]) => void;
}) {
  const file = useTextFile((emails) => onDraft({ ...draft, emails, source: 'file' }));
  const text = useSettled(draft.emails, 150);
  const found = useMemo(() => emailsIn(text), [text]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const subjects = useMemo(
    () => [
      ...found.subjects,
      ...found.odd.filter(({ subject }) => chosen.has(subject.request.email)).map(({ subject }) => subject),
    ],
    [found, chosen],
  );
  useEffect(() => onSubjects(subjects), [subjects, onSubjects]);
  return (
    <div className="flex flex-col gap-3">
      <TextSource
        label="Text with email addresses"
        description="Paste a list, a message or part of a table. Addresses are found wherever they stand; each is asked once."
        placeholder={'jane@example.com\nSam Lee <sam.lee@example.org>; …'}
        text={draft.emails}
        onText={(emails) => {
          file.forgetNote();
          onDraft({ ...draft, emails, source: draft.source === 'page' && emails !== '' ? 'page' : 'text' });
        }}
        onFile={file.read}
        fileNote={file.note}
      />
      {text.trim() !== '' && <p role="status">{foundWords('score', found.subjects.length, found.repeated)}</p>}
      <UnreadLines unread={found.unread} />
      <OddEmails
        odd={found.odd}
        chosen={chosen}
        onChange={(email, isChosen) => {
          const next = new Set(chosen);
          if (isChosen) next.add(email);
          else next.delete(email);
          setChosen(next);
        }}
      />
    </div>
  );
}
