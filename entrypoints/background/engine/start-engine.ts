import { z } from 'zod/mini';
import { browser } from '#imports';
import { fetchOverFreshConnections } from '@/entrypoints/background/connection/fetch-over-fresh-connections';
import { notifyPages } from '@/entrypoints/background/page-scripts/ask-page';
import { delay } from '@/utils/async/delay';
import { throttle } from '@/utils/async/throttle';
import type { Batches } from '@/utils/lookup/batches';
import { createLookupEngine, recover } from '@/utils/lookup/engine';
import type { LookupDeps } from '@/utils/lookup/lookup-deps';
import type { Lookups } from '@/utils/lookup/lookups';
import { subjectOfEmail } from '@/utils/lookup/subject-of-email';
import { detectInBandFailure } from '@/utils/reading/build-report';
import type { ProviderProfiles } from '@/utils/reading/profile/profiles';
import { type Client, createClient } from '@/utils/service/client';
import { isDemo } from '@/utils/service/demo-account';
import { createDemoClient } from '@/utils/service/demo-answers';
import type { RequestSubject } from '@/utils/service/operations';
import { subjectText } from '@/utils/service/request-subject';
import { requestOfDraft } from '@/utils/service/subject-form';
import { calendarDay } from '@/utils/settings/calendar-day';
import type { Database } from '@/utils/storage/database';
import { createDexieBatchStore } from '@/utils/storage/dexie-batch-store';
import { createDexieLookupStore } from '@/utils/storage/dexie-lookup-store';
import { emailDraft, subjectDraft } from '@/utils/storage/drafts';
import { profilesItem } from '@/utils/storage/profiles-item';
import { readDemoAnswers } from '@/utils/storage/read-demo-answers';
import { renewSummaries } from '@/utils/storage/renew-summaries';
import { settingsItem } from '@/utils/storage/settings-item';
import { sessionItem } from '@/utils/storage/stored-item';
import { FORM_OF, type LookupForm } from '@/utils/surfaces/route';
import { panelView } from '@/utils/surfaces/view';

const ALARM = 'busy';

/**
 * Keeps the background alive while promises are pending. If it still stops, an alarm restarts it within a minute and
 * calls `onRevived`. Create it synchronously at start-up: it registers the alarm's listener.
 */
export function createKeepAwake(onRevived: () => Promise<unknown>): (open: Promise<unknown>) => void {
  let count = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const rest = () => void browser.alarms.clear(ALARM);

  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name !== ALARM) return;
    // On failure the alarm remains and tries again.
    void onRevived().then(
      () => count === 0 && rest(),
      () => undefined,
    );
  });
  return (open) => {
    count++;
    if (timer === undefined) {
      // Firefox stops event pages after 30 s even with a pending reply, Chromium stops workers without events. An API
      // call resets both timers (a 75 s request survived).
      timer = setInterval(() => void browser.runtime.getPlatformInfo(), 20_000);
      void browser.alarms.create(ALARM, { periodInMinutes: 1 });
    }
    void open.finally(() => {
      count--;
      if (count > 0) return;
      clearInterval(timer);
      timer = undefined;
      rest();
    });
  };
}

/**
 * Set once the previous browser session's leftovers are handled, so it is absent after a browser start. Not earlier:
 * a background that stops during that work must not count as one that slept.
 */
const sessionCleanupDone = sessionItem('session:begun', z.literal(true));

/** Clears the draft of an answered lookup: the popup may be closed by then. A draft changed since is kept. */
async function clearAnsweredDraft(subject: RequestSubject): Promise<void> {
  const { draft, read } = DRAFTS[FORM_OF[subject.operation]];
  const drafted = await read();
  if (drafted && subjectText(drafted) === subjectText(subject)) await draft.clear();
}

/** The draft of each form, and the subject that it leads to. */
const DRAFTS: Record<LookupForm, { draft: { clear(): Promise<void> }; read(): Promise<RequestSubject | undefined> }> = {
  email: { draft: emailDraft, read: draftedEmail },
  subject: { draft: subjectDraft, read: draftedSubject },
};

