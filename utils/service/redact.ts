import { plainLine } from './plain-line';

/** A text as it stands, as JSON writes it and as a URL writes it. */
const spellings = (text: string): string[] => [text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text)];

/** Names that HTML has for signs; letters and digits have none. */
// biome-ignore format: a table
const ENTITIES: Readonly<Record<string, string>> = {
  '!': 'excl', '"': 'quot', '#': 'num', $: 'dollar', '%': 'percnt', '&': 'amp', "'": 'apos', '(': 'lpar',
  ')': 'rpar', '*': 'ast', '+': 'plus', ',': 'comma', '.': 'period', '/': 'sol', ':': 'colon', ';': 'semi',
  '<': 'lt', '=': 'equals', '>': 'gt', '?': 'quest', '@': 'commat', '[': 'lsqb', '\\': 'bsol', ']': 'rsqb',
  '^': 'hat', _: 'lowbar', '`': 'grave', '{': 'lcub', '|': 'verbar', '}': 'rcub',
};

const hexOf = (letter: string): string => letter.charCodeAt(0).toString(16).padStart(2, '0');

/**
 * A letter as it stands or escaped: `\/` (PHP), `\u002B` (.NET), `%2b`, `&#43;`, `&plus;`, and within a text in a text once
 * more. What looks harmless in the body would be the secret again when it is parsed. Every run is bounded, or a body of
 * nothing else would take minutes.
 */
function escapedAnyhow(letter: string): string {
  const hex = hexOf(letter);
  const name = ENTITIES[letter];
  const entity = `#0{0,5}${letter.charCodeAt(0)};|#x0{0,5}${hex};${name === undefined ? '' : `|${name};`}`;
  return `(?:\\\\{0,3}(?:${RegExp.escape(letter)}|u00${hex})|%${hex}|(?:&|\\\\{1,3}u0026)(?:amp;)?(?:${entity}))`;
}

/** A letter as a pair of hexadecimal digits, alone or in a list: `736b`, `73:6b`, `0x73, 0x6b`, `\x73\x6b`. */
const inHex = (letter: string): string => `(?:0x|\\\\{1,3}x)?${hexOf(letter)}[\\s:,_-]{0,2}`;

/** Takes a secret out of a text. In parts, as a pattern of a long one would be refused, by its name. */
function withoutForm(text: string, secret: string, form: (letter: string) => string): string {
  const [head, ...tail] = (secret.match(/.{1,64}/gs) ?? []).map((part) => [...part].map(form).join(''));
  if (head === undefined) return text;
  const begin = new RegExp(head, 'gi');
  const rest = tail.map((part) => new RegExp(part, 'iy'));
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

/** Shorter keys are no secret, and reversed or in hex they could be any word or number of the answer. */
const MIN_KEY_LENGTH = 8;

/**
 * Removes the API key from a text: escaped in any way, reversed, in hexadecimal and in Base64. The rest stays as received.
 * Takes time in proportion to the text.
 */
export function withoutKey(text: string, key: string): string {
  let clean = withoutForm(text, key, escapedAnyhow);
  if (key.length >= MIN_KEY_LENGTH) {
    clean = withoutForm(clean, [...key].reverse().join(''), escapedAnyhow);
    clean = withoutForm(clean, key, inHex);
  }
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
