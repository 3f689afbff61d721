import { z } from 'zod';
import { openVault, rowOf } from './stored-key';

const SLOT = 'address';
const address = z.string().optional().catch(undefined);

/**
 * Stores the base URL that the user last saved for each connection, where no page can write: Firefox exposes
 * `storage.local` to page scripts, and a compromised renderer could redirect the key within the host.
 */
export function createSavedBaseUrl() {
  const table = openVault();
  return {
    /** Undefined if this version has saved none. */
    read: async (connectionId: string): Promise<string | undefined> =>
      address.parse(await table.get(rowOf(SLOT, connectionId))),
    async write(connectionId: string, baseUrl: string): Promise<void> {
      await table.put(baseUrl, rowOf(SLOT, connectionId));
    },
    async clear(): Promise<void> {
      await table.where(':id').startsWith(SLOT).delete();
    },
  };
}
export type SavedBaseUrl = ReturnType<typeof createSavedBaseUrl>;
