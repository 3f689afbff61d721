import { z } from 'zod';
import type { Failure } from '../service/failure';
import type { BatchPause, BatchRecord } from './batch-record';
import type { LookupRecord, StoredAnswer } from './lookup-record';
import type { SubjectKeys } from './subject-key';

/** Over which connection and within which bounds something is sent, and the clock; `day` is the agent's calendar day, `YYYY-MM-DD`. */
export interface PaceRules {
  connectionId: string;
  now: number;
  day: string;
  dailyLookups: number;
  requestsPerMinute: number;
}

/** Ages of answers that may serve again: those that ended at or after `since` and not after `until`. */
export interface ReuseWindow {
  since: number;
  until: number;
}

/** What became of a new look-up. Nothing but `sent` and `queued` has been written. */
export type Entered =
  | { kind: 'sent'; record: LookupRecord }
  | { kind: 'queued'; record: LookupRecord }
  | { kind: 'joined' | 'reused'; id: string }
  | { kind: 'spelled'; other: OtherSpelling }
  | { kind: 'refused'; failure: Failure };

/** A lookup of the same address in other capital letters: answered and young enough to serve again, or still running. */
export const otherSpelling = z.object({ id: z.string(), email: z.string(), isRunning: z.boolean() });
export type OtherSpelling = z.infer<typeof otherSpelling>;

/**
 * What the next look-up of a queue came to. `foreign`: it belongs to another connection than the one to send over.
 * `blocked`: its subject is in flight elsewhere just now.
 */
export type Next =
  | { kind: 'sent'; record: LookupRecord }
  | { kind: 'reused'; id: string }
  | { kind: 'wait'; until: number }
  | { kind: 'refused'; id: string; failure: Failure }
  | { kind: 'foreign'; id: string }
  | { kind: 'blocked' | 'empty' | 'halted' };

export type End = Pick<LookupRecord, 'state' | 'endedAt' | 'failure'>;

/**
 * Where look-ups are written down, and what each request is charged to. Every method is one transaction, changes a
 * look-up only as `transitions.ts` allows, and rejects when the storage fails; nothing is then half written.
 */
export interface Ledger {
  /**
   * Answers a new look-up from what is there, or names one of another spelling (unless `reuse` is null), or writes it
   * down as `sending` (and charges it) or as `queued`. `room`: whether there is room on the wire, asked in its turn, as
   * gestures of one moment are entered one after the other.
   */
  enter(draft: LookupRecord, rules: PaceRules, reuse: ReuseWindow | null, room: () => boolean): Promise<Entered>;
  /**
   * Moves the next look-up of a queue on: to `sending` (and charges it), or to `done` where an answer serves. The queue
   * of a batch that is not running is `halted`: a pause or a stop takes effect before the next row.
   */
  next(batchId: string, rules: PaceRules, reuse: ReuseWindow | null): Promise<Next>;
  /** Ends a look-up, with what came back, and moves the gate of its connection. False where it had ended already. */
  close(id: string, end: End, answer?: StoredAnswer): Promise<boolean>;
  /**
   * Puts a look-up that a rate limit turned away back into its queue, and lets its connection wait. False where that
   * queue has ended, or goes over another connection by now; nothing has then changed.
   */
  requeue(id: string, reply: Failure, now: number): Promise<boolean>;
  get(id: string): Promise<LookupRecord | undefined>;
  firstQueued(batchId: string): Promise<LookupRecord | undefined>;
  /** Ids of all look-ups in state `sending`. */
  stillSending(): Promise<string[]>;
  /** Ends a look-up that stands in a queue, refused for a reason or taken off; false where it does not stand there. */
  drop(id: string, now: number, refusal?: Failure): Promise<boolean>;
  /** Takes all single look-ups off their queue; returns the ids. */
  dropSingles(now: number): Promise<string[]>;
  /** Stops a batch that has not ended, and takes everything off its queue; returns the ids. */
  stopBatch(batchId: string, now: number): Promise<string[]>;
  /** Whether a batch has look-ups that have not ended. */
  hasOpen(batchId: string): Promise<boolean>;
  /** Lets requests over a connection go out again after they had been halted; a wait is waited out. */
  openGate(connectionId: string): Promise<void>;
}

/** Where batches are written down; the same rules. */
export interface BatchStore {
  /** The batch and all its look-ups, or nothing. */
  add(batch: BatchRecord, rows: readonly LookupRecord[]): Promise<void>;
  get(id: string): Promise<BatchRecord | undefined>;
  /** Running batches, oldest first. */
  running(): Promise<BatchRecord[]>;
  /** Changes the state if it is one of `from`; false otherwise. */
  move(id: string, from: readonly BatchRecord['state'][], to: BatchMove): Promise<boolean>;
  /** Puts what is left of a batch under another connection: the batch, and its queued look-ups as `relabel` says. */
  reconnect(
    id: string,
    connection: Pick<BatchRecord, 'baseUrl' | 'host' | 'connectionId' | 'connectionName'>,
    relabel: (row: LookupRecord) => SubjectKeys,
  ): Promise<void>;
}

export type BatchMove =
  | { state: 'running' }
  | { state: 'paused'; pause: BatchPause }
  | { state: 'stopped' | 'finished'; endedAt: number };
