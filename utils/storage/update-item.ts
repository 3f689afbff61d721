import { z } from 'zod/mini';
import { storedItem } from './stored-item';

const update = z.strictObject({ version: z.string().check(z.maxLength(20)), at: z.number() });

/** The version that the browser has updated Sightline to, and when; null if it never did. */
export type Update = z.infer<typeof update> | null;

const read = z.catch(z.nullable(update), null);

/** Written by the background. Nothing of the user is in it. */
export const updateItem = storedItem<Update>('local', 'update', (stored) => read.parse(stored ?? null));

/**
 * Returns what to write down when the browser has installed or updated Sightline; null for no other version: an unpacked
 * extension that is reloaded reports an update too.
 */
export const updateOf = (
  { reason, previousVersion }: { reason: string; previousVersion?: string | undefined },
  version: string,
  now: number,
): Update => (reason === 'update' && previousVersion !== version ? { version, at: now } : null);

const WEEK_MS = 7 * 86_400_000;

/** Whether the running version is new: for a week after the update. */
export const isNew = (update: Update, version: string, now: number): boolean =>
  update?.version === version && now >= update.at && now - update.at < WEEK_MS;
