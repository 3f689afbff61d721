/** One sentence for every key that cannot travel in a header. */
export const API_KEY_PROBLEM =
  'A key has only letters, digits and signs, without spaces or line breaks. Copy it again.';

/**
 * Reads a typed or pasted API key: surrounding white space is dropped, the rest must be printable ASCII
 * (a header value with anything else makes Firefox put the key into its error text).
 * @returns the key, or null where it cannot be one.
 */
export function parseApiKey(typed: string): string | null {
  const key = typed.trim();
  return /^[\x21-\x7e]{1,4096}$/.test(key) ? key : null;
}

/** All that may be shown of a key: its last four characters, and of a short key none. */
export function lastFour(key: string): string {
  return key.length >= 12 ? key.slice(-4) : '';
}
