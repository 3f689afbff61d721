import type { Ledger } from '../lookup/lookup';
import type { Database } from './database';

/** The ledger on Dexie. Writes are durable before their promise resolves, or the look-up is not sent. */
export function createLedger(database: Database): Ledger {
  const { lookups, answers } = database;
  return {
    async open(record) {
      await lookups.add(record);
    },
    async close(id, end, answer) {
      await database.transaction('rw', lookups, answers, async () => {
        const changed = await lookups
          .where('id')
          .equals(id)
          .and((record) => record.state === 'sending')
          .modify(end);
        if (changed > 0 && answer) await answers.put(answer);
      });
    },
    get: (id) => lookups.get(id),
    newestDone: (subjectKey, since, until) =>
      lookups
        .where('[subjectKey+state+endedAt]')
        .between([subjectKey, 'done', since], [subjectKey, 'done', until], true, true)
        .last(),
    stillOpen: () => lookups.where('state').equals('sending').primaryKeys(),
  };
}
