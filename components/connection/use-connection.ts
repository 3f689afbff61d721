import type { Policy } from '@/utils/settings/policy';
import type { Settings } from '@/utils/settings/settings';
import type { ConnectionPort, SaveReply, TypedConnection } from './connection-port';
import { useAccess } from './use-access';
import { useKeptKey } from './use-key';

export type Connection = ReturnType<typeof useConnection>;

/** Returns the connection for display and editing: saved settings, key status, browser permission. */
export function useConnection(settings: Settings, port: ConnectionPort, policy: Policy = {}) {
  const { baseUrl } = settings;
  const { access, ask } = useAccess(baseUrl, port);
  const { kept, setKept, unanswered, refresh } = useKeptKey(baseUrl, port);

  return {
    saved: settings,
    policy,
    kept,
    access,
    unanswered,
    refresh,
    /** True if a lookup can be sent. */
    isReady: baseUrl !== '' && kept?.hasKey === true && !kept.isLocked && access === 'allowed',
    /** Call it directly in the click handler. Saves even if the user ignores or denies the browser's prompt. */
    async save(typed: TypedConnection): Promise<SaveReply> {
      // Must come first: Firefox refuses a request after an await.
      ask(typed.baseUrl);
      const reply = await port.save(typed);
      if (reply.ok) setKept(reply.state);
      return reply;
    },
    /** Call it directly in the click handler. */
    allow: () => ask(baseUrl),
    async forgetKey(): Promise<void> {
      await port.forgetKey();
      await refresh();
    },
    async lockKey(): Promise<void> {
      await port.lockKey();
      await refresh();
    },
    async unlockKey(passphrase: string): Promise<boolean> {
      const isRight = await port.unlockKey(passphrase);
      await refresh();
      return isRight;
    },
  };
}
