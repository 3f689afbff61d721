import { z } from 'zod';

/**
 * How the API key is stored. `session`: in memory, until the browser closes. `computer`: on disk, obscured but not
 * locked. `passphrase`: on disk, locked; readable only after the passphrase was entered.
 */
export const keyStorageMode = z.enum(['session', 'computer', 'passphrase']);
export type KeyStorageMode = z.infer<typeof keyStorageMode>;

/** Key status that may leave the background. */
export interface KeyStatus {
  hasKey: boolean;
  /** Empty for short and locked keys. */
  last4: string;
  keeping: KeyStorageMode;
  isLocked: boolean;
}

/** Shorter passphrases can be guessed in days, whatever a guess costs. */
export const MIN_PASSPHRASE_LENGTH = 12;
export const MAX_PASSPHRASE_LENGTH = 200;

/** Returns the problem with a new passphrase in one sentence, or null if it is acceptable. */
export function passphraseProblem(typed: string): string | null {
  const { length } = [...typed.normalize('NFKC').trim()];
  if (length < MIN_PASSPHRASE_LENGTH)
    return `Use at least ${MIN_PASSPHRASE_LENGTH} characters. Four words that do not belong together are easy to keep in mind.`;
  if (length > MAX_PASSPHRASE_LENGTH) return `Use at most ${MAX_PASSPHRASE_LENGTH} characters.`;
  if (new Set(typed).size < 5) return 'Use more different characters: this one is guessed at once.';
  return null;
}
