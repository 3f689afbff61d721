import type { Client, Connection, Reply } from '../service/client';
import type { Subject } from '../service/contract';
import type { Failure } from '../service/failure';
import type { Gesture, LookupRecord, LookupState, StoredAnswer } from './lookup-record';
import { subjectKey } from './subject-key';

/** Where look-ups are written down. Every method rejects when the storage fails. */
export interface Ledger {
  /** Writes a new record; it is on disk when the promise resolves. */
  open(record: LookupRecord): Promise<void>;
  /** Ends a `sending` look-up together with what came back. Ends nothing that has ended already. */
  close(id: string, end: Pick<LookupRecord, 'state' | 'endedAt' | 'failure'>, answer?: StoredAnswer): Promise<void>;
  get(id: string): Promise<LookupRecord | undefined>;
  /** The newest `done` look-up of this subject that ended at or after `since` and not after `until`. */
  newestDone(subjectKey: string, since: number, until: number): Promise<LookupRecord | undefined>;
  /** Ids of all look-ups in state `sending`. */
  stillOpen(): Promise<string[]>;
}

/** What the use case needs of the world. */
export interface LookupParts {
  ledger: Ledger;
  send: Client;
  now: () => number;
  newId: () => string;
  /** The connection to use now, or why there is none. Asked anew for every look-up. */
  connect: (
    subject: Subject,
  ) => Promise<
    { ok: true; connection: Connection; name: string; reuseHours: number } | { ok: false; failure: Failure }
  >;
  /** Runs while at least one request is open, so that the browser does not put the background to sleep. */
  keepAwake: (open: Promise<unknown>) => void;
  /** Told after a look-up has been closed in the ledger. */
  ended: () => void;
}

/** A look-up that was started, found in flight, or answered from the ledger; or the reason why nothing was sent. */
export type Started = { ok: true; id: string; how: 'sent' | 'joined' | 'reused' } | { ok: false; failure: Failure };

interface Flight {
  started: Promise<Started>;
  ended: Promise<void>;
}

export type Lookup = ReturnType<typeof createLookup>;

/** The use case of every surface: reuse → single flight → ledger → client → ledger. It never asks twice by itself. */
export function createLookup({ ledger, send, now, newId, connect, keepAwake, ended: tellEnded }: LookupParts) {
  const flights = new Map<string, Flight>();
  const open = new Map<string, { stop: AbortController; ended: Promise<void> }>();

  async function start(subject: Subject, gesture: Gesture, options: { refresh: boolean }): Promise<Started> {
    const connected = await connect(subject);
    if (!connected.ok) return connected;
    const { connection, name, reuseHours } = connected;
    const key = subjectKey(subject, connection);

    // From here to `flights.set` nothing may be awaited: two gestures in the same moment must meet in the map.
    const flying = flights.get(key);
    if (flying) return flying.started.then((started) => (started.ok ? { ...started, how: 'joined' } : started));
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const started = begin();
    flights.set(key, { started, ended });
    void ended.then(() => flights.delete(key));
    return started;

    async function begin(): Promise<Started> {
      try {
        const since = now() - reuseHours * 3_600_000;
        const earlier = options.refresh ? undefined : await ledger.newestDone(key, since, now());
        if (earlier) {
          end();
          return { ok: true, id: earlier.id, how: 'reused' };
        }
        const record: LookupRecord = {
          id: newId(),
          subject,
          subjectKey: key,
          baseUrl: connection.baseUrl,
          host: connection.host,
          connectionName: name,
          gesture,
          state: 'sending',
          createdAt: now(),
          timeoutSeconds: connection.timeoutSeconds,
        };
        await ledger.open(record);
        const stop = new AbortController();
        open.set(record.id, { stop, ended });
        keepAwake(ended);
        void send(subject, connection, stop.signal)
          .then((reply) => finish(record.id, reply))
          .finally(() => {
            open.delete(record.id);
            end();
          });
        return { ok: true, id: record.id, how: 'sent' };
      } catch {
        end();
        return { ok: false, failure: { kind: 'storage-failed' } };
      }
    }
  }

  async function finish(id: string, reply: Reply): Promise<void> {
    const answer = reply.received && { id, ...reply.received };
    const end = { state: stateOf(reply), endedAt: now(), ...(reply.ok ? {} : { failure: reply.failure }) };
    try {
      await ledger.close(id, end, answer);
    } catch {
      // No room for the answer: the record alone needs almost none, and must not look as if it were still running.
      // Where even that fails, the next start-up turns it into `unknown`, which is what it then is.
      await ledger.close(id, { state: 'unknown', endedAt: now() }).catch(() => undefined);
    }
    tellEnded();
  }

  return {
    start,
    /** Resolves when the look-up has ended (at once when it already has), with its state; undefined if there is none. */
    async wait(id: string): Promise<LookupState | undefined> {
      await open.get(id)?.ended;
      return (await ledger.get(id))?.state;
    },
    /** Aborts a look-up on the wire. The service may have counted it all the same. */
    async stop(id: string): Promise<void> {
      const flight = open.get(id);
      flight?.stop.abort();
      await flight?.ended;
    },
    /** At start-up: what is still `sending` was cut off, and its outcome is unknown. Nothing is sent again. */
    async recover(): Promise<void> {
      for (const id of await ledger.stillOpen()) {
        if (!open.has(id)) await ledger.close(id, { state: 'unknown', endedAt: now() });
      }
    },
  };
}

function stateOf(reply: Reply): LookupState {
  if (reply.ok) return 'done';
  return reply.failure.kind === 'cancelled' ? 'cancelled' : 'failed';
}
