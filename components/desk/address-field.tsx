import { TriangleAlert } from 'lucide-react';
import { type FormEvent, Suspense, useMemo, useState } from 'react';
import { Button } from '@/components/kit/button';
import { RouteLink } from '@/components/kit/route-link';
import { TextField } from '@/components/kit/text-field';
import { RichText, useTexts } from '@/components/kit/texts';
import { useDesk } from '@/components/kit/use-desk';
import type { AddressDraft } from '@/components/result/use-address-draft';
import { type EmailsFound, emailsIn } from '@/utils/batch/emails-in';
import { addressIn, noteOfAddress } from '@/utils/lookup/subject-of-email';
import { addressNoteTexts, typedEmailText } from '@/utils/lookup/typed-email-texts';
import type { OwnChoices } from './found-addresses';
import { lazyScreens } from './lazy-screens';
import { WhereItGoes } from './where-it-goes';

/**
 * Scores a typed or pasted address on Enter, also one in a sentence, and next to the result of another one. Several addresses become a list; a
 * name opens the form for it. `isMain`: *Score* is the main action of the screen.
 */
export function AddressField({
  draft,
  onScoreList,
  isBusy,
  isMain,
  isFirstFocus,
}: {
  draft: AddressDraft;
  /** Several addresses are to be scored; nothing was sent yet. */
  onScoreList: (emails: readonly string[]) => void;
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
  const { text } = draft;
  const found = useMemo(() => severalIn(text), [text]);
  const [choices, setChoices] = useState<OwnChoices>(new Map());
  const wanted = found && wantedOf(found, choices);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted === null) draft.score();
    else if (wanted.length > 0) onScoreList(wanted);
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
            value={text}
            onChange={draft.change}
            problem={refused?.problem ? typedEmailText(refused.problem, text, texts) : undefined}
            description={<AddressNotes text={text} />}
          />
        </div>
        <Button
          data-testid="score-email"
          variant={isMain ? 'primary' : 'plain'}
          size="large"
          type="submit"
          isDisabled={isBusy || wanted?.length === 0}
        >
          {wanted === null ? t('action.score') : t('desk.scoreFound', { count: wanted.length })}
        </Button>
      </div>
      {found && (
        <Suspense>
          <lazyScreens.FoundAddresses found={found} choices={choices} onChange={setChoices} />
        </Suspense>
      )}
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
function AddressNotes({ text }: { text: string }) {
  const texts = useTexts();
  const note = noteOfAddress(addressIn(text) ?? '');
  if (note === null) return null;
  return (
    <>
      {note.exact !== text.trim() && (
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

/** Returns the addresses of a text that has several; null for any other text. */
function severalIn(text: string): EmailsFound | null {
  if (addressIn(text) !== null) return null;
  const found = emailsIn(text);
  return found.subjects.length + found.odd.length > 1 ? found : null;
}

/** Returns the addresses to score: those that are chosen, and ordinary ones unless they are not. */
function wantedOf({ subjects, odd }: EmailsFound, choices: OwnChoices): string[] {
  const ordinary = subjects.map(({ request }) => request.email);
  const unusual = odd.flatMap(({ subject, instead }) => (instead ? [subject, instead] : [subject]));
  return [
    ...ordinary.filter((email) => choices.get(email) !== false),
    ...new Set(unusual.map(({ request }) => request.email).filter((email) => choices.get(email) === true)),
  ];
}
