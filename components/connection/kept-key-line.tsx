import { Button } from '@/components/form/button';
import type { KeptKey } from './connection-port';

/** Shows the status of the stored key and the actions available for it. */
export function KeptKeyLine({ kept, onForget, onLock }: { kept: KeptKey; onForget: () => void; onLock: () => void }) {
  if (!kept.hasKey) return null;
  const name = kept.last4 === '' ? 'A key' : `A key ending in …${kept.last4}`;
  const isUnlocked = kept.keeping === 'passphrase' && !kept.isLocked;
  return (
    <p data-testid="kept-key" className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>
        {name} is kept for {kept.host}
        {kept.isLocked ? ', locked' : isUnlocked && ', unlocked now'}.
      </span>
      {isUnlocked && (
        <Button data-testid="lock-key" onPress={onLock}>
          Lock now
        </Button>
      )}
      <Button onPress={onForget}>Forget key</Button>
    </p>
  );
}
