import { UnlockKey } from '@/components/connection/unlock-key';
import { useApp } from '@/hooks/app-provider';
import { connectionPort } from './connection-port';
import { useKeyStatus } from './use-connection';

/** Asks for the passphrase while the key is locked. */
export function UnlockNotice() {
  const { kept } = useKeyStatus(useApp().settings.baseUrl, connectionPort);
  return kept?.isLocked ? <UnlockKey host={kept.host} onUnlock={connectionPort.unlockKey} /> : null;
}
