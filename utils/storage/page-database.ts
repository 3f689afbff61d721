import { liveQuery } from 'dexie';
import { Database } from './database';

/** The database of this page. With its code it has a fifth of a page's scripts: what is drawn first loads it later. */
export const database = new Database();

/** Calls back with the result of a query, and again after each change of what it read. Returns a function that ends it. */
export function watchQuery<T>(
  query: (from: Database) => Promise<T>,
  on: { next: (value: T) => void; error: (error: unknown) => void },
): () => void {
  const subscription = liveQuery(() => query(database)).subscribe(on);
  return () => subscription.unsubscribe();
}
