import { z } from 'zod/mini';

/** Longest text that a person types for one name. */
const MAX_NAME = 200;
const MAX_NAMES = 20;

/** What the user's own files say of the subject of a lookup, to compare its hits with. Never sent. */
export const ownRecord = z.strictObject({
  /** Other names than the one that was sent. */
  names: z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NAME))).check(z.maxLength(MAX_NAMES)),
  /** YYYY-MM-DD, YYYY-MM or YYYY. */
  birth: z.nullable(z.string().check(z.regex(/^\d{4}(-\d{2}){0,2}$/))),
  /** ISO 3166-1 alpha-2. */
  country: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))),
});
export type OwnRecord = z.infer<typeof ownRecord>;

/** Whether two records say the same; null is none. */
export const isSameRecord = (a: OwnRecord | null, b: OwnRecord | null): boolean =>
  JSON.stringify(a && [a.names, a.birth, a.country]) === JSON.stringify(b && [b.names, b.birth, b.country]);
