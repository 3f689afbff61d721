import { t } from '../../texts/english-in-node.ts';
import { ask, message, type Ours } from '../engine.ts';
import { expect } from '../expect.ts';
import { test } from '../fixtures.ts';
import { shownIn, textOf } from '../popup.ts';

const ADDRESSES = ['casey.cobblefield@example.com', 'emery.holloway@example.com'];

/** Ends every decision in 2020, as if it had been made long ago; returns how many. Removes the lookup of the first. */
const letExpire = (page: Ours): Promise<number> =>
  page.evaluate(
    (_) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('sightline-records');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const change = opening.result.transaction(['decisions', 'lookups', 'answers'], 'readwrite');
          const decisions = change.objectStore('decisions');
          const reading = decisions.getAll();
          reading.onsuccess = () => {
            for (const made of reading.result) decisions.put({ ...made, validUntil: '2020-01-31' });
            for (const store of ['lookups', 'answers']) change.objectStore(store).delete(reading.result[0].lookupId);
          };
          change.oncomplete = () => {
            opening.result.close();
            resolve(reading.result.length);
          };
        };
      }),
    null,
  );

test('decisions that have ended are due, with and without a result, and are checked again in a batch that reuses nothing', async ({
  open,
  service,
}) => {
  const tab = await open('desk.html');
  for (const email of ADDRESSES) await ask(tab, email);
  for (const id of await lookupIds(tab)) {
    const made = [{ of: 'subject', value: 'no-concern', note: '', validUntil: null, facts: 'other' }];
    await message(tab, 'decide', { id, made });
  }
  expect(await letExpire(tab)).toBe(2);
  const history = await open('desk.html#/history');
  await history.getByTestId('to-decisions').click();
  await history.getByTestId('due').click();
  await expect.poll(() => shownIn(history, 'check-again')).toBe(t('due.again', { number: '2' }));
  for (const email of ADDRESSES) expect(await textOf(history)).toContain(email);
  await history.getByTestId('check-again').click();
  await expect.poll(() => shownIn(history, 'before-sending')).toContain(t('newBatch.mayBeBilled', { count: 2 }));
  expect(service.requests).toHaveLength(2);
  await history.getByTestId('start-batch').click();
  await expect.poll(() => shownIn(history, 'checked-again')).toBe(t('due.found', { changed: '2', same: '0' }));
  expect(service.requests).toHaveLength(4);
});

const lookupIds = (page: Ours): Promise<string[]> =>
  page.evaluate(
    (_) =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('sightline-records');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const reading = opening.result.transaction('lookups').objectStore('lookups').getAllKeys();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.map(String));
          };
        };
      }),
    null,
  );
