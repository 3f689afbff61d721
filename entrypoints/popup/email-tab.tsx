import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/form/button';
import { TextField } from '@/components/form/text-field';
import { Notice } from '@/components/notice';
import { PageEmailList } from '@/components/page-email-list';
import { LookupStartError } from '@/components/result/lookup-start-error';
import { SpellingChoice } from '@/components/spelling-choice';
import { useLostFocus } from '@/components/use-lost-focus';
import { openBatchOf, openBatchPage } from '@/hooks/batch/open-batch-page';
import { useFailureActions } from '@/hooks/lookup/use-failure-actions';
import { usePageEmails } from '@/hooks/lookup/use-page-emails';
import { type OfferedSpelling, useStartLookup } from '@/hooks/lookup/use-start-lookup';
import { useDraft } from '@/hooks/use-draft';
import type { OtherSpelling } from '@/utils/lookup/lookup-store';
import { type AddressNote, noteOfAddress, subjectOfEmail } from '@/utils/lookup/subject-of-email';
import { call } from '@/utils/messages/call';
import type { Failure } from '@/utils/service/failure';
import { emailDraft } from '@/utils/storage/drafts';
import { SiteSwitch } from './site-switch';
import { WhereItGoes } from './where-it-goes';

/** Scores a typed or pasted address on Enter, or one of those that a right-click found. */
export function EmailTab({
  notice,
  choices,
  spelling,
  onShow,
  ...props
}: {
  stopped: Failure | null;
  notice: string;
  choices: string[];
  /** The address that a gesture in a page requested, with the lookup of another spelling. */
  spelling: OfferedSpelling | null;
  onShow: (id: string, reused: boolean) => void;
}) {
  const [draft, setDraft] = useDraft(emailDraft, '');
  const [problem, setProblem] = useState<string>();
  const { start, busy, failure, offered, stopped, actions } = useStartLookup(onShow, props.stopped, spelling);
  const nextActions = { ...useFailureActions(), ...actions };
  const field = useRef<HTMLInputElement>(null);
  useLostFocus(field, stopped, false);
  const { page, read: readPage } = usePageEmails();

  const score = (typed: string) => {
    const read = subjectOfEmail(typed);
    setProblem(read.ok ? undefined : read.problem);
    if (read.ok) start(read.subject);
  };
  /** A listed address that may imitate another is put into the field first, which shows its warning. */
  const scoreListed = (address: string) => {
    if (address !== draft && noteOfAddress(address)?.deceives) setDraft(address);
    else score(address);
  };
  const showOther = ({ id, isRunning }: OtherSpelling) => {
    void emailDraft.clear();
    onShow(id, !isRunning);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    score(draft ?? '');
  };
  if (draft === undefined) return null;
  return (
    <form onSubmit={submit} className="flex min-h-0 flex-col gap-3" noValidate>
      <LookupStartError failure={stopped} actions={nextActions} />
      {notice !== '' && (
        <Notice
          title={notice}
          actions={choices.map((address) => (
            <Button key={address} onPress={() => scoreListed(address)}>
              Score {address}
            </Button>
          ))}
        />
      )}
      <TextField
        data-testid="email"
        label="Email address"
        type="text"
        inputMode="email"
        autoComplete="off"
        autoFocus
        inputRef={field}
        placeholder="name@example.com"
        value={draft}
        onChange={(text) => {
          setDraft(text);
          setProblem(undefined);
        }}
        problem={problem}
        description={<AddressNotes note={noteOfAddress(draft)} />}
      />
      <div className="flex items-center gap-3">
        <Button data-testid="score-email" variant="primary" type="submit" isDisabled={busy}>
          Score
        </Button>
        <WhereItGoes what="the address" />
      </div>
      <LookupStartError failure={failure} actions={nextActions} />
      {offered && (
        <SpellingChoice
          {...offered}
          onUse={showOther}
          onLookUp={() => start({ operation: 'score', request: { email: offered.email } }, true)}
        />
      )}
      <div>
        <Button variant="quiet" onPress={() => openBatchPage(null)}>
          Score several…
        </Button>
      </div>
      {page && <SiteSwitch page={page} onChange={readPage} />}
      {page?.site !== null && (
        <PageEmailList
          emails={page === undefined ? 'looking' : (page?.emails ?? 'unread')}
          onOpen={(id) => onShow(id, true)}
          onScore={scoreListed}
          onScoreAll={(all) => void openBatchOf(all)}
          onReveal={(email) => {
            if (page?.tabId != null) void call('revealEmail', { tabId: page.tabId, email }).catch(() => undefined);
          }}
        />
      )}
    </form>
  );
}

/** Warnings about the typed address before it is sent: the exact text to be sent, and anything deceptive. */
function AddressNotes({ note }: { note: AddressNote | null }) {
  if (note === null) return null;
  return (
    <>
      {note.differs && (
        <span className="block break-all">
          Will be sent as <bdi className="font-semibold">{note.exact}</bdi>
        </span>
      )}
      {note.warnings.map((warning) => (
        <span key={warning} className="block text-ink">
          ⚠ {warning}
        </span>
      ))}
    </>
  );
}
