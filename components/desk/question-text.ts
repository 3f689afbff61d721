import { noteOfAddress, subjectOfEmail } from '@/utils/lookup/subject-of-email';
import { addressNoteTexts, typedEmailText } from '@/utils/lookup/typed-email-texts';
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
  'nothing-at-click': 'question.nothingAtClick',
  'page-unreadable': 'question.pageUnreadable',
  'nothing-selected': 'question.nothingSelected',
  'several-selected': 'question.severalSelected',
  'link-differs': 'question.linkDiffers',
  'no-score': 'score.noneYet',
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
