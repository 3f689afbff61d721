import { TriangleAlert } from 'lucide-react';
import type { FormEvent } from 'react';
import { Button } from '@/components/kit/button';
import { RouteLink } from '@/components/kit/route-link';
import { TextField } from '@/components/kit/text-field';
import { RichText, useTexts } from '@/components/kit/texts';
import { useDesk } from '@/components/kit/use-desk';
import type { AddressDraft } from '@/components/result/use-address-draft';
import { type AddressNote, noteOfAddress } from '@/utils/lookup/subject-of-email';
import { addressNoteTexts, typedEmailText } from '@/utils/lookup/typed-email-texts';
import { WhereItGoes } from './where-it-goes';

/**
 * Scores a typed or pasted address on Enter, also next to the result of another one. A name opens the form for it. `isMain`: *Score* is the main
 * action of the screen.
 */
export function AddressField({
  draft,
  isBusy,
  isMain,
  isFirstFocus,
}: {
  draft: AddressDraft;
  isBusy: boolean;
  isMain: boolean;
  /** It has the focus when it appears. */
  isFirstFocus: boolean;
}) {
  const texts = useTexts();
  const { t } = texts;
  const { route, form } = useDesk();
  const { refused } = draft;
  const isFirst = route.name === 'new-lookup';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    draft.score();
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-1" noValidate>
      {/* A long word for *Score* goes below the field in a narrow side panel. */}
      <div className="flex flex-wrap items-start gap-2">
        <div className="min-w-36 flex-1">
          <TextField
            data-testid="email"
            aria-label={t('form.email')}
            type="text"
            inputMode="email"
            autoComplete="off"
            autoFocus={isFirstFocus}
            inputRef={draft.field}
            placeholder={t(isFirst || form === 'subject' ? 'desk.emailOrName' : 'desk.scoreAnother')}
            value={draft.text}
            onChange={draft.change}
            problem={refused?.problem ? typedEmailText(refused.problem, draft.text, texts) : undefined}
            description={<AddressNotes note={noteOfAddress(draft.text)} />}
          />
        </div>
        <Button
          data-testid="score-email"
          variant={isMain ? 'primary' : 'plain'}
          size="large"
          type="submit"
          isDisabled={isBusy}
        >
          {t('action.score')}
        </Button>
      </div>
      {refused?.offered && (
        <div className="flex flex-wrap items-center gap-2">
          <Button data-testid="score-offered" onPress={() => draft.scoreOffered(refused.offered ?? '')}>
            <span className="break-all">
              <RichText text="pageEmails.scoreEmail" slots={{ email: <bdi>{refused.offered}</bdi> }} />
            </span>
          </Button>
          {refused.problem === null && (
            <Button data-testid="score-as-typed" onPress={draft.scoreAsTyped}>
              {t('desk.scoreAsTyped')}
            </Button>
          )}
        </div>
      )}
      {isFirst && (
        <div className="flex flex-wrap items-center gap-x-3 text-xs">
          <WhereItGoes />
          <RouteLink
            to={{ name: 'new-batch', source: 'text' }}
            className="min-h-6 leading-6 no-underline hover:underline"
          >
            {t('desk.scoreList')}
          </RouteLink>
        </div>
      )}
    </form>
  );
}

/** Warnings about the typed address before it is sent: the exact text to be sent, and anything deceptive. */
function AddressNotes({ note }: { note: AddressNote | null }) {
  const texts = useTexts();
  if (note === null) return null;
  return (
    <>
      {note.differs && (
        <span className="block break-all">
          <RichText text="desk.sentAs" slots={{ email: <bdi className="font-semibold">{note.exact}</bdi> }} />
        </span>
      )}
      {addressNoteTexts(note, texts).map((warning) => (
        <span key={warning} className="block text-ink">
          <TriangleAlert className="inline align-[-0.15em] text-caution" /> {warning}
        </span>
      ))}
    </>
  );
}
