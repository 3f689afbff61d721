import { z } from 'zod/mini';
import { openVault } from './stored-key';

const SLOT = 'address';
const address = z.catch(z.optional(z.string()), undefined);

/**
 * Stores the base URL that the user last saved, where no page can write: Firefox exposes
 * `storage.local` to page scripts, and a compromised renderer could redirect the key within the host.
 */
export function createSavedBaseUrl() {
  const table = openVault();
  return {
    /** Undefined if this version has saved none. */
    read: async (): Promise<string | undefined> => address.parse(await table.get(SLOT)),
    async write(baseUrl: string): Promise<void> {
      await table.put(baseUrl, SLOT);
    },
    async clear(): Promise<void> {
      await table.delete(SLOT);
    },
  };
}
export type SavedBaseUrl = ReturnType<typeof createSavedBaseUrl>;
