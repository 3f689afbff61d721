import { ArrowRight, TriangleAlert } from 'lucide-react';
import { type FormEvent, Suspense, useMemo, useState } from 'react';
import { Button } from '@/components/kit/button';
import { TextField } from '@/components/kit/text-field';
import { RichText, useTexts } from '@/components/kit/texts';
import { useDesk } from '@/components/kit/use-desk';
import { type EmailsFound, emailsIn } from '@/utils/list/emails-in';
import { type AddressNote, addressIn, noteOfAddress } from '@/utils/lookup/subject-of-email';
import { addressNoteTexts, typedEmailText } from '@/utils/lookup/typed-email-texts';
import type { OwnChoices } from './found-addresses';
import { lazyScreens } from './lazy-screens';
import type { AddressDraft } from './use-address-draft';

/** Which addresses of the field's text are scored, and what Enter does with them. */
export interface AddressForm {
  draft: AddressDraft;
  /** The addresses of a text that has several; null for any other text. */
  found: EmailsFound | null;
  choices: OwnChoices;
  setChoices: (choices: OwnChoices) => void;
  /** Those of `found` that are to be scored. */
  wanted: readonly string[] | null;
  submit: (event: FormEvent) => void;
}

/** @param onScoreList several addresses are to be scored; nothing was sent yet */
export function useAddressForm(draft: AddressDraft, onScoreList: (emails: readonly string[]) => void): AddressForm {
  const { text } = draft;
  const found = useMemo(() => severalIn(text), [text]);
  const [choices, setChoices] = useState<OwnChoices>(new Map());
  const wanted = found && wantedOf(found, choices);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted === null) draft.score();
    else if (wanted.length > 0) onScoreList(wanted);
  };
  return { draft, found, choices, setChoices, wanted, submit };
}

/**
 * Scores a typed or pasted address on Enter, also one in a sentence, and next to the result of another one. Several addresses
 * become a list; a name opens the form for it. `isMain`: *Score* is the main action of the screen.
 */
export function AddressField({
  form: { draft, wanted, submit },
  isBusy,
  isMain,
  isFirstFocus,
  onDown,
}: {
  form: AddressForm;
  isBusy: boolean;
  isMain: boolean;
  /** It has the focus when it appears. */
  isFirstFocus: boolean;
  /** The down arrow key moves the focus from the field to what is below. */
  onDown: (field: Element) => boolean;
}) {
  const texts = useTexts();
  const { t } = texts;
  const { route, form } = useDesk();
  const { refused, text } = draft;
  const note = noteOfAddress(addressIn(text) ?? '') ?? undefined;
  const isFirst = route.name === 'new-lookup';
  const problem = refused?.problem;
  // The field takes names too.
  const problemText =
    problem === 'empty' ? t('desk.enterEmailOrName') : problem && typedEmailText(problem, text, texts);
  return (
    <form onSubmit={submit} className="min-w-30 flex-1" noValidate>
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
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' && onDown(event.currentTarget)) event.preventDefault();
        }}
        problem={problemText ?? undefined}
        description={note && <AddressNotes note={note} text={text} />}
        button={
          <span title={t('action.score')} className="inline-flex px-0.5">
            <Button
              data-testid="score-email"
              variant={isMain ? 'primary' : 'icon'}
              type="submit"
              isDisabled={isBusy || wanted?.length === 0}
            >
              <ArrowRight className="rtl:rotate-180" />
              <span className="sr-only">
                {wanted === null ? t('action.score') : t('desk.scoreFound', { count: wanted.length })}
              </span>
            </Button>
          </span>
        }
      />
    </form>
  );
}

/** What belongs to the field and has no room in its line: the addresses of its text, and another one that may be meant. */
export function BelowAddressField({ form: { draft, found, choices, setChoices } }: { form: AddressForm }) {
  const { t } = useTexts();
  const { refused } = draft;
  if (found === null && !refused?.offered) return null;
  return (
    <div className="flex shrink-0 flex-col gap-1">
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
    </div>
  );
}

/** Warnings about the typed address before it is sent: the exact text to be sent, and anything deceptive. */
function AddressNotes({ note, text }: { note: AddressNote; text: string }) {
  const texts = useTexts();
  return (
    <>
      {note.exact !== text.trim() && (
        <span className="block break-all">
          <RichText text="desk.sentAs" slots={{ value: <bdi className="font-semibold">{note.exact}</bdi> }} />
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
