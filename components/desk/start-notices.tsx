import type { ReactNode } from 'react';
import { useFailureActions } from '@/components/connection/use-failure-actions';
import { Button } from '@/components/kit/button';
import { Notice } from '@/components/kit/notice';
import { NoticeLine } from '@/components/kit/notice-lines';
import { SpellingChoice } from '@/components/kit/spelling-choice';
import { RichText, useTexts } from '@/components/kit/texts';
import { useDesk } from '@/components/kit/use-desk';
import { LookupStartError } from '@/components/result/lookup-start-error';
import { useLookup } from '@/components/result/use-lookup';
import type { useStartLookup } from '@/components/result/use-start-lookup';
import { noteOfAddress, subjectOfEmail } from '@/utils/lookup/subject-of-email';
import { addressNoteTexts, typedEmailText } from '@/utils/lookup/typed-email-texts';
import type { Failure } from '@/utils/service/failure';
import { failureTexts } from '@/utils/service/failure-texts';
import { shownLookupOf } from '@/utils/surfaces/route';
import type { AddressQuestion } from '@/utils/surfaces/view';
import type { PlainKey } from '@/utils/texts/text-key';
import type { Texts } from '@/utils/texts/texts';

const SENTENCES = {
  'several-addresses': 'question.severalAddresses',
  'evidence-differs': 'question.evidenceDiffers',
  'link-unreadable': 'question.linkUnreadable',
  'page-changed': 'question.pageChanged',
  'click-unseen': 'question.clickUnseen',
  'not-at-click': 'question.notAtClick',
  'behind-name': 'question.behindName',
  'nothing-at-click': 'question.nothingAtClick',
  'nothing-at-focus': 'question.nothingAtFocus',
  'confirm-focus': 'question.confirmFocus',
  'page-unreadable': 'question.pageUnreadable',
  'nothing-in-pdf': 'question.nothingInPdf',
  'nothing-selected': 'question.nothingSelected',
  'several-selected': 'question.severalSelected',
  'link-differs': 'question.linkDiffers',
  'no-score': 'noScore.pending.title',
} as const satisfies Record<Exclude<AddressQuestion, 'not-an-address' | 'deceptive'>, PlainKey>;

/**
 * Returns the sentence that asks the user for an address.
 * @param written the address that the question is about, as written in the page
 */
export function questionText(question: AddressQuestion, texts: Texts, written = ''): string {
  if (question === 'deceptive') {
    const note = noteOfAddress(written);
    return note ? addressNoteTexts(note, texts).join(' ') : '';
  }
  if (question !== 'not-an-address') return texts.t(SENTENCES[question]);
  const read = subjectOfEmail(written);
  return read.ok ? '' : typedEmailText(read.problem, written, texts);
}

/** What prevents a lookup: sending is stopped, it did not start, or a question comes first. */
export function StartNotices({
  starting: { start, stopped, failure, offered, acceptOffer, stoppedActions, failureActions },
  onScore,
  isMain,
  isForm,
}: {
  starting: ReturnType<typeof useStartLookup>;
  onScore: (address: string) => void;
  /** No form or result below has the main action of the screen. */
  isMain: boolean;
  /** Nothing is shown that the reason would push out of view. */
  isForm: boolean;
}) {
  const texts = useTexts();
  const { ask, route } = useDesk();
  // The result below says the same, and offers to resume.
  const shown = useLookup(shownLookupOf(route) ?? '');
  const isSaidBelow = stopped !== null && shown?.record.failure?.kind === stopped.cause;
  const elsewhere = useFailureActions();
  const held = stopped !== null && !isSaidBelow && (
    <LookupStartError failure={stopped} actions={{ ...elsewhere, ...stoppedActions }} isMain={isMain} />
  );
  return (
    <>
      {held && (isForm ? held : <StoppedLine failure={stopped}>{held}</StoppedLine>)}
      {ask?.kind === 'address' && (
        <Notice
          title={questionText(ask.question, texts, ask.written)}
          actions={ask.choices.map((address) => (
            <Button key={address} onPress={() => onScore(address)}>
              <span>
                <RichText text="pageEmails.scoreEmail" slots={{ email: <bdi>{address}</bdi> }} />
              </span>
            </Button>
          ))}
        />
      )}
      <LookupStartError
        failure={failure}
        actions={{ ...elsewhere, ...failureActions }}
        isMain={isMain && stopped === null}
      />
      {offered && (
        <SpellingChoice
          {...offered}
          onUse={acceptOffer}
          onLookUp={() => start({ operation: 'score', request: { email: offered.email } }, true)}
        />
      )}
    </>
  );
}

/** Beside an answer, one line says that nothing is sent; unfolded, what to do about it. */
function StoppedLine({ failure, children }: { failure: Failure; children: ReactNode }) {
  const texts = useTexts();
  return (
    <NoticeLine id="stopped" tone="problem" title={failureTexts(failure, texts).title} label={texts.t('card.details')}>
      {children}
    </NoticeLine>
  );
}
