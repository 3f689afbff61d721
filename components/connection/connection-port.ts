import { browser } from '#imports';
import { call } from '@/utils/messages/call';
import { originPattern } from '@/utils/service/base-url';
import type { ConnectionKey } from '@/utils/service/key-storage-mode';
import { keyChanged } from '@/utils/storage/key-changed';
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
