import Dexie from 'dexie';
import { type StoredSummary, storedSummary } from '@/utils/batch/stored-summary';
import { type AdmissionInput, admit } from '@/utils/lookup/admission';
import { afterReply, closedCircuit, reset } from '@/utils/lookup/circuit-breaker';
import {
  type LookupRecord,
  type LookupState,
  missingPurpose,
  SINGLE,
  type StoredAnswer,
} from '@/utils/lookup/lookup-record';
import type { LookupStore, Outcome } from '@/utils/lookup/lookup-store';
import type { Moment, RequestLimits, ReuseWindow } from '@/utils/lookup/request-limits';
import { canFollow, INITIAL_STATES, isFinal, outcomeWithoutAnswer } from '@/utils/lookup/transitions';
import type { ProviderProfiles } from '@/utils/reading/profile/profiles';
import type { AccountId } from '@/utils/service/account-id';
import type { Failure } from '@/utils/service/failure';
import { rowsInState } from './batch-rows';
import type { Database } from './database';
import { logLookup } from './log';
import { findOtherSpelling } from './newest-answers';
import { PIECE } from './pieces';

/** Rows checked for one whose subject is not in flight elsewhere; exceeds the maximum in flight. */
const LOOK_AHEAD = 40;

/**
 * Lookup store on Dexie, the only place that changes the state of a lookup.
 *
 * @param readProfiles what an answer is read by when it arrives
 * @param piece rows of one transaction, at most
 */
