import { useApp } from '@/components/kit/use-app';
import { useHold } from '@/components/result/use-hold';
import { openCircuitFailure } from '@/utils/lookup/admission';
import { hostOf } from '@/utils/service/base-url';
import type { Failure } from '@/utils/service/failure';

/** Returns why sending is stopped until the user resumes it, live; null if it is not, undefined while it loads. */
export function useStopped(): Failure | null | undefined {
  const { settings } = useApp();
  const hold = useHold(settings.accountId);
  return hold && openCircuitFailure(hold, hostOf(settings.baseUrl), true);
}
