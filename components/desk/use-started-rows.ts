import { useLiveQuery } from 'dexie-react-hooks';
import { useApp } from '@/components/kit/use-app';
import { describeSubject } from '@/utils/service/request-subject';
import type { ListedEmail } from './page-email-row';

/** Returns the lookups that were started from a list and have no answer, or not yet, by address, live. */
export function useStartedRows(ids: readonly string[]): ReadonlyMap<string, NonNullable<ListedEmail['started']>> {
  const { database } = useApp();
  const records = useLiveQuery(() => database.lookups.bulkGet([...ids]), [database, ids]) ?? [];
  return new Map(
    records.flatMap((record) =>
      record && record.state !== 'done'
        ? [[describeSubject(record.subject).title, { id: record.id, state: record.state }] as const]
        : [],
    ),
  );
}
