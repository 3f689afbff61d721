import { z } from 'zod/mini';
import type { AccountId } from '@/utils/service/account-id';
import type { Failure } from '@/utils/service/failure';
import type { BatchPause, BatchRecord } from './batch-record';
import type { LookupRecord, Purpose, RequiredPurpose, StoredAnswer } from './lookup-record';
import type { Moment, RequestLimits, ReuseWindow } from './request-limits';
import type { SubjectKeys } from './subject-key';

/** Outcome of a new lookup. Only `sent` and `queued` have been stored. */
export type SubmitResult =
  | { kind: 'sent'; record: LookupRecord }
  | { kind: 'queued'; record: LookupRecord }
  | { kind: 'joined' | 'reused'; id: string }
  | { kind: 'other-spelling'; other: OtherSpelling }
  | { kind: 'refused'; failure: Failure };

/** A lookup of the same address with different capital letters: answered and reusable, or still running. */
export const otherSpelling = z.object({ id: z.string(), email: z.string(), isRunning: z.boolean() });
export type OtherSpelling = z.infer<typeof otherSpelling>;

/** More are not counted. */
export const MAX_RELATED = 20;

/**
 * What the history has besides a subject: other spellings of its mailbox, other mailboxes at its domain, or its name with
 * another date of birth.
 */
export interface Related {
  kind: 'spellings' | 'domain' | 'births';
  /** At most {@link MAX_RELATED}. */
  count: number;
  /** There are more. */
  isMore: boolean;
  /** Reads the newest result of each that is counted, newest first. */
  read: () => Promise<LookupRecord[]>;
}

/**
 * Outcome of the next lookup of a queue. `other-connection`: it belongs to a different connection. `blocked`: its
 * subject is in flight elsewhere.
 */
export type NextResult =
  | { kind: 'sent'; record: LookupRecord }
  | { kind: 'reused'; id: string }
  | { kind: 'wait'; until: number }
  | { kind: 'refused'; id: string; failure: Failure }
  | { kind: 'other-connection'; id: string }
  | { kind: 'blocked' | 'empty' | 'not-running' };

export type Outcome = Pick<LookupRecord, 'state' | 'endedAt' | 'failure' | 'credits'>;

/**
 * Stores lookups and charges requests. Every method is one transaction, changes a lookup only as `transitions.ts`
 * allows, and rejects if storage fails, with nothing half written.
 */
export interface LookupStore {
  /**
   * Joins a running lookup, returns a reusable answer or other spelling (unless `reuse` is null), or stores `sending`
   * (charged) or `queued`. `hasFreeSlot` is checked in the transaction, where starts run one at a time.
   */
  submit(
    draft: LookupRecord,
    limits: RequestLimits,
    at: Moment,
    reuse: ReuseWindow | null,
    hasFreeSlot: () => boolean,
  ): Promise<SubmitResult>;
  /**
   * Moves the next lookup of a queue to `sending` (charged), or to `done` if an answer is reusable. One that lacks a
   * required case or reason is `refused`. A batch that is not running is `not-running`: pause and stop apply before the
   * next row.
   */
  takeNext(batchId: string, limits: RequestLimits, at: Moment, reuse: ReuseWindow | null): Promise<NextResult>;
  /** Settles a lookup with its answer and updates its connection's circuit breaker. False if it had already settled. */
  settle(id: string, outcome: Outcome, answer?: StoredAnswer): Promise<boolean>;
  /**
   * Returns a rate-limited lookup to its queue and makes its connection wait. False, with nothing changed, if that
   * queue has ended or uses another connection now.
   */
  requeue(id: string, reply: Failure, now: number): Promise<boolean>;
  get(id: string): Promise<LookupRecord | undefined>;
  firstQueued(batchId: string): Promise<LookupRecord | undefined>;
  /** Ids of all lookups in state `sending`. */
  sendingIds(): Promise<string[]>;
  /** Settles a queued lookup as refused for a reason or cancelled; false if it is not queued. */
  removeQueued(id: string, now: number, refusal?: Failure): Promise<boolean>;
  /** Removes the next lookups from a queue, one piece of them; returns their ids: none once the queue is empty. */
  removeSomeQueued(batchId: string, now: number): Promise<string[]>;
  /** Whether a batch has unsettled lookups. */
  hasUnsettled(batchId: string): Promise<boolean>;
  /** Lets requests through an open circuit breaker again. A delay that the service asked for still applies. */
  resetCircuitBreaker(accountId: AccountId): Promise<void>;
}

/**
 * Stores batches. What touches all rows of one is done in pieces, so that a lookup of the user never waits for thousands of
 * rows; the batch's own record says meanwhile that nothing is sent (docs/decisions/078).
 */
export interface BatchStore {
  /** Stores a batch with all its lookups, and then lets them be sent; or rejects, and removes what is stored. */
  add(batch: Omit<BatchRecord, 'state'>, rows: Iterable<LookupRecord>): Promise<void>;
  /** Deletes a batch of which only some lookups are stored. */
  discard(id: string): Promise<void>;
  /** Batches that an interrupted background has stored in part, and stopped ones whose queue is not empty yet. */
  halfDone(): Promise<{ starting: string[]; stopped: string[] }>;
  get(id: string): Promise<BatchRecord | undefined>;
  /** Running batches, oldest first. */
  running(): Promise<BatchRecord[]>;
  /** Changes the state if it is one of `from`; false otherwise. */
  changeState(id: string, from: readonly BatchRecord['state'][], to: BatchStateChange): Promise<boolean>;
  /** Replaces the reason of batches that are paused because of a key, after one was entered for this account. */
  dropKeyReasons(accountId: AccountId): Promise<void>;
  /** Moves a paused batch and its queued lookups to another connection; `relabel` returns their new keys. */
  reconnect(
    id: string,
    connection: Pick<BatchRecord, 'baseUrl' | 'host' | 'accountId' | 'environment'>,
    relabel: (row: LookupRecord) => SubjectKeys,
  ): Promise<void>;
  /** Adds case, reason and name to those queued lookups of a batch that lack a required part; what they have stays. */
  stamp(id: string, purpose: Purpose, required: RequiredPurpose): Promise<void>;
}

export type BatchStateChange =
  | { state: 'running' }
  | { state: 'paused'; pause: BatchPause }
  | { state: 'stopped' | 'finished'; endedAt: number };
