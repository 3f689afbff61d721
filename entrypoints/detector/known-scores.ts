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
  const known = new Map<string, { score: string | undefined; at: number }>();
  let asking = false;
  /** What is being told was read before something changed. */
  let isOld = false;

  async function update(addresses: Iterable<string>): Promise<void> {
    if (asking) return;
    const wanted = [...new Set(addresses)].filter(
      (email) => parts.now() - (known.get(email)?.at ?? -FRESH_MS) >= FRESH_MS,
    );
    const asked = wanted.slice(0, MOST_ASKED);
    if (asked.length === 0) return;
    asking = true;
    isOld = false;
    const scores = await parts.ask(asked);
    asking = false;
    for (const email of asked)
      known.set(email, {
        score: Object.hasOwn(scores, email) ? scores[email] : undefined,
        at: isOld ? -FRESH_MS : parts.now(),
      });
    parts.told();
  }
  return {
    scoreOf: (address: string): string | undefined => known.get(address)?.score,
    update,
    /** A look-up has ended: what was known may be old, but stays shown until the new answer is there. */
    refresh(): void {
      isOld = true;
      for (const entry of known.values()) entry.at = -FRESH_MS;
    },
  };
}
