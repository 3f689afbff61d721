import { useEffect, useState } from 'react';
import { isFinal } from '@/utils/lookup/transitions';
import { call } from '@/utils/messages/call';
import { profilesItem } from '@/utils/storage/profiles-item';
import { type CardView, versionOf } from '@/utils/surfaces/card-view';
import { CardFace } from './card-face';

/** A background that dies while a card waits is started again, but not for ever. */
const MAX_LOST_REPLIES = 20;

/** Returns the random name of this card, which tells the background what it may show. */
const cardName = (): string => location.hash.slice(1).split('/', 1)[0] ?? '';

/** Whether the card is at the lower edge of its frame, because the address is there. */
const isAtBottom = (): boolean => location.hash.endsWith('/bottom');

/** Asks the background what this card shows, once it differs from what it has seen; null if there is no reply. */
export const readCard = (seen: CardView | null = null): Promise<CardView | null> =>
  call('readCard', { card: cardName(), ...(seen && { seen: versionOf(seen) }) }).catch(() => null);

/**
 * Framed in a web page, which may steer clicks: it shows, opens and closes, and never spends. It has no access to our
 * database, so lookups arrive by message. `first`: requested before the texts loaded.
 */
export function Card({ first }: { first: Promise<CardView | null> }) {
  const view = useCardView(first);
  const isShown = view !== null && view.kind !== 'unread' && isEnd(view);
  useEffect(() => {
    if (isShown) void call('cardRead', { card: cardName() }).catch(() => undefined);
  }, [isShown]);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    // What is drawn there is the page's.
    const onPointer = ({ target }: Event) => target instanceof Element && !target.closest('main') && close();
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPointer);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPointer);
    };
  }, []);
  // Draws nothing until the address is known, because it comes first in every view.
  if (view === null) return null;
  return (
    <div className={`flex h-screen flex-col ${isAtBottom() ? 'justify-end' : ''}`}>
      <CardFace
        view={view}
        onDetails={() =>
          void call('openDetails', { card: cardName(), panel: view.kind === 'lookup' }).catch(() => undefined)
        }
        onClose={close}
      />
    </div>
  );
}

const close = (): void => void call('closeCard', { card: cardName() }).catch(() => undefined);

/** Whether nothing more can come: the lookup has ended, or there is none. */
const isEnd = (view: CardView): boolean => view.kind !== 'lookup' || isFinal(view.record.state);

/**
 * Returns the card's content until it is final; null while it loads. If the background dies, the next message restarts
 * it; before replying, it records the outcome as unknown.
 */
function useCardView(first: Promise<CardView | null>): CardView | null {
  const [view, setView] = useState<CardView | null>(null);
  useEffect(() => {
    const aborter = new AbortController();
    const { signal } = aborter;
    const follow = async () => {
      let next = await first;
      for (let lost = 0; !signal.aborted && lost < MAX_LOST_REPLIES; next = await readCard(next)) {
        if (next === null) lost++;
        else {
          setView(next);
          if (isEnd(next)) return;
        }
      }
      // Neither data nor a reply: a sentence is better than an endless loading state.
      if (!signal.aborted) setView((current) => current ?? { kind: 'unread' });
    };
    void follow();
    // An open card is read again when the user changes the provider profile elsewhere.
    profilesItem.watch(signal, () => {
      void readCard().then((next) => !signal.aborted && next && setView(next));
    });
    return () => aborter.abort();
  }, [first]);
  return view;
}