export function createDexieLookupStore(
  database: Database,
  readProfiles: () => Promise<ProviderProfiles> = async () => ({}),
  piece = PIECE,
): LookupStore {
  const { lookups, answers, summaries, batches, gates, log, spending } = database;

  const ofSubject = (subjectKey: string, states: readonly LookupState[]) =>
    lookups.where('[subjectKey+state]').anyOf(states.map((state) => [subjectKey, state]));
  const newestDone = (subjectKey: string, { since, until }: ReuseWindow): Promise<LookupRecord | undefined> =>
    lookups
      .where('[subjectKey+state+endedAt]')
      .between([subjectKey, 'done', since], [subjectKey, 'done', until], true, true)
      .last();
  const queueOf = (batchId: string) => rowsInState(database, batchId, 'queued');

  /** Logs the end of a lookup; one that was never sent has none. Within the caller's transaction. */
  async function logEnd(ended: LookupRecord): Promise<void> {
    const isReused = ended.reusedFrom !== undefined;
    if (!isFinal(ended.state) || (!isReused && ended.attempt === 0)) return;
    await logLookup(database, ended, { how: isReused ? 'reused' : 'sent', at: ended.endedAt ?? ended.createdAt });
  }

  /** Changes a lookup if its state allows it, and logs its end. Within the caller's transaction. */
  async function move(id: string, change: Pick<LookupRecord, 'state'> & Partial<LookupRecord>) {
    const record = await lookups.get(id);
    if (!record || !canFollow(record.state, change.state)) return undefined;
    const moved = { ...record, ...change };
    await lookups.put(moved);
    await logEnd(moved);
    return record;
  }
  async function updateCircuitBreaker(accountId: AccountId, reply: Failure | undefined, now: number): Promise<void> {
    const before = (await gates.get(accountId)) ?? closedCircuit(accountId);
    const after = afterReply(before, reply, now);
    // Most responses change nothing, and a write would wake every page that shows the circuit breaker.
    if (JSON.stringify(after) !== JSON.stringify(before)) await gates.put(after);
  }

  /** Summarizes an answer. Undefined if that fails: the answer is kept all the same. */
  async function summarize(id: string, end: Outcome, { text }: StoredAnswer): Promise<StoredSummary | undefined> {
    try {
      const record = await lookups.get(id);
      return record && storedSummary(id, text, { ...record, ...end }, await readProfiles());
    } catch {
      return undefined;
    }
  }

  /** Whether the queue of a lookup is still active, over the connection that the lookup started with. */
  async function isQueueActive({ batchId, accountId }: LookupRecord): Promise<boolean> {
    if (batchId === SINGLE) return true;
    const batch = await batches.get(batchId);
    return (batch?.state === 'running' || batch?.state === 'paused') && batch.accountId === accountId;
  }

  return {
    submit: (draft, limits, at, reuse, hasFreeSlot) =>
      database.transaction('rw', lookups, gates, log, spending, async () => {
        const reusedNow = { how: 'reused', at: at.now, purpose: draft.purpose } as const;
        const open = await ofSubject(draft.subjectKey, ['sending', 'queued'])
          .filter(({ state, batchId }) => state === 'sending' || batchId === SINGLE)
          .first();
        // A second press joins its own lookup. For another case, somebody looked at it too.
        const isForOther = open && JSON.stringify(open.purpose) !== JSON.stringify(draft.purpose);
        if (isForOther) await logLookup(database, open, reusedNow);
        if (open) return { kind: 'joined', id: open.id };
        const earlier = reuse && (await newestDone(draft.subjectKey, reuse));
        if (earlier) {
          await logLookup(database, earlier, reusedNow);
          await countReuse(database, draft.host, at.day);
          return { kind: 'reused', id: earlier.id };
        }
        const other = reuse && (await findOtherSpelling(database, draft, reuse));
        if (other) return { kind: 'other-spelling', other };
        const input = await readAdmissionInput(database, draft, limits, at);
        const admission = admit(input, true);
        if (admission.kind === 'refuse') return { kind: 'refused', failure: admission.failure };
        const sent = admission.kind === 'send' && hasFreeSlot();
        const record = sent ? await charge(database, draft, input) : draft;
        if (!INITIAL_STATES.includes(record.state)) throw new Error(`A lookup cannot begin as ${record.state}`);
        await lookups.add(record);
        return sent ? { kind: 'sent', record } : { kind: 'queued', record };
      }),

    takeNext: (batchId, limits, at, reuse) =>
      database.transaction('rw', lookups, batches, gates, log, spending, async () => {
        if (batchId !== SINGLE && (await batches.get(batchId))?.state !== 'running') return { kind: 'not-running' };
        for (let turn = 0; ; turn++) {
          // Read one at a time: the first is almost always free.
          const row = turn < LOOK_AHEAD ? await queueOf(batchId).offset(turn).first() : undefined;
          if (!row) return { kind: turn > 0 ? 'blocked' : 'empty' };
          if (row.accountId !== limits.accountId) return { kind: 'other-connection', id: row.id };
          const missing = missingPurpose(row.purpose, limits.required);
          if (missing) return { kind: 'refused', id: row.id, failure: { kind: missing, host: row.host } };
          if (await ofSubject(row.subjectKey, ['sending']).first()) continue;
          const earlier = reuse && (await newestDone(row.subjectKey, reuse));
          if (earlier) {
            const endedAt = earlier.endedAt ?? at.now;
            await move(row.id, { state: 'done', endedAt, reusedFrom: earlier.reusedFrom ?? earlier.id });
            await countReuse(database, row.host, at.day);
            return { kind: 'reused', id: row.id };
          }
          const input = await readAdmissionInput(database, row, limits, at);
          const admission = admit(input, batchId === SINGLE);
          if (admission.kind === 'wait') return { kind: 'wait', until: admission.until };
          if (admission.kind === 'refuse') return { kind: 'refused', id: row.id, failure: admission.failure };
          const record = await charge(database, row, input);
          await lookups.put(record);
          return { kind: 'sent', record };
        }
      }),

    async settle(id, end, answer) {
      // Before the transaction: reading hundreds of hits takes a while, and other lookups would wait for it.
      const summary = answer && end.state === 'done' ? await summarize(id, end, answer) : undefined;
      return database.transaction('rw', [lookups, answers, summaries, gates, log], async () => {
        const before = await move(id, end);
        if (!before) return false;
        if (answer) await answers.put(answer);
        if (summary) await summaries.put(summary);
        if (before.state === 'sending' && (end.state === 'done' || end.state === 'failed')) {
          await updateCircuitBreaker(before.accountId, end.failure, end.endedAt ?? 0);
        }
        return true;
      });
    },

    requeue: (id, reply, now) =>
      database.transaction('rw', lookups, batches, gates, log, async () => {
        const row = await lookups.get(id);
        if (!row || !(await isQueueActive(row)) || !(await move(id, { state: 'queued' }))) return false;
        await updateCircuitBreaker(row.accountId, reply, now);
        return true;
      }),

    get: (id) => lookups.get(id),
    firstQueued: (batchId) => queueOf(batchId).first(),
    sendingIds: () => lookups.where('state').equals('sending').primaryKeys(),

    removeQueued: (id, now, refusal) =>
      database.transaction('rw', lookups, log, async () => {
        const row = await lookups.get(id);
        if (row?.state !== 'queued') return false;
        return (await move(id, outcomeWithoutAnswer(row, now, refusal))) !== undefined;
      }),

    removeSomeQueued: (batchId, now) =>
      database.transaction('rw', lookups, log, async () => {
        const rows = await queueOf(batchId).limit(piece).toArray();
        const removed = rows.map((row) => ({ ...row, ...outcomeWithoutAnswer(row, now) }));
        await lookups.bulkPut(removed);
        for (const row of removed) await logEnd(row);
        return rows.map(({ id }) => id);
      }),

    hasUnsettled: async (batchId) =>
      (await lookups
        .where('[batchId+state+position]')
        .between([batchId, 'queued', Dexie.minKey], [batchId, 'sending', Dexie.maxKey])
        .count()) > 0,

    resetCircuitBreaker: (accountId) =>
      database.transaction('rw', gates, async () => {
        const breaker = await gates.get(accountId);
        if (breaker) await gates.put(reset(breaker));
      }),
  };
}

