import { z } from 'zod';
import { parseBaseUrl } from './base-url';

/** Id of the connection that older versions had without a list. Its key stays where they stored it. */
export const FIRST_CONNECTION = 'first';

/** An address exactly as Sightline writes it; any other spelling was not written by Sightline. */
export const storedUrl = z.string().refine((text) => {
  const read = parseBaseUrl(text);
  return read.ok && read.baseUrl === text;
});
const urlOrNone = storedUrl.or(z.literal('')).catch('');

/**
 * One account of the user at a service, without its key: the vault holds that under `id`. Each field falls back
 * separately.
 */
export const connection = z.object({
  id: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .catch(FIRST_CONNECTION),
  /**
   * Unique per base URL and key: an answer to one account is not reused for another. May end in a base URL
   * (`applyPolicy`).
   */
  accountId: z.string().max(5000).catch(''),
  /** The user's name for it, such as "Sandbox"; shown with every answer. */
  name: z.string().max(60).catch(''),
  environment: z.enum(['production', 'sandbox']).catch('production'),
  color: z.enum(['gray', 'blue', 'green', 'amber', 'red', 'violet']).catch('gray'),
  /** Provider base URL without trailing slash; empty until set up. */
  baseUrl: urlOrNone,
  /** The provider's web dashboard, where keys are made; empty or an https address. */
  dashboardUrl: urlOrNone,
  /** Whether each request carries an `Idempotency-Key`. Off: the interface documents two headers, and this is a third. */
  idempotencyHeader: z.boolean().catch(false),
  countryFormat: z.enum(['alpha-2', 'alpha-3']).catch('alpha-2'),
});
export type Connection = z.infer<typeof connection>;
