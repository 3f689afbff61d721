import { z } from 'zod';

/** Longest text that a person types for one name. */
const MAX_NAME = 200;
const MAX_NAMES = 20;

/** What the user's own files say of the subject of a lookup, to compare its hits with. Never sent. */
export const ownRecord = z.strictObject({
  /** Other names than the one that was sent. */
  names: z.array(z.string().trim().min(1).max(MAX_NAME)).max(MAX_NAMES),
  /** YYYY-MM-DD, YYYY-MM or YYYY. */
  birth: z
    .string()
    .regex(/^\d{4}(-\d{2}){0,2}$/)
    .nullable(),
  /** ISO 3166-1 alpha-2. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
});
export type OwnRecord = z.infer<typeof ownRecord>;
