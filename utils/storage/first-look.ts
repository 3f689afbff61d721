import { calendarDay } from '@/utils/settings/calendar-day';
import type { CircuitBreaker } from '../lookup/circuit-breaker';
import type { DailyRequestCount, StoredPurpose } from './database';
import { DATABASE_NAME } from './database-name';
import type { CurrentPurpose } from './purpose';

/** What the database has for the first frame of a desk. */
export interface FirstLook {
  gates: readonly CircuitBreaker[];
  purpose: CurrentPurpose;
  /** The requests of the day, by host. */
  requests: readonly DailyRequestCount[];
}

/** Before anything is stored. */
const NOTHING: FirstLook = { gates: [], purpose: { reference: '', reason: '' }, requests: [] };

/**
 * Looks into the database without its code, which has a fifth of a page's scripts. What cannot be read counts as nothing
 * stored: the live queries, which follow, say what is wrong.
 */
export function firstLook(): Promise<FirstLook> {
  const day = calendarDay(new Date());
  return new Promise((resolve) => {
    // Without a version: it opens any that is there.
    const opening = indexedDB.open(DATABASE_NAME);
    // There is none, and an empty one would have another layout than ours.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve(NOTHING);
    opening.onsuccess = () => {
      const { result: database } = opening;
      const end = (seen: FirstLook) => {
        database.close();
        resolve(seen);
      };
      try {
        const reading = database.transaction(['gates', 'purposes', 'spending']);
        const gates: IDBRequest<CircuitBreaker[]> = reading.objectStore('gates').getAll();
        const purposes: IDBRequest<StoredPurpose[]> = reading.objectStore('purposes').getAll();
        const requests: IDBRequest<DailyRequestCount[]> = reading.objectStore('spending').index('day').getAll(day);
        reading.oncomplete = () => {
          const [purpose = NOTHING.purpose] = purposes.result;
          end({ gates: gates.result, purpose, requests: requests.result });
        };
        reading.onabort = () => end(NOTHING);
      } catch {
        end(NOTHING);
      }
    };
  });
}
