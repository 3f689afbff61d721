import { z } from 'zod';
import { sessionItem } from '../storage/stored-item';

const openedKey = z.discriminatedUnion('keeping', [
  z.object({ keeping: z.literal('session'), host: z.string(), key: z.string() }),
  z.object({ keeping: z.literal('passphrase'), bits: z.array(z.number()).length(32), usedAt: z.number() }),
]);

/**
 * The key in memory (`storage.session`: never on disk, inaccessible to page scripts), by storage mode:
 * the key itself, or the bytes that open its box and their last use.
 */
export const openedKeyItem = sessionItem('key:opened', openedKey);
