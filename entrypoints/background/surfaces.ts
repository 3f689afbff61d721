import { browser } from '#imports';
import type { CardGesture, Place } from '@/utils/messages/page-commands';
import { popupIntent } from '@/utils/storage/drafts';
import { dropCardsOf, type TabCard, tabCardItem } from '@/utils/storage/tab-cards';
import { askOrEnter, type Frame } from './in-page';

type PopupIntent = NonNullable<Awaited<ReturnType<typeof popupIntent.read>>>;

/** Opens the popup with something to show; in a tab of its own where the browser will not open the popup. */
export async function openPopup(intent: PopupIntent): Promise<void> {
  await popupIntent.write(intent);
  try {
    await browser.action.openPopup();
  } catch {
    await browser.tabs.create({ url: browser.runtime.getURL('/popup.html') });
  }
}

/** Shows a result in the card of a frame. False where the page has no room or lets no script of ours in. */
export async function showCard(frame: Frame, card: TabCard, place: Place | null, by: CardGesture): Promise<boolean> {
  const name = crypto.randomUUID();
  // A frame holds one card: the one before closes with this one.
  await dropCardsOf(frame.tabId, frame.frameId);
  await tabCardItem(frame.tabId, name).write(card);
  const command = { to: 'sightline-page', name: 'showCard', card: name, place, by } as const;
  return (await askOrEnter<'showCard'>(frame, command)) === true;
}

/** Opens one look-up in a tab of the extension. The id is random and says nothing about the subject. */
export async function openResult(id: string): Promise<void> {
  await browser.tabs.create({ url: `${browser.runtime.getURL('/result.html')}?id=${encodeURIComponent(id)}` });
}
