import { z } from 'zod/mini';
import { OPERATIONS, type Operation, type RequestSubject, type SubjectDescription } from './operations';

// TypeScript types the keys of an object as plain strings.
const NAMES = Object.keys(OPERATIONS) as Operation[];

export const operation = z.enum(NAMES);

/** Returns one value per operation, such as the same schema for the fields of an object. */
export const byOperation = <Value>(value: Value): Record<Operation, Value> =>
  Object.fromEntries(NAMES.map((name) => [name, value])) as Record<Operation, Value>;

const [first, ...others] = NAMES.map((name) =>
  z.strictObject({ operation: z.literal(name), request: OPERATIONS[name].request }),
);
if (first === undefined) throw new Error('The table of operations is empty');

/** Validates operation and request body together. A schema built in a loop loses their connection, so it is stated. */
export const requestSubject = z.discriminatedUnion('operation', [
  first,
  ...others,
]) as unknown as z.ZodMiniType<RequestSubject>;

/** Returns the fields of the request of a subject by their names, in one order. */
export const requestFields = ({ request }: RequestSubject): [name: string, value: unknown][] =>
  Object.entries(request)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** Returns a text that is equal for subjects with equal requests, whatever their connection. */
export const subjectText = (subject: RequestSubject): string =>
  JSON.stringify([subject.operation, requestFields(subject)]);

/** Calls the handler of a subject's operation with its request. */
export function handleSubject<Result>(
  { operation, request }: RequestSubject,
  handlers: {
    [Name in Operation]: (request: Extract<RequestSubject, { operation: Name }>['request']) => Result;
  },
): Result {
  // TypeScript loses that operation and request belong together when both are destructured.
  const handle = handlers[operation] as (request: RequestSubject['request']) => Result;
  return handle(request);
}

/** Longest name or address that can be deleted by name, in UTF-16 units: longer than any that can be looked up. */
export const MAX_FORGOTTEN_NAME = 1000;

/** Returns the subjects that a name or address may stand for: deleting one deletes all that is stored under it. */
export const subjectsNamed = (name: string): RequestSubject[] =>
  // TypeScript loses that operation and request belong together.
  NAMES.map((operation) => ({ operation, request: OPERATIONS[operation].named(name) }) as RequestSubject);

/** Describes the subject of a lookup by its operation's row. */
export function describeSubject({ operation, request }: RequestSubject): SubjectDescription {
  // The type of a subject joins each operation to its request; TypeScript loses that when both are destructured.
  const describe = OPERATIONS[operation].describe as (request: RequestSubject['request']) => SubjectDescription;
  return describe(request);
}
