import type { Page } from '@playwright/test';

/** The id of the stored batch. */
export const BATCH = '11111111-2222-4333-8444-555555555555';

/** What a person would say about the scores of the stored batch. */
export const SCALE_OF_BATCH = {
  pointer: '/risk_score',
  type: 'number',
  scale: { min: 0, max: 1000 },
  direction: 'riskier',
};

/** Puts a finished batch of answered rows into the database, as the background writes them. `page`: one of ours. */
export async function storeBatch(page: Page, baseUrl: string, rows: number): Promise<void> {
  await page.evaluate(
    async ([id, count, url]) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('sightline-records');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const { host } = new URL(url);
      const of = { baseUrl: url, host, accountId: 'c', createdAt: Date.now() };
      const writing = database.transaction(['lookups', 'answers', 'batches'], 'readwrite');
      const batch = { ...of, id, endedAt: Date.now(), operation: 'score', gesture: 'batch', source: 'text' };
      writing.objectStore('batches').put({ ...batch, total: count, refresh: false, state: 'finished' });
      for (let position = 0; position < count; position++) {
        const email = `person.${position}@example.com`;
        const row = {
          ...of,
          id: `00000000-0000-4000-8000-${String(position).padStart(12, '0')}`,
          subject: { operation: 'score', request: { email } },
          position,
        };
        writing.objectStore('lookups').put({
          ...{ ...row, subjectKey: email, gesture: 'batch', batchId: id, state: 'done', attempt: 1 },
          ...{ timeoutSeconds: 20, sentAt: of.createdAt, endedAt: of.createdAt + position },
        });
        const text = JSON.stringify({ email, risk_score: (position * 7919) % 1000, decision: 'ALLOW', signals: ['a'] });
        const answer = { id: row.id, status: 200, contentType: 'application/json', text, ms: 150 };
        writing.objectStore('answers').put(answer);
      }
      await new Promise((resolve, reject) => {
        writing.oncomplete = resolve;
        writing.onerror = () => reject(writing.error);
      });
      database.close();
    },
    [BATCH, rows, baseUrl] as const,
  );
}
