import type { Client, Connection } from '../service/client';
import type { Subject } from '../service/contract';
import type { Failure } from '../service/failure';
import type { BatchStore, Ledger } from './ledger';

/** The connection to use now, and the settings that bound what is sent over it. */
export interface Connected {
  ok: true;
  connection: Connection;
  /** The agent's own name for it. */
  name: string;
  reuseHours: number;
  dailyLookups: number;
  requestsPerMinute: number;
  concurrency: number;
  /** Whether it may serve for one more row of a batch: it is fresh, and nobody has changed any of it. */
  isCurrent: () => boolean;
}

/** What the use case needs of the world. */
export interface LookupParts {
  ledger: Ledger;
  batches: BatchStore;
  send: Client;
  now: () => number;
  /** The agent's calendar day, `YYYY-MM-DD`: the budget is per day. */
  day: () => string;
  newId: () => string;
  /** The connection of now, or why there is none. Asked anew for every look-up; for the rows of a batch while it is current. */
  connect: (operation: Subject['operation']) => Promise<Connected | { ok: false; failure: Failure }>;
  /** Runs while at least one promise is open, so that the browser does not put the background to sleep. */
  keepAwake: (open: Promise<unknown>) => void;
  sleep: (ms: number) => Promise<void>;
  /** Told after a look-up has ended in the ledger. */
  ended: () => void;
}
