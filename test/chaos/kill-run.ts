import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { seededRandom } from '../service/facts/random.ts';
import type { RunningService } from '../service/start-service.ts';

/** A browser with the extension, connected to the stand-in service. */
export interface Target {
  /** Asks for a score as the popup does. Resolves with the background's reply, or null where it died before. */
  ask: (email: string) => Promise<unknown>;
  /** Ends the background at once. */
  kill: () => Promise<unknown>;
  /** Starts a list of invented addresses that begin with `name`, as the desk does. Resolves with the reply, or null. */
  startList: (name: string, rows: number) => Promise<unknown>;
  /** Stops every list that runs or waits. Resolves once the replies are there, or the background died. */
  stopLists: () => Promise<unknown>;
  /** Every lookup in the database. */
  records: () => Promise<{ email: string; state: string }[]>;
  /** Decides about hits of a lookup in one press. Resolves to whether the background said that they are stored. */
  decide: (made: { id: string; hitKeys: string[]; reason: string }) => Promise<boolean>;
  /** The reason of each stored decision, by the key of its hit. */
  decisions: () => Promise<Record<string, string>>;
}

/** Where in the life of a lookup the background dies. */
export const PHASES = ['before send', 'after send', 'in the body', 'while storing', 'before the reply'] as const;
type Phase = (typeof PHASES)[number];

/** What a run of kills came to; the three lists are empty where every promise held. */
export interface KillTally {
  kills: number;
  requests: number;
  states: Record<string, number>;
  /** Addresses that were asked for more than once. */
  twice: string[];
  /** Addresses that the service was asked for, and the database does not know. */
  lost: string[];
  /** Lookups without a final state. */
  open: string[];
}

/** What a run of kills during starts and stops of lists came to. */
export interface ListTally {
  kills: number;
  /** Lists that were stored in full, and lists that were not stored. */
  whole: number;
  none: number;
  /** Numbers of rows of lists that were stored in part. */
  partial: number[];
  /** Rows that wait in the queue of a list that was stopped. */
  queued: number;
  /** Addresses that were asked for although their list was not stored, or more than once. */
  wrong: string[];
}

const TIMEOUT_MS = 5000;

/** Kills the background repeatedly during lookups, each time at another offset, and counts what became of them. */
export async function killRun(
  target: Target,
  service: RunningService,
  { kills, seed, onKill }: { kills: number; seed: number; onKill?: (done: number) => void },
): Promise<KillTally> {
  const random = seededRandom(`kills ${seed}`);
  for (let i = 0; i < kills; i++) {
    const phase = PHASES[i % PHASES.length] ?? 'before send';
    const email = `kill-${seed}-${i}@example.com`;
    if (phase === 'after send') service.faults.next({ kind: 'slow', delayMs: 400 });
    if (phase === 'in the body') service.faults.next({ kind: 'drip', everyMs: 10 });
    const asked = target.ask(email);
    await reached(phase, service, email);
    await sleep(random.int(0, OFFSETS_MS[phase]));
    await target.kill();
    await asked;
    service.faults.clear();
    onKill?.(i + 1);
  }
  // One more lookup: the background that it wakes writes down what the last kill cut off.
  await target.ask(`last-${seed}@example.com`);
  await sleep(500);
  return tally(kills, await target.records(), service);
}

const started = z.object({ value: z.object({ id: z.string() }) });

/** Hits that are decided in one press; storing them takes a few milliseconds. */
const TOGETHER = 50;

/** Kills the background during decisions: each is stored if the background said so, and several of one press are all or none. */
export async function decisionKillRun(target: Target, { kills, seed }: { kills: number; seed: number }) {
  const random = seededRandom(`decisions ${seed}`);
  const { value } = started.parse(await target.ask(`decided-${seed}@example.com`));
  const confirmed: Record<string, string> = {};
  const presses: { reason: string; hitKeys: string[] }[] = [];
  for (let i = 0; i < kills; i++) {
    // Every other press decides many hits; of the rest, every other replaces the decision before.
    const hitKeys =
      i % 2 === 1 ? Array.from({ length: TOGETHER }, (_, k) => `hit ${i}.${k}`) : [`hit ${i - (i % 4 === 2 ? 2 : 0)}`];
    const reason = `reason ${i}`;
    presses.push({ reason, hitKeys });
    const deciding = target.decide({ id: value.id, hitKeys, reason });
    await sleep(random.int(0, 25));
    await target.kill();
    if (await deciding) for (const hitKey of hitKeys) confirmed[hitKey] = reason;
  }
  const stored = await target.decisions();
  const storedOf = ({ hitKeys }: (typeof presses)[number]) => hitKeys.filter((hitKey) => hitKey in stored).length;
  const together = presses.filter(({ hitKeys }) => hitKeys.length > 1);
  // A later one may be stored without a word: the background died before it could say so.
  const indexOf = (reason = '') => Number(reason.split(' ')[1] ?? -1);
  return {
    kills,
    confirmed: new Set(Object.values(confirmed)).size,
    /** Presses that decided many hits and were stored in full, and those that were stored in part. */
    whole: together.filter((press) => storedOf(press) === TOGETHER).length,
    partial: together.filter((press) => storedOf(press) > 0 && storedOf(press) < TOGETHER).map(({ reason }) => reason),
    lost: Object.keys(confirmed).filter((hitKey) => !(indexOf(stored[hitKey]) >= indexOf(confirmed[hitKey]))),
  };
}

