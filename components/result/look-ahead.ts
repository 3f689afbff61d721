import { decisionsQuery } from '@/components/decide/use-decisions';
import { watchAhead } from '@/components/kit/use-live';
import { decisionKeys } from '@/utils/decision/decision-keys';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import type { ProviderProfiles } from '@/utils/reading/profile/profiles';
import { interpretAhead } from './use-interpretations';
import { lineQuery } from './use-log-line';
import { lookupQuery } from './use-lookup';
import { recordsQuery } from './use-subject-history';

/** Reads a result that is probably shown next, so that it is drawn whole at once. Returns how to stop; what was read goes with it. */
export function lookAhead(record: LookupRecord, profiles: ProviderProfiles): () => void {
  const ends = [
    watchAhead(...lookupQuery(record.id), (live) => live && interpretAhead(live, profiles)),
    watchAhead(...decisionsQuery(decisionKeys(record.subject).subjectId)),
    watchAhead(...lineQuery(record.id)),
    watchAhead(...recordsQuery(record)),
  ];
  return () => {
    for (const end of ends) end();
  };
}
