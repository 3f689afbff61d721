import { z } from 'zod/mini';
import { decision, MAX_NOTE } from '../decision/decision';
import { logLine } from '../log/log-line';
import { batchRecord } from '../lookup/batch-record';
import { lookupRecord, storedAnswer } from '../lookup/lookup-record';
import { PURPOSE_LIMITS } from '../service/purpose-limits';

/** The most bytes of a file. */
export const MAX_HAND_OVER_BYTES = 200_000_000;
/** The most lookups, decisions and lines of a file together. */
export const MAX_HAND_OVER_LINES = 200_000;

const operator = z.string().check(z.maxLength(PURPOSE_LIMITS.operator));
/** Digests, and keys made of them. */
export const digest = z.string().check(z.regex(/^[0-9a-f]{32}$/));

const { accountId: _account, subjectKey: _key, spellingKey: _spelling, ...kept } = lookupRecord.shape;
const { relatedKey: _related, variantKey: _variant, domainKey: _domain, caseKey: _case, ...fields } = kept;

/** A lookup that has ended, without the keys by which this computer finds it. Nothing that is read in can be sent. */
export const carriedLookup = z.strictObject({
  ...fields,
  id: z.uuid(),
  state: z.enum(['done', 'failed', 'unknown', 'cancelled']),
});
export type CarriedLookup = z.infer<typeof carriedLookup>;

const { accountId: _ofBatch, pause: _pause, ...batchFields } = batchRecord.shape;

/** A list that has ended. */
export const carriedBatch = z.strictObject({
  ...batchFields,
  id: z.uuid(),
  state: z.enum(['stopped', 'finished']),
});
export type CarriedBatch = z.infer<typeof carriedBatch>;

/** What a colleague says of a decision about a subject, after reading the same answer. */
export const opinion = z.strictObject({
  /** See `DecisionKeys`. */
  subjectId: digest,
  nameId: digest,
  lookupId: z.uuid(),
  agrees: z.boolean(),
  note: z.string().check(z.maxLength(MAX_NOTE)),
  operator,
  /** Milliseconds. */
  at: z.int(),
  /** When the decision was made that it is about. */
  decidedAt: z.number(),
  /** Digest of what the answer said, as the first person had it; with others, the opinion is void. */
  facts: z.string().check(z.maxLength(100)),
});
export type Opinion = z.infer<typeof opinion>;

/** What a file of a colleague said, as it is stored here. */
const readIn = z.strictObject({
  by: operator,
  /** The digest of the file. */
  file: digest,
  /** When it was made and read in, in milliseconds. */
  madeAt: z.int(),
  readAt: z.int(),
  /** Whom a decision is about, and the hit, as the file stated them; empty for an opinion. */
  subject: z.string().check(z.maxLength(2000)),
  hit: z.string().check(z.maxLength(1000)),
  said: z.union([decision, opinion]),
});
export type CarriedFromColleague = z.infer<typeof readIn>;

/** What a file is about. */
const scope = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('case'), reference: z.string().check(z.maxLength(PURPOSE_LIMITS.reference)) }),
  z.strictObject({ of: z.enum(['selection', 'everything', 'person', 'opinions']) }),
]);
export type HandOverScope = z.infer<typeof scope>;

/** A file of lookups and decisions that can be read in again. It never has a key. */
export const handOver = z.strictObject({
  format: z.literal('sightline-case'),
  version: z.literal(1),
  /** Who made it, as the settings name the user; empty without a name. */
  by: operator,
  /** When, in milliseconds. */
  madeAt: z.int(),
  scope,
  lookups: z.array(carriedLookup),
  answers: z.array(z.strictObject(storedAnswer.shape)),
  batches: z.array(carriedBatch),
  lines: z.array(logLine),
  /** Decisions that hold although no line says so any more. */
  decisions: z.array(decision),
  opinions: z.array(opinion),
  /** What was read in of colleagues, so that one's data are complete; only *Restore* takes it. Absent without any. */
  readIn: z.optional(z.array(readIn)),
});
export type HandOver = z.infer<typeof handOver>;

/** What a file says beside its format. */
export type HandOverContent = Omit<HandOver, 'format' | 'version'>;
