import type { EditableConnection } from '@/components/connection/editable-connection';
import type { Policy } from '@/utils/settings/policy';
import type { Settings } from '@/utils/settings/settings';
import type { ConnectionPort } from './connection-port';
import { useAccess } from './use-access';
import { useKeyStatus } from './use-key-status';

/** Returns the connection for display and editing: saved settings, key status, browser permission. */
export function useConnection(settings: Settings, port: ConnectionPort, policy: Policy = {}): EditableConnection {
  const { baseUrl } = settings;
  const { access, ask } = useAccess(baseUrl, port);
  const { kept, setKept, unanswered, refresh } = useKeyStatus(baseUrl, port);

  return {
    saved: settings,
    policy,
    kept,
    access,
    unanswered,
    refresh,
    isReady: baseUrl !== '' && kept?.hasKey === true && !kept.isLocked && access === 'allowed',
    async save(typed) {
      // Must come first: Firefox refuses a request after an await.
      ask(typed.baseUrl);
      const reply = await port.save(typed);
      if (reply.ok) setKept(reply.state);
      return reply;
    },
    allow: () => ask(baseUrl),
    async forgetKey() {
      await port.forgetKey();
      await refresh();
    },
    async lockKey() {
      await port.lockKey();
      await refresh();
    },
    async unlockKey(passphrase) {
      const isRight = await port.unlockKey(passphrase);
      await refresh();
      return isRight;
    },
  };
}
