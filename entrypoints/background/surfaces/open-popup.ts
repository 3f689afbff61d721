import { browser } from '#imports';
import { noteOfAddress, subjectOfEmail } from '@/utils/lookup/subject-of-email';
import { emailDraft } from '@/utils/storage/drafts';
import type { TabCard } from '@/utils/storage/tab-cards';
import { START } from '@/utils/surfaces/route';
import { type AddressQuestion, nextView, type View } from '@/utils/surfaces/view';

/** Opens the popup with a view, or a tab if the browser refuses to open the popup. */
export async function openPopup(view: View): Promise<void> {
  await nextView.write(view);
  try {
    await browser.action.openPopup();
  } catch {
    await browser.tabs.create({ url: browser.runtime.getURL('/desk.html') });
  }
}

/** Asks the user to choose. Each choice is shown exactly as it would be sent. */
export function askToChoose(question: AddressQuestion, choices: string[], written?: string): Promise<void> {
  const exact = choices.map((choice) => {
    const read = subjectOfEmail(choice);
    return noteOfAddress(choice)?.exact ?? (read.ok ? choice : (read.offered ?? choice));
  });
  return openPopup({ route: START, ask: { kind: 'address', question, choices: [...new Set(exact)], written } });
}

/** Shows the content of a card in the popup. */
export async function openCardElsewhere(card: TabCard): Promise<void> {
  if (card.kind === 'lookup') {
    return openPopup({ route: { name: 'lookup', id: card.id, as: card.how === 'reused' ? 'saved' : 'result' } });
  }
  if (card.kind === 'no-score') return askToChoose('no-score', [card.email]);
  const { email, failure } = card;
  await emailDraft.write(email);
  return openPopup({ route: START, ask: { kind: 'refused', email, failure } });
}