/** Reads what decides on one more request of a lookup, within the caller's transaction. */
async function readAdmissionInput(
  { lookups, gates, spending }: Database,
  { host, accountId }: LookupRecord,
  limits: RequestLimits,
  at: Moment,
): Promise<AdmissionInput & { reusedToday: number | undefined }> {
  const sentInLastMinute = lookups
    .where('sentAt')
    .between(at.now - 60_000, at.now, false, true)
    .filter((sent) => sent.host === host);
  const today = await spending.get([host, at.day]);
  return {
    ...limits,
    ...at,
    host,
    circuitBreaker: (await gates.get(accountId)) ?? closedCircuit(accountId),
    sentToday: today?.count ?? 0,
    reusedToday: today?.reused,
    sentInLastMinute:
      limits.requestsPerMinute === 0 ? [] : (await sentInLastMinute.toArray()).map(({ sentAt = 0 }) => sentAt),
  };
}

/**
 * Charges one request and returns the lookup as `sending`. The caller reads the input before and writes the lookup
 * after, all in one transaction.
 */
async function charge(
  { spending }: Database,
  record: LookupRecord,
  { day, now, sentToday, reusedToday: reused, timeoutSeconds }: Awaited<ReturnType<typeof readAdmissionInput>>,
): Promise<LookupRecord> {
  await spending.put({ host: record.host, day, count: sentToday + 1, ...(reused !== undefined && { reused }) });
  return { ...record, state: 'sending', attempt: record.attempt + 1, sentAt: now, timeoutSeconds };
}

/** Counts a lookup that a saved result answers, within the caller's transaction. */
async function countReuse({ spending }: Database, host: string, day: string): Promise<void> {
  const before = await spending.get([host, day]);
  await spending.put({ host, day, count: 0, ...before, reused: (before?.reused ?? 0) + 1 });
}
