import Dexie, { type EntityTable, type Table } from 'dexie';
import type { StoredSummary } from '@/utils/batch/stored-summary';
import type { CircuitBreaker } from '@/utils/lookup/circuit-breaker';
import type { Decision } from '../decision/decision';
import type { Opinion } from '../hand-over/hand-over';
import type { LogLine } from '../log/log-line';
import type { BatchRecord } from '../lookup/batch-record';
import { caseKey } from '../lookup/case-key';
import type { LookupRecord, StoredAnswer } from '../lookup/lookup-record';
import { DATABASE_NAME } from './database-name';

/** Requests sent to one host on one calendar day of the user, and what saved results answered instead. Names nobody. */
export interface DailyRequestCount {
  host: string;
  day: string;
  count: number;
  /** Lookups that a saved result answered. */
  reused?: number;
  /** True after everything else was erased: this counter is deleted when its day is over. */
  isForgotten?: boolean;
}

/**
 * A line of the lookup log. The keys exist as long as its content: `nameId` finds the lines of a name, `subjectId` those of a
 * subject's decisions, `caseKey` those of a case, `statedAt` those whose content has expired. `erased`: its content was deleted by
 * name; until it would have expired, its case still says so.
 */
export type StoredLine = LogLine & {
  nameId?: string;
  subjectId?: string;
  caseKey?: string;
  statedAt?: number;
  erased?: ErasedLine;
};

/** The case of a line whose content was deleted, and when that was, in milliseconds. */
export interface ErasedLine {
  reference: string;
  at: number;
}

/** The case and reason that the user has set, in the only row of its table. */
export interface StoredPurpose {
  id: 'current';
  reference: string;
  reason: string;
}

/** A decision with its key: the subject's id, for a hit with the hit's key behind it. */
export type StoredDecision = Decision & { id: string };

/** A file of a colleague that was read in, under its digest. */
export interface StoredFile {
  id: string;
  /** Who made it, as it says itself. */
  by: string;
  /** Milliseconds. */
  madeAt: number;
  readAt: number;
  of: 'decisions' | 'opinions';
}

/** What a colleague decided, or says of a decision of the user. It is never a decision of the user. */
export type StoredColleague = (
  | {
      of: 'decision';
      made: Decision /** Who it is about, and the hit, as lines of the file state them. */;
      subject: string;
      hit: string;
    }
  | { of: 'opinion'; said: Opinion }
) & { id: string; file: string; subjectId: string; nameId: string };

/** Raise it with each change of the layout; migrations only go forward. */
export const DATABASE_VERSION = 5;

/**
 * Dexie opens a newer database without a version and adds what it misses; an older Sightline must not, so the browser
 * refuses with a `VersionError`. Dexie stores ten times its version; a repair adds 1.
 */
const NO_NEWER: Pick<IDBFactory, 'open' | 'deleteDatabase' | 'databases' | 'cmp'> = {
  open: (name, version = DATABASE_VERSION * 10 + 9) => indexedDB.open(name, version),
  deleteDatabase: (name) => indexedDB.deleteDatabase(name),
  databases: () => indexedDB.databases(),
  cmp: (first, second) => indexedDB.cmp(first, second),
};

/** What lookups are found by since version 1, and lines since version 3. */
const LOOKUP_KEYS =
  'id, state, createdAt, sentAt, [subjectKey+state+endedAt], [subjectKey+state], [spellingKey+state], [batchId+state+position], [batchId+position], [batchId+reusedFrom], reusedFrom, [relatedKey+state+variantKey], [domainKey+state+relatedKey]';
const LINE_KEYS = 'number, nameId, subjectId, statedAt, content.lookup, [content.event+content.how]';

/** The extension's own database: extension origin, invisible to pages and content scripts in every browser. */
export class Database extends Dexie {
  lookups!: EntityTable<LookupRecord, 'id'>;
  answers!: EntityTable<StoredAnswer, 'id'>;
  /** What the answers say, made when they arrived. Words about people: they go with their answers. */
  summaries!: EntityTable<StoredSummary, 'id'>;
  batches!: EntityTable<BatchRecord, 'id'>;
  decisions!: EntityTable<StoredDecision, 'id'>;
  log!: EntityTable<StoredLine, 'number'>;
  files!: EntityTable<StoredFile, 'id'>;
  colleagues!: EntityTable<StoredColleague, 'id'>;
  purposes!: EntityTable<StoredPurpose, 'id'>;
  gates!: EntityTable<CircuitBreaker, 'accountId'>;
  /** A stored name; it counts requests, not money. */
  spending!: Table<DailyRequestCount, [host: string, day: string]>;

  constructor() {
    // Strict: a lookup is on disk, not in a buffer, before it is sent (docs/decisions/032).
    super(DATABASE_NAME, { chromeTransactionDurability: 'strict', indexedDB: NO_NEWER });
    // From the first release on, each version needs a fixture in test/unit/storage/migrations.test.ts.
    this.version(1).stores({
      lookups: LOOKUP_KEYS,
      answers: 'id',
      summaries: 'id, reader, *groups',
      batches: 'id, state, createdAt',
      decisions: 'id, subjectId, nameId, decidedAt',
      log: 'number, nameId, statedAt, content.lookup',
      purposes: 'id',
      gates: 'accountId',
      spending: '[host+day], day',
    });
    this.version(2).stores({ log: 'number, nameId, subjectId, statedAt, content.lookup' });
    // What a reason and a user are found by.
    this.version(3).stores({
      lookups: `${LOOKUP_KEYS}, purpose.reason, purpose.operator`,
      log: LINE_KEYS,
    });
    this.version(4).stores({ files: 'id, readAt', colleagues: 'id, file, subjectId, nameId' });
    this.version(DATABASE_VERSION)
      .stores({ lookups: `${LOOKUP_KEYS}, purpose.reason, purpose.operator, caseKey`, log: `${LINE_KEYS}, caseKey` })
      .upgrade(async (change) => {
        await change
          .table('lookups')
          .toCollection()
          .modify((row: LookupRecord) => {
            Object.assign(row, caseKey(row.purpose?.reference));
          });
        await change
          .table('log')
          .toCollection()
          .modify((line: StoredLine) => {
            Object.assign(line, caseKey(line.content?.reference ?? line.erased?.reference));
          });
      });
  }
}

/**
 * Whether a Dexie change event (https://dexie.org/docs/Dexie/Dexie.on.storagemutated), from any page or the background,
 * concerns a table.
 */
export const concerns = (table: 'lookups' | 'summaries', parts: object): boolean =>
  'all' in parts || Object.keys(parts).some((part) => part.startsWith(`idb://${DATABASE_NAME}/${table}/`));
