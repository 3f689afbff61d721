/** Removes the API key from a text, as it is and as JSON or a URL would write it. The rest stays as received. */
export function withoutKey(text: string, key: string): string {
  const forms = new Set([key, JSON.stringify(key).slice(1, -1), encodeURIComponent(key)]);
  let clean = text;
  for (const form of forms) clean = clean.replaceAll(form, '[key]');
  return clean;
}

/**
 * Makes the service's words safe to quote: key and subject removed, control and bidi characters dropped
 * (they could reorder the sentence around them), white space folded, at most 300 characters.
 */
export function quotable(text: string, key: string, subject: readonly string[]): string {
  let clean = withoutKey(text, key);
  for (const part of subject) {
    if (part.length > 2) clean = clean.replace(new RegExp(RegExp.escape(part), 'gi'), '[subject]');
  }
  clean = clean
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return clean.length <= 300 ? clean : `${clean.slice(0, 299)}…`;
}
