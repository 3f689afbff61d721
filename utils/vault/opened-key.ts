import { z } from 'zod';
import { sessionItem } from '../storage/session-item';

/**
 * What is in memory of the key (`storage.session`: never on disk, gone with the browser, out of reach of scripts in
 * pages). For a session the key itself; for a passphrase the bytes that open its box, and when they were last used.
 */
export const openedKey = sessionItem(
  'key:opened',
  z.discriminatedUnion('keeping', [
    z.object({ keeping: z.literal('session'), host: z.string(), key: z.string() }),
    z.object({ keeping: z.literal('passphrase'), bits: z.array(z.number()).length(32), usedAt: z.number() }),
  ]),
);
