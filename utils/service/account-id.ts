import { z } from 'zod/mini';
import { parseBaseUrl } from './base-url';

interface Named {
  host: string;
  /** The user's name for the connection; empty without one. */
  connectionName: string;
}

/** Returns the full display name of a connection: the host, with the user's name for it. */
export const connectionLabel = ({ host, connectionName }: Named): string =>
  connectionName === '' ? host : `${host} (${connectionName})`;

/** Returns the display name of a connection where room is short: the user's name for it, else the host. */
export const shortConnectionLabel = ({ host, connectionName }: Named): string =>
  connectionName === '' ? host : connectionName;

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
