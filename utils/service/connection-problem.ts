import type { BaseUrlProblem } from './base-url';
import type { PassphraseProblem, SealProblem } from './key-storage-mode';

/** Why a key is not saved: it cannot be sent in a header, or the stored one has to be unlocked first. */
type ApiKeyProblem = 'key-unreadable' | 'key-locked';

/** Why the code of a team gives no key; `code-mistyped` is noticed before anything is tried. */
type TeamCodeProblem = 'code-mistyped' | SealProblem;

/**
 * Reads a typed API key: trimmed, printable ASCII. Firefox puts a header value with other characters into its error
 * text.
 * @returns the key, or null if it is invalid
 */
export function parseApiKey(typed: string): string | null {
  const key = typed.trim();
  return /^[\x21-\x7e]{1,4096}$/.test(key) ? key : null;
}

/** Returns the only part of a key that may be shown: its last four characters, or none of a short key. */
export function lastFour(key: string): string {
  return key.length >= 12 ? key.slice(-4) : '';
}

/** Why a connection is not saved. The form has a sentence for each. */
export type ConnectionProblem = BaseUrlProblem | ApiKeyProblem | TeamCodeProblem | PassphraseProblem;

/** The field of the connection form that has to be corrected. */
export type ConnectionField = 'baseUrl' | 'dashboardUrl' | 'key' | 'passphrase';

/** The refusal of a connection, with the field to correct. */
export interface RefusedConnection {
  ok: false;
  field: ConnectionField;
  problem: ConnectionProblem;
}
