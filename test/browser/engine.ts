/** A page of ours in either browser. */
export interface Ours {
  evaluate<Arg, Result>(run: (arg: Arg) => Result | Promise<Result>, arg: Arg): Promise<Result>;
}

/** What the database says of one lookup; the part that the fault tests read. */
export interface StoredLookup {
  id: string;
  email: string;
  state: string;
  attempt: number;
  kind: string | null;
  /** Whom it was asked of. */
  host: string;
}

/** Sends a message as a page of ours, and returns the reply's value. */
export const message = (page: Ours, name: string, data: object): Promise<unknown> =>
  page.evaluate(
    async ([which, what]) => (await chrome.runtime.sendMessage({ to: 'sightline', name: which, data: what }))?.value,
    [name, data] as const,
  );

/** Changes stored settings as a policy or another version may; pages cannot save all of them. */
export const storeSettings = (page: Ours, change: object): Promise<void> =>
  page.evaluate(async (changed) => {
    const { settings } = await chrome.storage.local.get<{ settings: object }>('settings');
    await chrome.storage.local.set({ settings: { ...settings, ...changed } });
  }, change);

/** Asks for a score and waits for its end. */
export async function ask(page: Ours, email: string, refresh = false): Promise<void> {
  const subject = { operation: 'score', request: { email } };
  const started = (await message(page, 'lookup', { subject, gesture: 'popup', refresh })) as { id?: string };
  if (started.id !== undefined) await message(page, 'awaitLookup', { id: started.id });
}

/** Starts a batch of `count` invented addresses; returns its id. */
export async function startBatch(page: Ours, count: number, host: string): Promise<string> {
  const subjects = Array.from({ length: count }, (_, i) => ({
    operation: 'score',
    request: { email: `row-${i}@example.com` },
  }));
  const request = { operation: 'score', subjects, gesture: 'popup', source: 'text', refresh: false };
  const started = (await message(page, 'startBatch', { ...request, confirmed: { count, host } })) as { id: string };
  return started.id;
}

/** Every lookup in the database, the oldest first, and every batch, as the database has them. */
export function storedLookups(
  page: Ours,
): Promise<{ rows: StoredLookup[]; batches: { id: string; state: string; pause: string | null }[] }> {
  return page.evaluate(async (_: null) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('sightline-records');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error('no database'));
    });
    const all = (store: string) =>
      new Promise<Record<string, never>[]>((resolve, reject) => {
        const reading = database.transaction(store).objectStore(store).index('createdAt').getAll();
        reading.onsuccess = () => resolve(reading.result);
        reading.onerror = () => reject(new Error(store));
      });
    const [lookups, batches] = [await all('lookups'), await all('batches')];
    database.close();
    const text = (value: unknown): string => String(value);
    return {
      rows: lookups.map((lookup) => ({
        id: text(lookup.id),
        email: text((lookup as { subject?: { request?: { email?: string } } }).subject?.request?.email),
        state: text(lookup.state),
        attempt: Number(lookup.attempt),
        kind: (lookup as { failure?: { kind: string } }).failure?.kind ?? null,
        host: text(lookup.host),
      })),
      batches: batches.map((batch) => ({
        id: text(batch.id),
        state: text(batch.state),
        pause: (batch as { pause?: { by: string } }).pause?.by ?? null,
      })),
    };
  }, null);
}

/** How many lookups are in each state. */
export async function states(page: Ours): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { state } of (await storedLookups(page)).rows) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}

/** The addresses that a popup lists for the page below it; `unseen: …` is one that nobody sees there. */
export async function listedBy(popup: Ours): Promise<string[]> {
  const { emails } = (await message(popup, 'pageEmails', {})) as { emails: { email: string; isShown: boolean }[] };
  return emails.map(({ email, isShown }) => (isShown ? '' : 'unseen: ') + email);
}
