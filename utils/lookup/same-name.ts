import type { RequestSubject } from '@/utils/service/operations';
import { normalForm } from '../detection/normal-form';

const nameOf = (subject: RequestSubject): string => {
  if (subject.operation === 'score') return normalForm(subject.request.email) ?? subject.request.email;
  return subject.request.subject_name.normalize('NFKC').trim().replace(/\s+/g, ' ');
};

/**
 * Whether two subjects of one operation have the same address or name, ignoring case. Date of birth, country and type
 * do not count, so that erasing a name leaves no lookup of it.
 */
export const isSameName = (one: RequestSubject, other: RequestSubject): boolean =>
  one.operation === other.operation && nameOf(one).toLowerCase() === nameOf(other).toLowerCase();
