import { browser } from '#imports';
import type { ConnectionStore } from '@/entrypoints/background/connection/connection-store';
import { keyChanged, settingsItem } from '@/utils/storage/settings-item';
import { createKeyVault, type KeyVault } from '@/utils/vault/key-vault';

const ALARM = 'lock-key';

/**
 * Creates the vault. An alarm locks it, because the unlocked state outlives the background. Each use checks the idle
 * timeout too, so a late alarm is harmless.
 */
export const createVault = (): KeyVault =>
  createKeyVault({
    now: () => Date.now(),
    clock: () => performance.now(),
    idleTimeoutMs: async () => (await settingsItem.read()).lockMinutes * 60_000,
    wakeAt: (when) => void browser.alarms.create(ALARM, { when }),
    onChange: () => void keyChanged.write(Date.now()),
  });

/** Must run synchronously at start-up: the alarm wakes the background. */
export function registerIdleLock(connection: Pick<ConnectionStore, 'lockIfIdle'>): void {
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === ALARM) void connection.lockIfIdle();
  });
}
