import type { LookupStore, Outcome } from './lookup-store';

/** Holds the ends of lookups for which storage had no room. Their records still say `sending`. */
export function createUnstoredEnds({ settle }: Pick<LookupStore, 'settle'>) {
  const ends = new Map<string, Outcome>();
  return {
    add: (id: string, end: Outcome) => void ends.set(id, end),
    get: (id: string) => ends.get(id),
    /** Stores all of them. Rejects while there is no room, so nothing can be sent either. */
    async store(): Promise<void> {
      for (const [id, end] of ends) {
        await settle(id, end);
        ends.delete(id);
      }
    },
  };
}
