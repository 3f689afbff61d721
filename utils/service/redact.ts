/** A secret as it stands, as JSON writes it and as a URL writes it: the ways in which services were seen to echo. */
const spellings = (secret: string): string[] => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret),
];

/** Removes the API key from a text, in every spelling and in Base64. The rest stays as received. */
export function withoutKey(text: string, key: string): string {
  let clean = text;
  for (const form of [...spellings(key), btoa(key)]) clean = clean.replaceAll(form, '[key]');
  return clean;
}

/**
 * Makes the service's words safe to quote: key and subject removed, control and bidi characters dropped
 * (they could reorder the sentence around them), white space folded, at most 300 characters.
 */
export function quotable(text: string, key: string, subject: readonly string[]): string {
  let clean = withoutKey(text, key);
  for (const part of subject.filter(({ length }) => length > 2).flatMap(spellings)) {
    clean = clean.replace(new RegExp(RegExp.escape(part), 'gi'), '[subject]');
  }
  clean = clean
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return clean.length <= 300 ? clean : `${clean.slice(0, 299)}…`;
}
