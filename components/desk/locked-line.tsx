import { Lock } from 'lucide-react';
import { Suspense } from 'react';
import { NoticeLine } from '@/components/kit/notice-lines';
import { useTexts } from '@/components/kit/texts';
import { lazyScreens } from './lazy-screens';

/** Says in one line that the key is locked, while nothing waits for it; unfolded, it is unlocked there. */
export function LockedLine({ host, onUnlock }: { host: string; onUnlock: (passphrase: string) => Promise<boolean> }) {
  const { t } = useTexts();
  return (
    <NoticeLine
      id="locked"
      data-testid="locked"
      tone="caution"
      icon={Lock}
      title={t('connection.keyLocked')}
      label={t('action.unlock')}
    >
      <Suspense>
        <lazyScreens.UnlockKey host={host} onUnlock={onUnlock} />
      </Suspense>
    </NoticeLine>
  );
}
