import { addressNoteTexts } from '@/utils/lookup/address-note-texts';
import { noteOfAddress, subjectOfEmail } from '@/utils/lookup/subject-of-email';
import { TYPED_EMAIL_TEXTS } from '@/utils/lookup/typed-email-texts';
import type { AddressQuestion } from '@/utils/surfaces/view';
import type { Texts } from '@/utils/texts/texts';

const SENTENCES: Record<Exclude<AddressQuestion, 'not-an-address' | 'deceptive'>, string> = {
  'several-addresses': 'There are several addresses here. Choose the one to score.',
  'evidence-differs': 'More than one address is meant here. Choose the one to score.',
  'link-unreadable': 'This link does not hold exactly one readable address. Choose or type the one you mean.',
  'page-changed': 'The page has changed since your right-click. Choose the address to score.',
  'click-unseen': 'Sightline could not see what you right-clicked. Choose the address to score, or type it.',
  'not-at-click': 'No email address stands where you clicked. Choose one only if it is the one you mean.',
  'nothing-at-click': 'There is no email address at that place. Type or paste it here.',
  'page-unreadable': 'Sightline cannot read this page. Type or paste the address here.',
  'nothing-selected': 'The selection holds no email address. Correct it here.',
  'several-selected': 'The selection holds several addresses. Choose the one to score.',
  'link-differs': 'The link leads to another address than it shows. Choose the one to score.',
  'no-score': 'There is no score yet.',
};

/**
 * Returns the sentence that asks the user for an address.
 * @param written the address that the question is about, as written in the page
 */
export function questionWords(question: AddressQuestion, texts: Texts, written = ''): string {
  if (question === 'deceptive') {
    const note = noteOfAddress(written);
    return note ? addressNoteTexts(note, texts).join(' ') : '';
  }
  if (question !== 'not-an-address') return SENTENCES[question];
  const read = subjectOfEmail(written);
  return read.ok ? '' : texts.t(TYPED_EMAIL_TEXTS[read.problem]);
}
