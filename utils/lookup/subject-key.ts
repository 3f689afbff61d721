import type { Subject } from '../service/contract';

/** What would be asked about a subject. Fields are in a fixed order: two forms filled in another order are one subject. */
const askedOf = ({ operation, request }: Subject): [operation: string, fields: [string, unknown][]] => [
  operation,
  Object.entries(request)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1)),
];

/** One text for all look-ups that would send the same body to the same account: the key of single flight and reuse. */
export function subjectKey(subject: Subject, connection: { baseUrl: string; connectionId: string }): string {
  return JSON.stringify([connection.baseUrl, connection.connectionId, ...askedOf(subject)]);
}

/** Whether two look-ups ask the same about the same subject, at whatever service. */
export const isSameSubject = (one: Subject, other: Subject): boolean =>
  JSON.stringify(askedOf(one)) === JSON.stringify(askedOf(other));
