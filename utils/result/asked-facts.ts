import type { AskedFacts } from '@/utils/compare/comparison';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { alpha2Of } from '@/utils/subject/countries';

/**
 * Returns what a check of a person or business asked, to compare hits with; null for an email address. The user's own
 * record takes the place of the birth and country that were sent.
 */
export function askedFacts({ subject, ownRecord }: Pick<LookupRecord, 'subject' | 'ownRecord'>): AskedFacts | null {
  if (subject.operation !== 'overview') return null;
  const { subject_name, entity_type, dob, nationality } = subject.request;
  const sent = { birth: dob ?? null, country: nationality === undefined ? null : alpha2Of(nationality) };
  const { names, birth, country } = ownRecord ?? { names: [], ...sent };
  return { names: [subject_name, ...names], birth, country, type: entity_type };
}
