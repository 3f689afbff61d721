import { z } from 'zod/mini';

/** Longest text that a person types for one name, in UTF-16 units. */
export const MAX_NAME = 200;
const MAX_NAMES = 20;
export const MAX_PHONE = 40;

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NAME));

/** What the user's own files say of the subject of a lookup, to compare the answer with. Never sent. */
export const ownRecord = z.strictObject({
  /** Other names than the one that was sent; all names of the owner of an email address, the usual one first. */
  names: z.array(name).check(z.maxLength(MAX_NAMES)),
  /** YYYY-MM-DD, YYYY-MM or YYYY. */
  birth: z.nullable(z.string().check(z.regex(/^\d{4}(-\d{2}){0,2}$/))),
  /** ISO 3166-1 alpha-2. */
  country: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))),
  /** Of the owner of an email address; absent in a record of a person or business. */
  company: z.optional(name),
  phone: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_PHONE))),
});
export type OwnRecord = z.infer<typeof ownRecord>;

/** Whether two records say the same; null is none. */
export const isSameRecord = (a: OwnRecord | null, b: OwnRecord | null): boolean =>
  JSON.stringify(a && valuesOf(a)) === JSON.stringify(b && valuesOf(b));

const valuesOf = ({ names, birth, country, company, phone }: OwnRecord) => [names, birth, country, company, phone];
