import { z } from 'zod';
import { openVault } from './kept-key';

const SLOT = 'address';
const address = z.string().optional().catch(undefined);

/**
 * The base URL as the user last saved it, where no page can write: Firefox gives `storage.local` to scripts in pages, and a
 * renderer that was taken over could send the key to another path of the same host.
 */
export function createSavedAddress() {
  const table = openVault();
  return {
    /** Undefined where none was saved by this version. */
    read: async (): Promise<string | undefined> => address.parse(await table.get(SLOT)),
    async write(baseUrl: string): Promise<void> {
      await table.put(baseUrl, SLOT);
    },
    async clear(): Promise<void> {
      await table.delete(SLOT);
    },
  };
}
