import { browser } from '#imports';
import type { ConnectionPort } from '@/components/connection/connection-port';
import { call } from '@/utils/messages/call';
import { originPattern } from '@/utils/service/base-url';
import { keyChanged } from '@/utils/storage/key-changed';

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
