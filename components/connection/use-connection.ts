import { useCallback, useEffect, useState } from 'react';
import { parseBaseUrl } from '@/utils/service/base-url';
import type { Policy } from '@/utils/settings/policy';
import type { Settings } from '@/utils/settings/settings';
import type { Access, EditableConnection } from './editable-connection';
import { type ConnectionPort, useKeyStatus } from './use-key-status';

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

/**
 * Returns the browser's permission for the saved service, live, and a function that requests one. Undefined while it
 * loads.
 */
function useAccess(
  baseUrl: string,
  port: ConnectionPort,
): { access: Access | undefined; ask: (wanted: string) => void } {
  const [allowed, setAllowed] = useState<boolean>();
  const [openPrompts, setOpenPrompts] = useState(0);

  useEffect(() => {
    const aborter = new AbortController();
    const look = () => {
      // Stored settings are untrusted; an invalid address has no permission to check.
      if (!parseBaseUrl(baseUrl).ok) return setAllowed(undefined);
      void port.hasAccess(baseUrl).then((has) => {
        if (!aborter.signal.aborted) setAllowed(has);
      });
    };
    look();
    port.watchAccess(aborter.signal, look);
    return () => aborter.abort();
  }, [baseUrl, port]);

  const ask = useCallback(
    (wanted: string): void => {
      const answer = port.requestAccess(wanted);
      setOpenPrompts((open) => open + 1);
      void answer.finally(() => setOpenPrompts((open) => open - 1));
    },
    [port],
  );

  if (allowed === undefined) return { access: undefined, ask };
  return { access: allowed ? 'allowed' : openPrompts > 0 ? 'asking' : 'missing', ask };
}
