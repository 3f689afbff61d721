import { z } from 'zod';

/**
 * How the API key is stored. `session`: in memory, until the browser closes. `computer`: on disk, obscured but not
 * locked. `passphrase`: on disk, locked; readable only after the passphrase was entered.
 */
export const keyKeeping = z.enum(['session', 'computer', 'passphrase']);
export type KeyKeeping = z.infer<typeof keyKeeping>;

/** Shorter passphrases can be guessed in days, whatever a guess costs. */
export const MIN_PASSPHRASE = 12;
export const MAX_PASSPHRASE = 200;

/** Returns the problem with a new passphrase in one sentence, or null if it is acceptable. */
export function passphraseProblem(typed: string): string | null {
  const { length } = [...typed.normalize('NFKC').trim()];
  if (length < MIN_PASSPHRASE)
    return `Use at least ${MIN_PASSPHRASE} characters. Four words that do not belong together are easy to keep in mind.`;
  if (length > MAX_PASSPHRASE) return `Use at most ${MAX_PASSPHRASE} characters.`;
  if (new Set(typed).size < 5) return 'Use more different characters: this one is guessed at once.';
  return null;
}
