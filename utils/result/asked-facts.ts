import type { AskedFacts } from '@/utils/compare/comparison';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { describeSubject } from '@/utils/service/request-subject';
import { alpha2Of } from '@/utils/subject/countries';

/**
 * Returns what a check of a person or business asked, to compare hits with; the user's own record takes the place of the birth and
 * country that were sent. Of an email address it is the record of its owner, null without a name in it.
 */
export function askedFacts({ subject, ownRecord }: Pick<LookupRecord, 'subject' | 'ownRecord'>): AskedFacts | null {
  const { party } = describeSubject(subject);
  if (party === null) {
    const { names = [], birth = null, country = null } = ownRecord ?? {};
    return names.length === 0 ? null : { names, birth, country, type: 'individual' };
  }
  const { name, type } = party;
  const sent = { birth: party.birth, country: party.country === null ? null : alpha2Of(party.country) };
  const { names, birth, country } = ownRecord ?? { names: [], ...sent };
  return { names: [name, ...names], birth, country, type };
}
