import { useLive } from '@/components/kit/use-live';
import type { Hold } from '@/utils/lookup/circuit-breaker';
import type { AccountId } from '@/utils/service/account-id';

/** Returns why requests of a connection are not sent, live; null if they are, undefined while it loads. */
export function useHold(accountId: AccountId | undefined): Hold | null | undefined {
  return useLive(
    async ({ gates }) => (accountId === undefined ? undefined : ((await gates.get(accountId))?.hold ?? null)),
    `hold/${accountId ?? ''}`,
  );
}