/** Rows of a list that takes a few hundred milliseconds to start. */
const LIST_ROWS = 1000;

/** Kills the background while it starts or stops a list: each is stored in full or not at all, and none stops halfway. */
export async function listKillRun(
  target: Target,
  service: RunningService,
  { kills, seed }: { kills: number; seed: number },
): Promise<ListTally> {
  const random = seededRandom(`lists ${seed}`);
  const nameOf = (i: number) => `list-${seed}-${i}-`;
  for (let i = 0; i < kills; i++) {
    // Every other kill comes during the stop of a list that was started in peace.
    const isStop = i % 2 === 1;
    if (isStop) await target.startList(nameOf(i), LIST_ROWS);
    const doing = isStop ? target.stopLists() : target.startList(nameOf(i), LIST_ROWS);
    await sleep(random.int(0, isStop ? 500 : 900));
    await target.kill();
    await doing;
    // Wakes the next background, which finishes what was begun.
    await target.ask(`after-${seed}-${i}@example.com`);
  }
  await target.stopLists();
  const listed = async () => (await target.records()).filter(({ email }) => email.startsWith(`list-${seed}-`));
  const isQueued = ({ state }: { state: string }) => state === 'queued';
  // The queue of a stopped list is emptied in pieces, which nobody waits for.
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end && (await listed()).some(isQueued); ) await sleep(200);
  const rows = await listed();
  const started = Array.from(
    { length: kills },
    (_, i) => rows.filter(({ email }) => email.startsWith(nameOf(i))).length,
  );
  const known = new Set(rows.map(({ email }) => email));
  const asked = service.requests
    .map(({ rawBody }) => /"email":"([^"]+)"/.exec(rawBody)?.[1] ?? rawBody)
    .filter((email) => email.startsWith(`list-${seed}-`));
  return {
    kills,
    whole: started.filter((count) => count === LIST_ROWS).length,
    none: started.filter((count) => count === 0).length,
    partial: started.filter((count) => count > 0 && count < LIST_ROWS),
    queued: rows.filter(isQueued).length,
    wrong: asked.filter((email, at) => !known.has(email) || asked.indexOf(email) !== at),
  };
}

/** Random times within which the kill comes, from the moment that the phase is reached. */
const OFFSETS_MS: Record<Phase, number> = {
  'before send': 40,
  'after send': 200,
  'in the body': 300,
  'while storing': 15,
  'before the reply': 60,
};

async function reached(phase: Phase, service: RunningService, email: string): Promise<void> {
  if (phase === 'before send') return;
  const mine = () => service.requests.find(({ rawBody }) => rawBody.includes(email));
  const isThere = () => (phase === 'after send' || phase === 'in the body' ? mine() : mine()?.answeredAt != null);
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end && !isThere(); ) await sleep(1);
}

function tally(kills: number, records: { email: string; state: string }[], service: RunningService): KillTally {
  const requests: Record<string, number> = {};
  for (const { rawBody } of service.requests) {
    const email = /"email":"([^"]+)"/.exec(rawBody)?.[1] ?? rawBody;
    requests[email] = (requests[email] ?? 0) + 1;
  }
  const states: Record<string, number> = {};
  for (const { state } of records) states[state] = (states[state] ?? 0) + 1;
  const known = new Set(records.map(({ email }) => email));
  return {
    kills,
    requests: service.requests.length,
    states,
    twice: Object.keys(requests).filter((email) => (requests[email] ?? 0) > 1),
    lost: Object.keys(requests).filter((email) => !known.has(email)),
    open: records.filter(({ state }) => state === 'queued' || state === 'sending').map(({ email }) => email),
  };
}
