import { useEffect } from 'react';
import { CardFace } from '@/components/card/card-face';
import { call } from '@/utils/messages/call';
import { readText } from '@/utils/reading/read-text';
import { cardName } from './card-name';
import { useCardView } from './use-card-view';

/**
 * Framed in a web page, which may steer clicks: it shows, opens and closes, and never spends. Its storage is not the
 * extension's, so all data arrives by message.
 */
export function Card() {
  const view = useCardView();
  const close = () => void call('closeCard', { card: cardName() }).catch(() => undefined);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') void call('closeCard', { card: cardName() }).catch(() => undefined);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  // Draws nothing until the address is known, because it comes first in every view.
  if (view === null) return null;
  const isDone = view.kind === 'lookup' && view.record.state === 'done';
  const read = isDone && view.answer ? readText(view.answer.text, view.record.subject, view.rule ?? undefined) : null;
  return (
    <CardFace
      view={view}
      report={read?.report ?? null}
      onDetails={() =>
        void call('openDetails', { card: cardName(), panel: view.kind === 'lookup' }).catch(() => undefined)
      }
      onClose={close}
    />
  );
}
