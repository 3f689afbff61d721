import { useEffect, useState } from 'react';
import type { CardView } from '@/utils/lookup/card-view';
import { isFinal } from '@/utils/lookup/transitions';
import { call } from '@/utils/messages/call';
import { scoreRulesItem } from '@/utils/storage/score-rules-item';
import { cardName } from './card-name';

/**
 * Returns the card's content until it is final; null while it loads. If the background dies, the next message restarts
 * it; before replying, it records the outcome as unknown.
 */
export function useCardView(): CardView | null {
  const [view, setView] = useState<CardView | null>(null);
  useEffect(() => {
    let gone = false;
    const follow = async () => {
      for (let tries = 0; !gone && tries < 20; tries++) {
        const next = await call('readCard', { card: cardName() }).catch(() => null);
        if (gone) return;
        if (next) setView(next);
        if (next && (next.kind !== 'lookup' || isFinal(next.record.state))) return;
        await call('awaitCard', { card: cardName() }).catch(() => undefined);
      }
      // Neither data nor a reply: a sentence is better than an endless loading state.
      if (!gone) setView((current) => current ?? { kind: 'unread' });
    };
    void follow();
    // An open card is read again when the user changes the score rule elsewhere.
    const watch = new AbortController();
    scoreRulesItem.watch(watch.signal, () => {
      void call('readCard', { card: cardName() })
        .then((next) => !gone && setView(next))
        .catch(() => undefined);
    });
    return () => {
      gone = true;
      watch.abort();
    };
  }, []);
  return view;
}
