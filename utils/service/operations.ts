import { z } from 'zod';

/** Longest address a mailbox can have (RFC 5321 §4.5.3.1.3, less the angle brackets). */
export const MAX_EMAIL_LENGTH = 254;

const plainText = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !/\p{Cc}/u.test(text), 'control characters');

/** Body of the score lookup, as the service documents it: the address exactly as it will be sent. */
export const scoreRequest = z.strictObject({
  email: plainText(MAX_EMAIL_LENGTH).regex(/^[^\s@]+@[^\s@]+$|^"[^"]+"@[^\s@]+$/u),
});

/** Body of the overview lookup, as the service documents it. Absent optional fields are left out, never sent empty. */
export const overviewRequest = z.strictObject({
  subject_name: plainText(500).trim().min(1),
  dob: z.iso.date().optional(),
  nationality: z
    .string()
    .regex(/^[A-Z]{2,3}$/)
    .optional(),
  entity_type: z.enum(['individual', 'business']),
});

export type OverviewRequest = z.infer<typeof overviewRequest>;

/** Both operations of the service: path under the provider base URL and schema of the request body. */
export const OPERATIONS = {
  score: { path: '/v1/score/df', request: scoreRequest },
  overview: { path: '/v1/profile360/overview', request: overviewRequest },
} as const;

export type Operation = keyof typeof OPERATIONS;

/** The subject of a lookup: an operation with its request body. */
export const subject = z.discriminatedUnion('operation', [
  z.strictObject({ operation: z.literal('score'), request: scoreRequest }),
  z.strictObject({ operation: z.literal('overview'), request: overviewRequest }),
]);
export type RequestSubject = z.infer<typeof subject>;
/** The kind of subject. It decides only the order of the sections. */
export type SubjectKind = 'email' | 'person' | 'business';

export type ScoreSubject = Extract<RequestSubject, { operation: 'score' }>;
