import { useCallback, useEffect, useState } from 'react';
import { browser } from '#imports';
import { call } from '@/utils/messages/call';
import { originPattern } from '@/utils/service/base-url';
import type { ConnectionKey } from '@/utils/service/key-storage-mode';
import { keyChanged } from '@/utils/storage/settings-item';
import type { SaveReply, TypedConnection } from './editable-connection';

/**
 * Access of the connection screens to the extension. Every promise except `requestAccess` and `hasAccess` rejects if
 * the background does not answer.
 */
export interface ConnectionPort {
  describe(): Promise<ConnectionKey>;
  save(typed: TypedConnection): Promise<SaveReply>;
  forgetKey(): Promise<unknown>;
  lockKey(): Promise<unknown>;
  /** Resolves to false for a wrong passphrase. */
  unlockKey(passphrase: string): Promise<boolean>;
  /** Calls back after each change of the stored key or its lock, until `signal` aborts. */
  watchKey(signal: AbortSignal, onChange: () => void): void;
  /** Requests browser access to the service. Call it directly in the click handler, before any await. */
  requestAccess(baseUrl: string): Promise<boolean>;
  hasAccess(baseUrl: string): Promise<boolean>;
  /** Calls back after each change of the browser's permissions, until `signal` aborts. */
  watchAccess(signal: AbortSignal, onChange: () => void): void;
}

/** Implements the connection port with the background and the browser's permissions. */
export const connectionPort: ConnectionPort = {
  describe: () => call('connection', {}),
  save: (typed) => call('saveConnection', typed),
  forgetKey: () => call('forgetKey', {}),
  lockKey: () => call('lockKey', {}),
  unlockKey: (passphrase) => call('unlockKey', { passphrase }),
  watchKey: (signal, onChange) => keyChanged.watch(signal, onChange),
  // A request that the browser rejects counts as denied.
  requestAccess: (baseUrl) => browser.permissions.request({ origins: [originPattern(baseUrl)] }).catch(() => false),
  hasAccess: (baseUrl) => browser.permissions.contains({ origins: [originPattern(baseUrl)] }).catch(() => false),
  watchAccess(signal, onChange) {
    const { onAdded, onRemoved } = browser.permissions;
    onAdded.addListener(onChange);
    onRemoved.addListener(onChange);
    signal.addEventListener('abort', () => {
      onAdded.removeListener(onChange);
      onRemoved.removeListener(onChange);
    });
  },
};

/**
 * Returns the key status, live; undefined until the background answers. A hidden page may miss that the key locked
 * itself, so it asks again when it becomes visible.
 */
export function useKeyStatus(baseUrl: string, port: Pick<ConnectionPort, 'describe' | 'watchKey'>) {
  const [kept, setKept] = useState<ConnectionKey>();
  const [unanswered, setUnanswered] = useState(false);

  const refresh = useCallback(async (): Promise<void> => {
    try {
      setKept(await port.describe());
      setUnanswered(false);
    } catch {
      setUnanswered(true);
    }
  }, [port]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another service has another key
  useEffect(() => {
    void refresh();
    const onFront = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    document.addEventListener('visibilitychange', onFront);
    const aborter = new AbortController();
    port.watchKey(aborter.signal, () => void refresh());
    return () => {
      aborter.abort();
      document.removeEventListener('visibilitychange', onFront);
    };
  }, [refresh, baseUrl, port]);

  return { kept, setKept, unanswered, refresh };
}
