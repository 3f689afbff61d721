import type { Policy } from '@/utils/settings/policy';
import type { Settings } from '@/utils/settings/settings';
import type { ConnectionPort, SaveReply, TypedConnection } from './connection-port';
import { useAccess } from './use-access';
import { useKeptKey } from './use-key';

export type Connection = ReturnType<typeof useConnection>;

/** The connection as the screens show and change it: what is saved, what is kept of a key, what the browser allows. */
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
    /** True once a look-up can be sent. */
    isReady: baseUrl !== '' && kept?.hasKey === true && !kept.isLocked && access === 'allowed',
    /** Call it in the click itself. Saves also where the browser's question stays open or is answered with no. */
    async save(typed: TypedConnection): Promise<SaveReply> {
      // First of all: Firefox refuses a request that comes after an await.
      ask(typed.baseUrl);
      const reply = await port.save(typed);
      if (reply.ok) setKept(reply.state);
      return reply;
    },
    /** Call it in the click itself. */
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
