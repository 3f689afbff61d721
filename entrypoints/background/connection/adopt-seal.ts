import type { ConnectionStore } from '@/entrypoints/background/connection/connection-store';
import type { Engine } from '@/entrypoints/background/engine/start-engine';
import { settingsItem } from '@/utils/storage/settings-item';

/**
 * Returns a function that puts a new seal of the policy in force; what was stopped by the key before continues, as after a
 * typed one. Storage errors surface when a lookup needs storage.
 */
export function createSealAdoption(connection: Pick<ConnectionStore, 'adoptSeal'>, engine: Promise<Engine>) {
  return async (): Promise<void> => {
    if (!(await connection.adoptSeal().catch(() => false))) return;
    const { accountId } = await settingsItem.read();
    await (await engine).batches.keyEntered(accountId).catch(() => undefined);
  };
}
