import { useLiveQuery } from 'dexie-react-hooks';
import { useApp } from '@/components/kit/use-app';
import type { Hold } from '@/utils/lookup/circuit-breaker';
import type { AccountId } from '@/utils/service/account-id';

/** Returns why requests of a connection are not sent, live; null if they are, undefined while it loads. */
export function useHold(accountId: AccountId | undefined): Hold | null | undefined {
  const { database } = useApp();
  return useLiveQuery(
    async () => (accountId === undefined ? undefined : ((await database.gates.get(accountId))?.hold ?? null)),
    [database, accountId],
  );
}
