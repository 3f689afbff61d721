import Dexie, { type EntityTable } from 'dexie';
import type { LookupRecord, StoredAnswer } from '../lookup/lookup-record';

/** The extension's own database: extension origin, invisible to pages and content scripts in every browser. */
export class Database extends Dexie {
  lookups!: EntityTable<LookupRecord, 'id'>;
  answers!: EntityTable<StoredAnswer, 'id'>;

  constructor() {
    super('sightline');
    this.version(1).stores({
      lookups: 'id, state, createdAt, [subjectKey+state+endedAt]',
      answers: 'id',
    });
  }
}
