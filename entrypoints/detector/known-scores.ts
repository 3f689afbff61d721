import { MAX_SCORES_ASKED } from '@/utils/messages/page-commands';

/** Scores are requested again after this time, in ms; a settled lookup is reported at once. */
const FRESH_MS = 60_000;

/**
 * Keeps the known scores of the visible addresses. Requests only visible addresses, many per message, and sends nothing
 * to the service.
 */
export function createKnownScores(deps: {
  /** Never rejects; returns an empty record if nothing is known. */
  ask: (emails: string[]) => Promise<Record<string, string>>;
  now: () => number;
  /**
   * Called after each answer. Addresses that became visible during the request are not included: the callee calls
   * `update` again.
   */
  onAnswered: () => void;
}) {
  /** The score of each address, and when it was requested. */
  const known = new Map<string, { score: string | undefined; at: number }>();
  let isRequesting = false;
  /** Answers requested before this time may be stale, including the pending one. */
  let changedAt = 0;

  async function update(addresses: Iterable<string>): Promise<void> {
    if (isRequesting) return;
    const at = deps.now();
    const old = Math.max(changedAt, at - FRESH_MS);
    const wanted = [...new Set(addresses)].filter((email) => (known.get(email)?.at ?? 0) <= old);
    const requested = wanted.slice(0, MAX_SCORES_ASKED);
    if (!requested.length) return;
    isRequesting = true;
    const scores = await deps.ask(requested);
    isRequesting = false;
    // No inherited property has an @ in its name.
    for (const email of requested) known.set(email, { score: scores[email], at });
    deps.onAnswered();
  }
  return {
    scoreOf: (address: string): string | undefined => known.get(address)?.score,
    update,
    /**
     * Call when scores have changed or were deleted. Those of the visible addresses stay until the new answer arrives; the
     * others are dropped.
     */
    refresh(visible: Iterable<string>): void {
      changedAt = deps.now();
      const kept = new Set(visible);
      for (const email of known.keys()) if (!kept.has(email)) known.delete(email);
    },
  };
}
