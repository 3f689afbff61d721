import type { Subject } from '../service/contract';

/**
 * One text for all look-ups that would send the same body to the same account: the key of single flight and reuse.
 * Fields are in a fixed order: two forms filled in another order are one subject.
 */
export function subjectKey(subject: Subject, connection: { baseUrl: string; connectionId: string }): string {
  const fields = Object.entries(subject.request)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([connection.baseUrl, connection.connectionId, subject.operation, fields]);
}
