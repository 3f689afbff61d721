import type { AccountId } from '@/utils/service/account-id';
import type { RequiredPurpose } from './lookup-record';

/** What limits the requests of an account, as set when its connection was read. */
export interface RequestLimits {
  accountId: AccountId;
  /** Requests per host and calendar day. */
  dailyLookups: number;
  /** 0: no limit. */
  requestsPerMinute: number;
  /** Requests in flight at the same time. */
  concurrency: number;
  /** Hours within which an answer is reused; 0: never. */
  reuseHours: number;
  required: RequiredPurpose;
  /** Time limit of a request, shown while it runs. */
  timeoutSeconds: number;
}

/** When a request is made: milliseconds, and the user's calendar day, `YYYY-MM-DD`. */
export interface Moment {
  now: number;
  day: string;
}

/** Returns the moment of two clocks. */
export const momentOf = (clocks: { now: () => number; day: () => string }): Moment => ({
  now: clocks.now(),
  day: clocks.day(),
});

/** Answers may be reused if they ended between `since` and `until`, inclusive. */
export interface ReuseWindow {
  since: number;
  until: number;
}

/** Returns the time window of reusable answers. */
export const reuseWindow = ({ reuseHours }: Pick<RequestLimits, 'reuseHours'>, now: number): ReuseWindow => ({
  since: now - reuseHours * 3_600_000,
  until: now,
});
