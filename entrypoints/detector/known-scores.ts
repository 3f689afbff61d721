import { MOST_ASKED } from '@/utils/messages/page-commands';

/** An address is asked about again after this time, in ms; a look-up that ends is told at once. */
const FRESH_MS = 60_000;

/**
 * What is known of the addresses on the screen. It asks for visible addresses only, in one message for many, and
 * nothing it asks is ever sent to the service.
 */
export function createKnownScores(parts: {
  /** Never fails; empty where nothing is known. */
  ask: (emails: string[]) => Promise<Record<string, string>>;
  now: () => number;
  /** After each answer. What came to be visible meanwhile was not asked about: whoever hears this calls `update` again. */
  told: () => void;
}) {
  /** What was told of an address, and when that was asked. */
  const known = new Map<string, { score: string | undefined; at: number }>();
  let asking = false;
  /** What was asked before may be old, the question that is still open among it. */
  let changedAt = 0;

  async function update(addresses: Iterable<string>): Promise<void> {
    if (asking) return;
    const at = parts.now();
    const old = Math.max(changedAt, at - FRESH_MS);
    const wanted = [...new Set(addresses)].filter((email) => (known.get(email)?.at ?? 0) <= old);
    const asked = wanted.slice(0, MOST_ASKED);
    if (!asked.length) return;
    asking = true;
    const scores = await parts.ask(asked);
    asking = false;
    // Nothing that an object inherits has an @ in its name.
    for (const email of asked) known.set(email, { score: scores[email], at });
    parts.told();
  }
  return {
    scoreOf: (address: string): string | undefined => known.get(address)?.score,
    update,
    /** A look-up has ended: what was known may be old, but stays shown until the new answer is there. */
    refresh(): void {
      changedAt = parts.now();
    },
  };
}
