import { z } from 'zod';

/** The user's decision about the subject of a lookup. */
export const SUBJECT_DECISIONS = ['no-concern', 'escalate', 'reject'] as const;
export type SubjectDecisionValue = (typeof SUBJECT_DECISIONS)[number];

/** The user's decision about one hit: whether it is the customer. */
export const HIT_DECISIONS = ['not-customer', 'customer', 'unsure'] as const;
export type HitDecisionValue = (typeof HIT_DECISIONS)[number];

/** Days after which a decision is deleted. */
export const DECISION_DAYS = 365;

/** In UTF-16 units. */
export const MAX_NOTE = 2000;
export const MAX_REASON = 300;

const common = {
  /** The subject's identity without account: a decision is about a person, not about an API key. */
  subjectId: z.string(),
  /** The identity by which a subject's data are deleted, shared by all lookups of a name. */
  nameId: z.string(),
  /** The lookup on which it was taken. */
  lookupId: z.string(),
  /** Milliseconds. */
  decidedAt: z.number(),
  /** As the policy names the user; empty without one. */
  operator: z.string().max(200),
};

const subjectDecision = z.strictObject({
  ...common,
  of: z.literal('subject'),
  value: z.enum(SUBJECT_DECISIONS),
  note: z.string().max(MAX_NOTE),
  /** The last day on which it holds, YYYY-MM-DD; null: until it is changed. */
  validUntil: z.iso.date().nullable(),
});
export type SubjectDecision = z.infer<typeof subjectDecision>;

const hitDecision = z.strictObject({
  ...common,
  of: z.literal('hit'),
  hitKey: z.string(),
  value: z.enum(HIT_DECISIONS),
  reason: z.string().max(MAX_REASON),
  /** Digest of the compared facts, as they were. */
  facts: z.string(),
});
export type HitDecision = z.infer<typeof hitDecision>;

/** What the user decided. The latest decision about a subject or hit replaces the one before. */
export const decision = z.discriminatedUnion('of', [subjectDecision, hitDecision]);
export type Decision = z.infer<typeof decision>;

/** Whether a decision about a subject holds on a day, YYYY-MM-DD. */
export const isValid = ({ validUntil }: Pick<SubjectDecision, 'validUntil'>, today: string): boolean =>
  validUntil === null || validUntil >= today;
