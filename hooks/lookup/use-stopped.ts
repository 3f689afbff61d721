import { openCircuitFailure } from '@/utils/lookup/admission';
import { hostOf } from '@/utils/service/base-url';
import type { Failure } from '@/utils/service/failure';
import type { Settings } from '@/utils/settings/settings';
import type { Database } from '@/utils/storage/database';
import { useHold } from './use-hold';

/** Returns why sending is stopped until the user resumes it, live; null if it is not, undefined while it loads. */
export function useStopped(database: Database, settings: Settings | undefined): Failure | null | undefined {
  const hold = useHold(database, settings?.connectionId);
  return settings && hold && openCircuitFailure(hold, hostOf(settings.baseUrl), true);
}
