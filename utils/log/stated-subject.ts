import { OPERATIONS, type Operation, type RequestSubject } from '../service/operations';
import { describeSubject, requestFields, requestSubject } from '../service/request-subject';
import type { LogStatement } from './log-line';

/** What stands behind a name in a line: birth, country, and whether it is a person or a business. */
const OTHERS = [
  ['dob', /^\d{4}-\d{2}-\d{2}$/],
  ['nationality', /^[A-Z]{2,3}$/],
  ['entity_type', /^(?:individual|business)$/],
] as const;

/**
 * Returns the subjects that a line may state, the likeliest first: a name that ends in " · US" is as good as a country behind it.
 * None for a line about nobody.
 */
export function statedSubjects({ operation, subject }: Pick<LogStatement, 'operation' | 'subject'>): RequestSubject[] {
  if (!isOperation(operation)) return [];
  const [title = ''] = OPERATIONS[operation].columns;
  const parts = subject.split(' · ');
  const others: Record<string, string> = {};
  const found: RequestSubject[] = [];
  for (;;) {
    const read = requestSubject.safeParse({ operation, request: { ...others, [title]: parts.join(' · ') } });
    if (read.success) found.unshift(read.data);
    const last = parts.at(-1) ?? '';
    const [field] = OTHERS.find(([name, form]) => !(name in others) && form.test(last)) ?? [];
    if (field === undefined || parts.length === 1) return found;
    others[field] = last;
    parts.pop();
  }
}

const isOperation = (name: string): name is Operation => Object.hasOwn(OPERATIONS, name);

/** Returns a subject as lines of the journal state it: the name or address first, then the rest of what was asked. */
export function statedSubject(subject: RequestSubject): string {
  const { title } = describeSubject(subject);
  const others = requestFields(subject).map(([, value]) => String(value));
  return [title, ...others.filter((value) => value !== title)].join(' · ');
}