async function draftedEmail(): Promise<RequestSubject | undefined> {
  const read = subjectOfEmail((await emailDraft.read()) ?? '');
  return read.ok ? read.subject : undefined;
}

async function draftedSubject(): Promise<RequestSubject | undefined> {
  const form = await subjectDraft.read();
  const request = form && requestOfDraft(form, calendarDay(new Date()), (await settingsItem.read()).countryFormat);
  return request && { operation: 'overview', request };
}

/**
 * Limits `scoresChanged` to about three per second: a batch settles many lookups, and every page asks again each time.
 */
const SCORES_CHANGED_EVERY_MS = 300;

/** Creates the client of the service, and the one that answers in its place while the demo runs. */
function createSend(): Client {
  const common = { now: Date.now, detectInBandFailure };
  const service = createClient({ ...common, fetch: fetchOverFreshConnections() });
  const demo = createDemoClient({ ...common, readAnswers: readDemoAnswers });
  return (lookup, connection, stop) => (isDemo(connection) ? demo : service)(lookup, connection, stop);
}

export interface Engine {
  lookup: Lookups;
  batches: Batches;
}

/**
 * The lookup engine with its real dependencies. Resolves after the attempt to record interrupted lookups: a storage
 * failure must not block the interface. Call it synchronously at start-up, as it listens for an alarm.
 */
export async function createEngine(
  database: Database,
  enforceRetention: (newSession: boolean) => Promise<void>,
  resolveConnection: LookupDeps['resolveConnection'],
): Promise<Engine> {
  const deps = {
    lookupStore: createDexieLookupStore(database, profilesItem.read),
    batchStore: createDexieBatchStore(database),
    send: createSend(),
    now: () => Date.now(),
    day: () => calendarDay(new Date()),
    newId: () => crypto.randomUUID(),
    resolveConnection,
    keepAwake: createKeepAwake(() => engine.ready().then(engine.lookup.dispatchAll)),
    delay,
    onSettled: throttle(SCORES_CHANGED_EVERY_MS, () => void notifyPages('scoresChanged')),
  } satisfies LookupDeps;
  const engine = createLookupEngine(deps, async () => {
    const newSession = (await sessionCleanupDone.read()) === undefined;
    await recover(deps, { newSession });
    const erased = enforceRetention(newSession).catch(() => undefined);
    if (!newSession) return;
    // If interrupted before this mark, the next start counts as a new session again, so the old session's data is still
    // erased.
    await erased;
    await sessionCleanupDone.write(true);
  });
  await engine.ready().catch(() => undefined);
  keepSummariesCurrent(database, deps);
  return { lookup: withFollowUps(engine.lookup), batches: engine.batches };
}

/** Makes summaries again whose profile has changed, or that another version of Sightline has made. */
function keepSummariesCurrent(database: Database, { keepAwake }: Pick<LookupDeps, 'keepAwake'>): void {
  let current = new AbortController();
  const renew = (profiles: ProviderProfiles) => {
    current.abort();
    current = new AbortController();
    // Failed, it begins again with the next start or change.
    const renewing = renewSummaries(database, profiles, () => delay(0), current.signal).catch(() => undefined);
    keepAwake(renewing);
  };
  profilesItem.watch(new AbortController().signal, renew);
  void profilesItem.read().then(renew, () => undefined);
}

/** Shows each started lookup in the side panel, except connection tests, and clears its draft once it is answered. */
export function withFollowUps(lookup: Lookups): Lookups {
  return {
    ...lookup,
    async start(subject, gesture, options) {
      const started = await lookup.start(subject, gesture, options);
      if (!started.ok) return started;
      const { id, how } = started;
      const as = how === 'reused' ? 'saved' : 'result';
      const route = { name: 'lookup', id, as, form: FORM_OF[subject.operation] } as const;
      // A side panel turns to its own lookups itself, and stays at its list for those of a row.
      if (gesture !== 'test' && gesture !== 'panel') await panelView.write({ route }).catch(() => undefined);
      // After a refusal or failure the draft remains, as the only copy of the input.
      void lookup
        .wait(id)
        .then((state) => (state === 'done' ? clearAnsweredDraft(subject) : undefined))
        .catch(() => undefined);
      return started;
    },
  };
}
