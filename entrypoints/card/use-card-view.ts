import { useEffect, useState } from 'react';
import type { CardView } from '@/utils/lookup/card-view';
import { isFinal } from '@/utils/lookup/transitions';
import { call } from '@/utils/messages/call';
import { watchReadingRules } from '@/utils/storage/reading-rules-item';
import { cardName } from './card-name';

/**
 * What this card shows, until it is final; null while it loads. A background that dies while it is awaited is woken by
 * the next question, and by then has written down that the outcome is unknown.
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
      // Neither data nor a reply: a sentence is better than dots for ever.
      if (!gone) setView((current) => current ?? { kind: 'unread' });
    };
    void follow();
    // A card that stands open is read anew when the person says elsewhere which field is the score.
    const watch = new AbortController();
    watchReadingRules(watch.signal, () => {
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
