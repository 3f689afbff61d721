/** Functions that run in a page of the extension; they travel as text, and see nothing but their arguments. */

export async function askInPage(email: string): Promise<unknown> {
  const subject = { operation: 'score', request: { email } };
  const send = (name: string, data: object) => chrome.runtime.sendMessage({ to: 'sightline', name, data });
  try {
    const started = await send('lookup', { subject, gesture: 'popup', refresh: false });
    const id: unknown = started?.value?.id;
    if (typeof id === 'string') await send('awaitLookup', { id });
    return started ?? null;
  } catch {
    return null;
  }
}

export async function raiseBudget(): Promise<void> {
  const data = { dailyLookups: 100_000 };
  await chrome.runtime.sendMessage({ to: 'sightline', name: 'saveSettings', data });
}

export function recordsInPage(): Promise<{ email: string; state: string }[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('sightline-records');
    opening.onerror = () => reject(new Error('no database'));
    opening.onsuccess = () => {
      const reading = opening.result.transaction('lookups').objectStore('lookups').getAll();
      reading.onerror = () => reject(new Error('no lookups'));
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result.map(({ subject, state }) => ({ email: subject.request.email, state })));
      };
    };
  });
}

/** Decides about hits of a lookup as the desk does. Resolves to whether the background said that they are stored. */
export async function decideInPage({ id, hitKeys, reason }: { id: string; hitKeys: string[]; reason: string }) {
  const made = hitKeys.map((hitKey) => ({
    ...{ of: 'hit', hitKey, look: null, facts: '', value: 'unsure', reason },
    drawn: { hit: hitKey, compared: '' },
  }));
  const message = { to: 'sightline', name: 'decide', data: { id, made } };
  // Null where it died before.
  const reply = await chrome.runtime.sendMessage(message).catch(() => null);
  return typeof reply?.value === 'object';
}

/** The reason of each decision about a hit, by the key of the hit. */
export function decisionsInPage(): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('sightline-records');
    opening.onerror = () => reject(new Error('no database'));
    opening.onsuccess = () => {
      const reading = opening.result.transaction('decisions').objectStore('decisions').getAll();
      reading.onerror = () => reject(new Error('no decisions'));
      reading.onsuccess = () => {
        opening.result.close();
        resolve(Object.fromEntries(reading.result.map(({ hitKey, reason }) => [hitKey, reason])));
      };
    };
  });
}

/** Starts a list of invented addresses. Resolves with the reply, or null where the background died before. */
export async function startListInPage({ name, rows }: { name: string; rows: number }): Promise<unknown> {
  const send = (which: string, data: object) =>
    chrome.runtime.sendMessage({ to: 'sightline', name: which, data }).catch(() => null);
  const subjects = Array.from({ length: rows }, (_, i) => ({
    operation: 'score',
    request: { email: `${name}${i}@example.com` },
  }));
  const request = { operation: 'score', subjects, gesture: 'popup', source: 'text', refresh: false };
  const connection = await send('connection', {});
  return send('startBatch', { ...request, confirmed: { count: rows, host: connection?.value?.host ?? '' } });
}

/** Stops every list that runs or waits. */
export function stopListsInPage(): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('sightline-records');
    opening.onerror = () => reject(new Error('no database'));
    opening.onsuccess = () => {
      const reading = opening.result.transaction('batches').objectStore('batches').getAll();
      reading.onerror = () => reject(new Error('no batches'));
      reading.onsuccess = () => {
        opening.result.close();
        const open = reading.result.filter(({ state }) => state === 'running' || state === 'paused');
        const stop = ({ id }: { id: string }) =>
          chrome.runtime.sendMessage({ to: 'sightline', name: 'stopBatch', data: { id } }).catch(() => null);
        resolve(Promise.all(open.map(stop)));
      };
    };
  });
}
