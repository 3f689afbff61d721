import { z } from 'zod/mini';
import { parseBaseUrl } from './base-url';

/** An address exactly as Sightline writes it; any other spelling was not written by Sightline. */
export const storedUrl = z.string().check(
  z.refine((text) => {
    const read = parseBaseUrl(text);
    return read.ok && read.baseUrl === text;
  }),
);

/**
 * Names base URL and key together: an answer to one account is not reused for another. May end in a base URL
 * (`applyPolicy`). Empty until set up.
 */
export const accountId = z.string().check(z.maxLength(5000)).brand<'AccountId'>();
export type AccountId = z.infer<typeof accountId>;
