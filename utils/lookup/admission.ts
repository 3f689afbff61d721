import type { Failure } from '../service/failure';
import { type Gate, type Hold, isRefusal, isWaiting } from './gate';

/** What decides whether one more request may be sent now. */
export interface Pace {
  now: number;
  host: string;
  gate: Gate;
  /** Requests sent to this host today, and how many may be. */
  spent: number;
  dailyLookups: number;
  /** Times of the requests of the last minute, oldest first; 0 a minute means no limit. */
  lastMinute: readonly number[];
  requestsPerMinute: number;
}

export type Admission = { do: 'send' } | { do: 'wait'; until: number } | { do: 'refuse'; failure: Failure };

/**
 * Whether one more request may be sent. `deliberate`: an agent has just asked for this very look-up, which also tries
 * out a service that was left alone for its faults; after a refusal of the account it does not.
 */
export function admit({ now, host, gate, ...pace }: Pace, deliberate: boolean): Admission {
  const { hold } = gate;
  const stopped = stoppedBy(hold, host, deliberate);
  if (stopped) return { do: 'refuse', failure: stopped };
  if (isWaiting(hold, now)) return { do: 'wait', until: hold.until };
  if (pace.spent >= pace.dailyLookups) {
    return { do: 'refuse', failure: { kind: 'budget-reached', host, limit: pace.dailyLookups } };
  }
  const oldest = pace.lastMinute[pace.lastMinute.length - pace.requestsPerMinute];
  if (pace.requestsPerMinute > 0 && oldest !== undefined) return { do: 'wait', until: oldest + 60_000 };
  return { do: 'send' };
}

/** Why a look-up at this host is refused until a person goes on; null where it is not. */
export function stoppedBy(hold: Hold | null | undefined, host: string, deliberate: boolean): Failure | null {
  if (hold?.kind !== 'halted' || (deliberate && !isRefusal(hold.failure.kind))) return null;
  const { kind: cause, status } = hold.failure;
  return { kind: 'sending-stopped', host, cause, ...(status === undefined ? {} : { status }) };
}
