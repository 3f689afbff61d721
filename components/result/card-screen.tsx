import { useEffect, useMemo, useState } from 'react';
import { isFinal } from '@/utils/lookup/transitions';
import { call } from '@/utils/messages/call';
import { interpret } from '@/utils/reading/interpret';
import type { Interpretation } from '@/utils/reading/parse-answer';
import { withProfile } from '@/utils/reading/profile/profiles';
import { profilesItem } from '@/utils/storage/profiles-item';
import type { CardView } from '@/utils/surfaces/card-view';
import { CardFace } from './card-face';

/** The background reports the end of a lookup, not that it is sent: a queued one is read again after this time. */
const QUEUED_MS = 1_000;

/** Returns the random name of this card, which tells the background what it may show. */
const cardName = (): string => location.hash.slice(1).split('/', 1)[0] ?? '';

/** Whether the card is at the lower edge of its frame, because the address is there. */
const isAtBottom = (): boolean => location.hash.endsWith('/bottom');

/** Asks the background once what this card shows; null if it did not reply. */
export const readCard = (): Promise<CardView | null> => call('readCard', { card: cardName() }).catch(() => null);

/**
 * Framed in a web page, which may steer clicks: it shows, opens and closes, and never spends. It has no access to our
 * database, so lookups arrive by message. `first`: requested before the texts loaded.
 */
export function Card({ first }: { first: Promise<CardView | null> }) {
  const view = useCardView(first);
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
  const read = useMemo(() => (view === null ? null : interpretationOf(view)), [view]);
  // Draws nothing until the address is known, because it comes first in every view.
  if (view === null) return null;
  return (
    <div className={`flex h-screen flex-col ${isAtBottom() ? 'justify-end' : ''}`}>
      <CardFace
        view={view}
        report={read?.report ?? null}
        onDetails={() =>
          void call('openDetails', { card: cardName(), panel: view.kind === 'lookup' }).catch(() => undefined)
        }
        onClose={close}
      />
    </div>
  );
}

const close = (): void => void call('closeCard', { card: cardName() }).catch(() => undefined);

function interpretationOf(view: CardView): Interpretation | null {
  if (view.kind !== 'lookup' || view.record.state !== 'done' || !view.answer) return null;
  const { baseUrl, subject } = view.record;
  return interpret(view.record, view.answer, withProfile({}, baseUrl, subject.operation, view.profile ?? {}));
}

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
      for (let tries = 0; !signal.aborted && tries < 20; tries++) {
        let next = await (tries === 0 ? first : readCard());
        while (next?.kind === 'lookup' && next.record.state === 'queued' && !signal.aborted) {
          setView(next);
          await new Promise((resolve) => setTimeout(resolve, QUEUED_MS));
          next = await readCard();
        }
        if (signal.aborted) return;
        if (next) setView(next);
        if (next && (next.kind !== 'lookup' || isFinal(next.record.state))) return;
        await call('awaitCard', { card: cardName() }).catch(() => undefined);
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
