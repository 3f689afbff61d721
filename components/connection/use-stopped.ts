import { useApp } from '@/components/kit/use-app';
import { useDesk } from '@/components/kit/use-desk';
import { useHold } from '@/components/result/use-hold';
import { openCircuitFailure } from '@/utils/lookup/admission';
import { hostOf } from '@/utils/service/base-url';
import type { Failure } from '@/utils/service/failure';

/** Returns why sending is stopped until the user resumes it, live; null if it is not. */
export function useStopped(): Failure | null {
  const { settings } = useApp();
  const { gates } = useDesk().first;
  const live = useHold(settings.accountId);
  const hold = live === undefined ? gates.find(({ accountId }) => accountId === settings.accountId)?.hold : live;
  return hold ? openCircuitFailure(hold, hostOf(settings.baseUrl), true) : null;
}
