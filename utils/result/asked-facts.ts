import type { AskedFacts } from '@/utils/compare/comparison';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { describeSubject } from '@/utils/service/request-subject';
import { alpha2Of } from '@/utils/subject/countries';

/**
 * Returns what a check of a person or business asked, to compare hits with; null for an email address. The user's own
 * record takes the place of the birth and country that were sent.
 */
export function askedFacts({ subject, ownRecord }: Pick<LookupRecord, 'subject' | 'ownRecord'>): AskedFacts | null {
  const { party } = describeSubject(subject);
  if (party === null) return null;
  const { name, type } = party;
  const sent = { birth: party.birth, country: party.country === null ? null : alpha2Of(party.country) };
  const { names, birth, country } = ownRecord ?? { names: [], ...sent };
  return { names: [name, ...names], birth, country, type };
}
