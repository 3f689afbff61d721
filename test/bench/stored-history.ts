import type { Page } from '@playwright/test';

/** Stores answered lookups of invented people, a minute apart, with their answers. */
export async function storeLookups(page: Page, total: number): Promise<void> {
  await page.evaluate(async (total) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('sightline-records');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error('no database'));
    });
    const now = Date.now();
    for (let from = 0; from < total; from += 5_000) {
      await new Promise<void>((resolve, reject) => {
        const writing = database.transaction(['lookups', 'answers'], 'readwrite');
        writing.oncomplete = () => resolve();
        writing.onabort = () => reject(new Error('not stored'));
        for (let i = from; i < Math.min(from + 5_000, total); i += 1) {
          const at = now - (total - i) * 60_000;
          const id = crypto.randomUUID();
          writing.objectStore('lookups').add({
            ...{ id, subjectKey: `key ${i}`, spellingKey: `spelling ${i}`, baseUrl: 'https://api.example.com' },
            ...{ host: 'api.example.com', accountId: 'c', connectionName: '', gesture: 'popup', batchId: '' },
            subject: { operation: 'score', request: { email: `person.${i}@tidewater.example.com` } },
            ...{
              position: at,
              state: 'done',
              createdAt: at,
              sentAt: at,
              endedAt: at + 900,
              timeoutSeconds: 20,
              attempt: 1,
            },
          });
          const text = JSON.stringify({ risk_score: i % 100, recommendation: 'REVIEW' });
          writing.objectStore('answers').add({ id, status: 200, contentType: 'application/json', text, ms: 900 });
        }
      });
    }
    database.close();
  }, total);
}
