import { z } from 'zod/mini';

/** The user's decision about the subject of a lookup. */
export const SUBJECT_DECISIONS = ['no-concern', 'escalate', 'reject'] as const;
export type SubjectDecisionValue = (typeof SUBJECT_DECISIONS)[number];

/** The user's decision about one hit: whether it is the customer. */
export const HIT_DECISIONS = ['not-customer', 'customer', 'unsure'] as const;
export type HitDecisionValue = (typeof HIT_DECISIONS)[number];

/** In UTF-16 units. */
export const MAX_NOTE = 2000;
export const MAX_DECISION_REASON = 300;

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
  operator: z.string().check(z.maxLength(200)),
};

/** Digests, and keys made of them. */
const digest = z.string().check(z.maxLength(100));

const aboutSubject = {
  of: z.literal('subject'),
  value: z.enum(SUBJECT_DECISIONS),
  note: z.string().check(z.maxLength(MAX_NOTE)),
  /** The last day on which it holds, YYYY-MM-DD; null: until it is changed. */
  validUntil: z.nullable(z.iso.date()),
  /** Digest of what the answer said of the subject. */
  facts: digest,
};
const aboutHit = {
  of: z.literal('hit'),
  hitKey: digest,
  value: z.enum(HIT_DECISIONS),
  reason: z.string().check(z.maxLength(MAX_DECISION_REASON)),
  /** See `HitKeys`. */
  look: z.nullable(digest),
  /** Digest of what the answer stated of it. */
  facts: digest,
};

/** A hit as it was drawn when the user decided: its name and list, and how it compared with what was asked, in words. */
const drawnHit = z.strictObject({
  hit: z.string().check(z.maxLength(1000)),
  compared: z.string().check(z.maxLength(2000)),
});
export type DrawnHit = z.infer<typeof drawnHit>;

/** A decision as the user makes it; the rest of {@link Decision} follows from the lookup. Only the journal keeps how it was drawn. */
export const decisionInput = z.discriminatedUnion('of', [
  z.strictObject(aboutSubject),
  z.strictObject({ ...aboutHit, drawn: drawnHit }),
]);
export type DecisionInput = z.infer<typeof decisionInput>;

const subjectDecision = z.strictObject({ ...common, ...aboutSubject });
export type SubjectDecision = z.infer<typeof subjectDecision>;

const hitDecision = z.strictObject({ ...common, ...aboutHit });
export type HitDecision = z.infer<typeof hitDecision>;

/** What the user decided. The latest decision about a subject or hit replaces the one before. */
export const decision = z.discriminatedUnion('of', [subjectDecision, hitDecision]);
export type Decision = z.infer<typeof decision>;

/** A decision that was stored, and the one that it replaced: what it takes to undo it. */
export interface Decided {
  made: Decision;
  before: Decision | null;
}

/** The most that one press decides. */
export const MAX_TOGETHER = 2000;

/**
 * What was stored of one press, in the order in which it was asked. `newer`: somebody has decided otherwise since, and nothing was
 * changed. `deleted`: the lookup is gone.
 */
export type DecideResult = Decided[] | 'newer' | 'deleted';
export type UndoResult = 'undone' | 'newer' | 'deleted';

/** What the user decided about a subject and the hits of its lookups. */
export interface DecisionsOfSubject {
  subject: SubjectDecision | null;
  hits: readonly HitDecision[];
}

/** What lists know of decisions, by subject id. */
export interface DecisionsBySubject {
  made: ReadonlyMap<string, SubjectDecision>;
  /** How many hits of a subject were decided to match it. */
  matches: ReadonlyMap<string, number>;
}

/** Whether a decision about a subject still holds: `changed`: the answer says something else since. */
export type Standing = 'valid' | 'expired' | 'changed';

/**
 * Returns whether a decision about a subject holds on a day.
 * @param today YYYY-MM-DD
 * @param facts digest of what the answer says now; null if there is no answer to compare
 */
export function standingOf(
  made: Pick<SubjectDecision, 'validUntil' | 'facts'>,
  today: string,
  facts: string | null,
): Standing {
  if (made.validUntil !== null && made.validUntil < today) return 'expired';
  return facts === null || facts === made.facts ? 'valid' : 'changed';
}
