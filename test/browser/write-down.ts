import { message, type Ours } from './engine.ts';

/**
 * Stores all that a user can write down about the subject of a lookup: decisions with note and reason, an own record, and the
 * case that is stamped on the next lookups. Each contains `text`.
 */
export async function writeDown(page: Ours, id: string, text: string): Promise<void> {
  const aboutSubject = { of: 'subject', value: 'escalate', note: `Phoned ${text}.`, validUntil: null, facts: '' };
  const aboutHit = {
    of: 'hit',
    hitKey: 'hit',
    look: null,
    value: 'unsure',
    reason: `Not ${text}?`,
    facts: '',
    drawn: { hit: text, compared: `Name ${text}` },
  };
  for (const made of [aboutSubject, aboutHit]) {
    if (typeof (await message(page, 'decide', { id, made: [made] })) !== 'object') throw new Error('no decision');
  }
  const ownRecord = { names: [text], birth: '1961', country: 'ES', company: `${text} Ltd`, phone: '+34 910 000 000' };
  await message(page, 'saveOwnRecord', { id, ownRecord });
  await page.evaluate(
    (reference) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('sightline-records');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const writing = opening.result.transaction('purposes', 'readwrite');
          writing.objectStore('purposes').put({ id: 'current', reference, reason: '' });
          writing.onabort = () => reject(new Error('no case'));
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    text,
  );
}
