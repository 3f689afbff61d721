import { browser } from '#imports';
import { noteOfAddress } from '@/utils/lookup/subject-of-email';
import { emailDraft } from '@/utils/storage/drafts';
import { type AddressQuestion, popupIntent } from '@/utils/storage/popup-intent';
import type { TabCard } from '@/utils/storage/tab-cards';

type PopupIntent = NonNullable<Awaited<ReturnType<typeof popupIntent.read>>>;

/** Opens the popup with an intent, or a separate tab if the browser refuses to open the popup. */
export async function openPopup(intent: PopupIntent): Promise<void> {
  await popupIntent.write(intent);
  try {
    await browser.action.openPopup();
  } catch {
    await browser.tabs.create({ url: browser.runtime.getURL('/popup.html') });
  }
}

/** Asks the user to choose. Each choice is shown exactly as it would be sent. */
export function askToChoose(question: AddressQuestion | null, choices: string[], written?: string): Promise<void> {
  const exact = choices.map((choice) => noteOfAddress(choice)?.exact ?? choice);
  return openPopup({ show: 'email', question, choices: [...new Set(exact)], written });
}

/** Shows the content of a card in the popup. */
export async function openCardElsewhere(card: TabCard): Promise<void> {
  if (card.kind === 'lookup') return openPopup({ show: 'lookup', id: card.id, reused: card.how === 'reused' });
  if (card.kind === 'no-score') return askToChoose('no-score', [card.email]);
  await emailDraft.write(card.email);
  return askToChoose(null, []);
}
