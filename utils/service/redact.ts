import { plainLine } from './plain-line';

/** A text as it stands, as JSON writes it and as a URL writes it. */
const spellings = (text: string): string[] => [text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text)];

/**
 * Letters each as it stands or escaped: `\/` (PHP), `\u002B` (.NET), `%2b`, and within a text in a text once more. What
 * looks harmless in the body would be the secret again when it is parsed. A run of backslashes is bounded, or a body of
 * nothing else would take minutes.
 */
const escapedAnyhow = (letters: string): string =>
  [...letters]
    .map((letter) => {
      const code = letter.charCodeAt(0).toString(16).padStart(2, '0');
      return `(?:\\\\{0,3}(?:${RegExp.escape(letter)}|u00${code})|%${code})`;
    })
    .join('');

/** Takes a secret out of a text, however it is escaped. In parts, as a pattern of a long one would be refused, by its name. */
function withoutEscaped(text: string, secret: string): string {
  const [head, ...tail] = secret.match(/.{1,64}/gs) ?? [];
  if (head === undefined) return text;
  const begin = new RegExp(escapedAnyhow(head), 'gi');
  const rest = tail.map((part) => new RegExp(escapedAnyhow(part), 'iy'));
  let clean = '';
  let from = 0;
  for (let found = begin.exec(text); found; found = begin.exec(text)) {
    let end = begin.lastIndex;
    const isWhole = rest.every((part) => {
      part.lastIndex = end;
      const matches = part.test(text);
      end = part.lastIndex;
      return matches;
    });
    if (isWhole) {
      clean += `${text.slice(from, found.index)}[key]`;
      from = end;
    }
    begin.lastIndex = isWhole ? end : found.index + 1;
  }
  return clean + text.slice(from);
}

/** The part of a secret's Base64 that does not depend on what stands before and behind it, for each of three positions. */
const inBase64 = (secret: string): string[] =>
  [0, 1, 2]
    .map((before) => btoa('x'.repeat(before) + secret).slice(before === 0 ? 0 : 4, -4))
    .filter((one) => one.length > 8);

/** Removes the API key from a text, however it is escaped, and in Base64. The rest stays as received. */
export function withoutKey(text: string, key: string): string {
  let clean = withoutEscaped(text, key);
  for (const form of [btoa(key), ...inBase64(key)]) clean = clean.replaceAll(form, '[key]');
  return clean;
}

/**
 * Makes the service's words safe to quote: key and subject removed, then one plain line.
 */
export function quotable(text: string, key: string, subject: readonly string[]): string {
  let clean = withoutKey(text, key);
  for (const part of subject.filter(({ length }) => length > 2).flatMap(spellings)) {
    clean = clean.replace(new RegExp(RegExp.escape(part), 'gi'), '[subject]');
  }
  return plainLine(clean);
}
