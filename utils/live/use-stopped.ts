import { stoppedBy } from '../lookup/admission';
import { hostOf } from '../service/base-url';
import type { Failure } from '../service/failure';
import type { Settings } from '../settings/settings';
import type { Database } from '../storage/database';
import { useHold } from './use-hold';

/** Why nothing is sent before a person goes on, live; null where look-ups are sent, undefined while it loads. */
export function useStopped(database: Database, settings: Settings | undefined): Failure | null | undefined {
  const hold = useHold(database, settings?.connectionId);
  return settings && hold && stoppedBy(hold, hostOf(settings.baseUrl), true);
}
