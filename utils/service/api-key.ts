/** The message for every key that cannot be sent in a header. */
export const API_KEY_PROBLEM =
  'A key has only letters, digits and signs, without spaces or line breaks. Copy it again.';

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
