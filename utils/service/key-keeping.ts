import { z } from 'zod';

/**
 * How the API key is kept. `session`: in memory, until the browser closes. `computer`: on disk, hidden from a look but
 * not locked. `passphrase`: on disk, locked; readable only after the passphrase was entered.
 */
export const keyKeeping = z.enum(['session', 'computer', 'passphrase']);
export type KeyKeeping = z.infer<typeof keyKeeping>;

/** Shorter ones fall to guessing in days, whatever a guess costs. */
export const MIN_PASSPHRASE = 12;
export const MAX_PASSPHRASE = 200;

/** What is wrong with a new passphrase, in one sentence; null where it will do. */
export function passphraseProblem(typed: string): string | null {
  const { length } = [...typed.normalize('NFKC').trim()];
  if (length < MIN_PASSPHRASE)
    return `Use at least ${MIN_PASSPHRASE} characters. Four words that do not belong together are easy to keep in mind.`;
  if (length > MAX_PASSPHRASE) return `Use at most ${MAX_PASSPHRASE} characters.`;
  if (new Set(typed).size < 5) return 'Use more different characters: this one is guessed at once.';
  return null;
}
