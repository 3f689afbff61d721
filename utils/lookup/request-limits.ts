import type { LookupDeps, ResolvedConnection } from './lookup-deps';
import type { RequestLimits, ReuseWindow } from './lookup-store';

/** Returns the time window of reusable answers. */
export const reuseWindow = ({ reuseHours }: Pick<ResolvedConnection, 'reuseHours'>, now: number): ReuseWindow => ({
  since: now - reuseHours * 3_600_000,
  until: now,
});

/** Returns the limits for the next request. */
export const requestLimits = (
  connected: ResolvedConnection,
  clock: Pick<LookupDeps, 'now' | 'day'>,
): RequestLimits => ({
  accountId: connected.connection.accountId,
  now: clock.now(),
  day: clock.day(),
  dailyLookups: connected.dailyLookups,
  requestsPerMinute: connected.requestsPerMinute,
  timeoutSeconds: connected.connection.timeoutSeconds,
});
