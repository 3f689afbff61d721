import { OPERATIONS, type RequestSubject } from '../service/operations';
import { describeSubject, operation, requestFields, requestSubject } from '../service/request-subject';
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
export function statedSubjects(stated: Pick<LogStatement, 'operation' | 'subject'>): RequestSubject[] {
  const asked = operation.safeParse(stated.operation);
  if (!asked.success) return [];
  const [title = ''] = OPERATIONS[asked.data].columns;
  const parts = stated.subject.split(' · ');
  const others: Record<string, string> = {};
  const found: RequestSubject[] = [];
  for (;;) {
    const read = requestSubject.safeParse({
      operation: asked.data,
      request: { ...others, [title]: parts.join(' · ') },
    });
    if (read.success) found.unshift(read.data);
    const last = parts.at(-1) ?? '';
    const [field] = OTHERS.find(([name, form]) => !(name in others) && form.test(last)) ?? [];
    if (field === undefined || parts.length === 1) return found;
    others[field] = last;
    parts.pop();
  }
}

/** Returns a subject as lines of the journal state it: the name or address first, then the rest of what was asked. */
export function statedSubject(subject: RequestSubject): string {
  const { title } = describeSubject(subject);
  const others = requestFields(subject).map(([, value]) => String(value));
  return [title, ...others.filter((value) => value !== title)].join(' · ');
}
