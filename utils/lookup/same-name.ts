import { normalForm } from '../detection/normal-form';
import type { Subject } from '../service/contract';

const nameOf = (subject: Subject): string => {
  if (subject.operation === 'score') return normalForm(subject.request.email) ?? subject.request.email;
  return subject.request.subject_name.normalize('NFKC').trim().replace(/\s+/g, ' ');
};

/**
 * Whether two look-ups of one operation go by the same address or name, in small letters or capitals. Date of birth,
 * country and type do not count: nobody is forgotten while a look-up without them stays.
 */
export const isSameName = (one: Subject, other: Subject): boolean =>
  one.operation === other.operation && nameOf(one).toLowerCase() === nameOf(other).toLowerCase();
