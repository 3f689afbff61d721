import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { EVERYTHING } from '@/utils/batch/row-scope';
import type { CaseHandle } from '@/utils/case/case-handle';
import { caseOf } from '@/utils/lookup/lookup-record';
import { lookupsAskedFor, readAskedFor } from '@/utils/storage/asked-for';
import { handleOf } from '@/utils/storage/cases';
import { database } from '@/utils/storage/page-database';

const NO_ID: ReadonlySet<string> = new Set();
const NOTHING = { reason: [], operator: [] };

/**
 * Returns which lookups the history is about, and those that were found for its case, reason and user, live; null if it names
 * none of these. `readFound`: reads them now. `typedCase`: the case that is typed, if anything is stored of it.
 */
export function useHistoryScope() {
  const [scope, setScope] = useState(EVERYTHING);
  const { reason, operator } = scope.asked;
  const reference = caseOf(scope.asked.reference);
  const readFound = () => lookupsAskedFor(database, { reference, reason, operator });
  const found = useLiveQuery(() => readFound().catch(() => null), [reference, reason, operator]);
  const known = useLiveQuery(() => readAskedFor(database).catch(() => NOTHING), []);
  const handle = useLiveQuery(
    async () => (reference === '' ? undefined : await handleOf(database, reference).catch(() => undefined)),
    [reference],
  );
  const typedCase: { of: CaseHandle; reference: string } | null =
    handle === undefined ? null : { of: handle, reference };
  // Until it is known which they are, none is shown as one of them.
  const isNamed = [reference, reason, operator].some((text) => text !== '');
  return { scope, setScope, readFound, found: isNamed ? (found ?? NO_ID) : null, known: known ?? NOTHING, typedCase };
}
