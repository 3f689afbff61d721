import { z } from 'zod/mini';

/**
 * How the API key is stored. `session`: in memory, until the browser closes. `computer`: on disk, obscured but not
 * locked. `passphrase`: on disk, locked; readable only after the passphrase was entered.
 */
export const keyStorageMode = z.enum(['session', 'computer', 'passphrase']);
export type KeyStorageMode = z.infer<typeof keyStorageMode>;

/** How a key is stored until the user chooses. */
export const DEFAULT_STORAGE = 'computer' satisfies KeyStorageMode;

/** Key status that may leave the background. */
export interface KeyStatus {
  hasKey: boolean;
  /** Empty for short and locked keys. */
  last4: string;
  storageMode: KeyStorageMode;
  isLocked: boolean;
  /** When the key was entered or replaced, in milliseconds; null if unknown. */
  savedAt: number | null;
}

/** Key status of a connection. `host` is the only host that receives the key. */
export interface ConnectionKey extends KeyStatus {
  host: string;
  /** What is wrong with the sealed key of the policy; null if nothing is. A key that is kept stays in use. */
  sealProblem: SealProblem | null;
}

/** Why a seal gives no key. `other-code`: it was made with another code than the one that was tried. */
export type SealProblem = 'damaged' | 'other-host' | 'other-code';

/** Shorter passphrases can be guessed in days, whatever a guess costs. */
export const MIN_PASSPHRASE_LENGTH = 12;
export const MAX_PASSPHRASE_LENGTH = 200;

/** Why a passphrase is refused: missing or typed twice differently, or easy to guess. */
export type PassphraseProblem =
  | 'passphrase-missing'
  | 'passphrases-differ'
  | 'passphrase-short'
  | 'passphrase-long'
  | 'passphrase-uniform';

/** Returns the problem with a new passphrase, or null if it is acceptable. */
export function passphraseProblem(typed: string): PassphraseProblem | null {
  const { length } = [...typed.normalize('NFKC').trim()];
  if (length < MIN_PASSPHRASE_LENGTH) return 'passphrase-short';
  if (length > MAX_PASSPHRASE_LENGTH) return 'passphrase-long';
  return new Set(typed).size < 5 ? 'passphrase-uniform' : null;
}
