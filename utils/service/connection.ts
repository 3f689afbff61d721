import { z } from 'zod';
import { parseBaseUrl } from './base-url';
import { validFields } from './valid-fields';

/** Id of the connection that older versions had without a list. Its key stays where they stored it. */
export const FIRST_CONNECTION = 'first';

/** An address exactly as Sightline writes it; any other spelling was not written by Sightline. */
export const storedUrl = z.string().refine((text) => {
  const read = parseBaseUrl(text);
  return read.ok && read.baseUrl === text;
});
const urlOrNone = storedUrl.or(z.literal(''));

/** One account of the user at a service, without its key: the vault holds that under `id`. */
export const connection = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  /**
   * Unique per base URL and key: an answer to one account is not reused for another. May end in a base URL
   * (`applyPolicy`).
   */
  accountId: z.string().max(5000),
  /** The user's name for it, such as "Sandbox"; shown with every answer. */
  name: z.string().max(60),
  environment: z.enum(['production', 'sandbox']),
  color: z.enum(['gray', 'blue', 'green', 'amber', 'red', 'violet']),
  /** Provider base URL without trailing slash; empty until set up. */
  baseUrl: urlOrNone,
  /** The provider's web dashboard, where keys are made; empty or an https address. */
  dashboardUrl: urlOrNone,
  /** Whether each request carries an `Idempotency-Key`. Off: the interface documents two headers, and this is a third. */
  idempotencyHeader: z.boolean(),
  countryFormat: z.enum(['alpha-2', 'alpha-3']),
});
export type Connection = z.infer<typeof connection>;

/** A connection before its set-up. */
export const NEW_CONNECTION: Connection = {
  id: FIRST_CONNECTION,
  accountId: '',
  name: '',
  environment: 'production',
  color: 'gray',
  baseUrl: '',
  dashboardUrl: '',
  idempotencyHeader: false,
  countryFormat: 'alpha-2',
};

/** Reads a stored connection; accepts any input. Each damaged or missing field has its default. */
export function parseConnection(stored: unknown): Connection {
  return connection.parse({ ...NEW_CONNECTION, ...validFields(connection.shape, stored) });
}
