import type { PaceRules, ReuseWindow } from './ledger';
import type { Connected, LookupParts } from './lookup-parts';

/** Returns the time window of reusable answers. */
export const reuseWindow = ({ reuseHours }: Connected, now: number): ReuseWindow => ({
  since: now - reuseHours * 3_600_000,
  until: now,
});

/** Returns the limits for the next request. */
export const paceRules = (connected: Connected, clock: Pick<LookupParts, 'now' | 'day'>): PaceRules => ({
  connectionId: connected.connection.connectionId,
  now: clock.now(),
  day: clock.day(),
  dailyLookups: connected.dailyLookups,
  requestsPerMinute: connected.requestsPerMinute,
});
