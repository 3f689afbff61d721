import { Check, CircleStop, LoaderCircle, type LucideIcon, Pause } from 'lucide-react';
import { useTexts } from '@/components/kit/texts';
import { ToneWord } from '@/components/result/tone-word';
import type { BatchRecord } from '@/utils/lookup/batch-record';
import { BATCH_STATE_TEXTS } from './batch-state-texts';

const ICONS: Record<BatchRecord['state'], LucideIcon> = {
  running: LoaderCircle,
  paused: Pause,
  stopped: CircleStop,
  finished: Check,
};

/** The state of a batch as icon and word. Only a paused one, which waits for the user, has a color. */
export function BatchStateChip({ state }: { state: BatchRecord['state'] }) {
  const { t } = useTexts();
  return (
    <ToneWord tone={state === 'paused' ? 'caution' : null} icon={ICONS[state]}>
      {t(BATCH_STATE_TEXTS[state])}
    </ToneWord>
  );
}
