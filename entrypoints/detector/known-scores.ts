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
  /** Returns the addresses that are visible now. */
  visible: () => string[];
}) {
  /** The score of each address, and when it was requested. */
  const known = new Map<string, { score: string | undefined; at: number }>();
  let asking: Promise<void> | undefined;
  /** Answers requested before this time may be stale, including the pending one. */
  let changedAt = 0;

  /** Returns the visible addresses that are to be asked about, as many as one request may name. */
  function unasked(): string[] {
    const old = Math.max(changedAt, deps.now() - FRESH_MS);
    return [...new Set(deps.visible())]
      .filter((email) => (known.get(email)?.at ?? 0) <= old)
      .slice(0, MAX_SCORES_ASKED);
  }
  async function askAll(): Promise<void> {
    // Others may become visible, and scores change, during a request.
    for (let emails = unasked(); emails.length; emails = unasked()) {
      const at = deps.now();
      const scores = await deps.ask(emails);
      // No inherited property has an @ in its name.
      for (const email of emails) known.set(email, { score: scores[email], at });
    }
  }
  return {
    scoreOf: (address: string): string | undefined => known.get(address)?.score,
    /** Asks for the scores of the visible addresses that are not known or no longer fresh. Resolves when all are known. */
    update(): Promise<void> {
      asking ??= askAll().finally(() => {
        asking = undefined;
      });
      return asking;
    },
    /**
     * Call when scores have changed or were deleted. Those of the visible addresses stay until the new answer arrives; the
     * others are dropped.
     */
    refresh(): void {
      changedAt = deps.now();
      const kept = new Set(deps.visible());
      for (const email of known.keys()) if (!kept.has(email)) known.delete(email);
    },
  };
}
