import { z } from 'zod/mini';
import type { Failure } from './failure';

/**
 * Chromium names a failed write to extension storage only in its text ("QUOTA_BYTES quota exceeded", "Session storage
 * quota bytes exceeded"), and so a full drive ("FILE_ERROR_NO_SPACE", "Encountered full disk").
 */
const SAYS_SO = /quota[\s_](?:bytes|exceeded)|exceeded (?:its |the )?quota|no[\s_]space|full disk/i;

/** Dexie's errors hold the browser's: `inner` of an `AbortError`, `failures` of a `BulkError`. */
const wrapper = z.object({
  inner: z.optional(z.unknown()),
  cause: z.optional(z.unknown()),
  failures: z.catch(z.array(z.unknown()), []),
});

/** Whether nothing could be stored because there is no room: the drive is full, or the browser grants us no more of it. */
export function isFullDisk(error: unknown): boolean {
  if (!(error instanceof Error || error instanceof DOMException)) return false;
  if (error.name === 'QuotaExceededError' || SAYS_SO.test(error.message)) return true;
  const { inner, cause, failures } = wrapper.parse(error);
  return [inner, cause, ...failures].some((within) => within !== error && isFullDisk(within));
}

/** Returns why nothing was sent: what had to be stored or read first was not. */
export const storageFailure = (error: unknown): Failure => ({
  kind: isFullDisk(error) ? 'disk-full' : 'storage-failed',
});
