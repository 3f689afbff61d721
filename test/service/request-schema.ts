import { z } from 'zod';

/** True for a date that exists, so 2001-02-30 is refused although its form is right. */
function isRealDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/**
 * Body of the score lookup. Unknown fields are refused: the interface lists one field only, and a client that sends
 * more about a person than it was asked for should fail a test.
 */
export const scoreRequestSchema = z.strictObject({
  email: z.string().refine((text) => /^\S+@\S+$/.test(text), 'must be an email address'),
});

/**
 * Body of the overview lookup. "ISO country code" is read as any of the three forms of ISO 3166-1, because the
 * interface does not say which; the exact length bounds are ours.
 */
export const overviewRequestSchema = z.strictObject({
  subject_name: z.string().refine((text) => text.trim() !== '', 'must not be empty'),
  dob: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'must have the form YYYY-MM-DD')
    .refine(isRealDay, 'must be a day that exists')
    .optional(),
  nationality: z
    .string()
    .regex(/^([A-Z]{2}|[A-Z]{3}|\d{3})$/, 'must be an ISO country code')
    .optional(),
  entity_type: z.enum(['individual', 'business']),
});

/** A valid overview request. */
export type OverviewRequest = z.infer<typeof overviewRequestSchema>;
