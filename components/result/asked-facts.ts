import type { AskedFacts } from '@/utils/compare/comparison';
import type { RequestSubject } from '@/utils/service/operations';
import { alpha2Of } from '@/utils/subject/countries';

/** Returns what a check of a person or business asked, to compare hits with; null for an email address. */
export function askedFacts(subject: RequestSubject): AskedFacts | null {
  if (subject.operation !== 'overview') return null;
  const { subject_name, entity_type, dob, nationality } = subject.request;
  return {
    names: [subject_name],
    birth: dob ?? null,
    country: nationality === undefined ? null : alpha2Of(nationality),
    type: entity_type,
  };
}
