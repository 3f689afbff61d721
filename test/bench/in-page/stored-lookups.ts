/** Writes answered lookups into the extension's database, as the engine does; returns the milliseconds it took. */
export async function storeLookups(about: {
  from: number;
  count: number;
  /** What their addresses begin with. */
  name?: string;
  connection: { baseUrl: string; host: string; accountId: string };
}): Promise<number> {
  const { baseUrl, host, accountId } = about.connection;
  const { name = 'stored' } = about;
  const began = performance.now();
  // As `utils/lookup/subject-key.ts` does.
  const digestOf = async (parts: unknown) => {
    const text = JSON.stringify(parts);
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return [...new Uint8Array(digest, 0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  };
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('sightline-records');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(new Error('no database'));
  });
  const end = about.from + about.count;
  for (let start = about.from; start < end; start += 5000) {
    const emails = Array.from(
      { length: Math.min(5000, end - start) },
      (_, nth) => `${name}-${start + nth}@example.com`,
    );
    const keys = await Promise.all(emails.map((email) => digestOf([baseUrl, accountId, 'score', [['email', email]]])));
    const spellings = await Promise.all(
      emails.map((email) => digestOf([baseUrl, accountId, 'spelling', email.toLowerCase()])),
    );
    const writing = database.transaction(['lookups', 'answers'], 'readwrite');
    for (const [nth, email] of emails.entries()) {
      const i = start + nth;
      const id = crypto.randomUUID();
      const at = Date.now() - 3_600_000 - i * 1000;
      writing.objectStore('lookups').add({
        id,
        subject: { operation: 'score', request: { email } },
        subjectKey: keys[nth],
        spellingKey: spellings[nth],
        baseUrl,
        host,
        accountId,
        gesture: 'popup',
        batchId: '',
        position: at,
        state: 'done',
        createdAt: at,
        timeoutSeconds: 20,
        attempt: 1,
        sentAt: at,
        endedAt: at + 150,
      });
      const text = JSON.stringify({
        email,
        risk_score: i % 101,
        risk_level: 'low',
        reasons: [{ code: 'A', text: 'b' }],
      });
      writing.objectStore('answers').add({ id, status: 200, contentType: 'application/json', text, ms: 150 });
    }
    await new Promise<void>((resolve, reject) => {
      writing.oncomplete = () => resolve();
      writing.onerror = () => reject(new Error('not written'));
    });
  }
  database.close();
  return performance.now() - began;
}
