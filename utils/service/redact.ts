import { plainLine } from './plain-line';

/** Returns a text as is, JSON-escaped and URL-encoded. */
const spellings = (text: string): string[] => [text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text)];

/** HTML entity names of punctuation; letters and digits have none. */
// biome-ignore format: a table
const ENTITIES: Readonly<Record<string, string>> = {
  '!': 'excl', '"': 'quot', '#': 'num', $: 'dollar', '%': 'percnt', '&': 'amp', "'": 'apos', '(': 'lpar',
  ')': 'rpar', '*': 'ast', '+': 'plus', ',': 'comma', '.': 'period', '/': 'sol', ':': 'colon', ';': 'semi',
  '<': 'lt', '=': 'equals', '>': 'gt', '?': 'quest', '@': 'commat', '[': 'lsqb', '\\': 'bsol', ']': 'rsqb',
  '^': 'hat', _: 'lowbar', '`': 'grave', '{': 'lcub', '|': 'verbar', '}': 'rcub',
};

const hexOf = (letter: string): string => letter.charCodeAt(0).toString(16).padStart(2, '0');

/**
 * Returns a pattern for a letter, plain or escaped (`\/`, `\u002B`, `%2b`, `&#43;`, `&plus;`), also twice: parsing
 * would restore the secret. Every run is bounded, or a hostile body would take minutes.
 */
function escapedAnyhow(letter: string): string {
  const hex = hexOf(letter);
  const name = ENTITIES[letter];
  const entity = `#0{0,5}${letter.charCodeAt(0)};|#x0{0,5}${hex};${name === undefined ? '' : `|${name};`}`;
  return `(?:\\\\{0,3}(?:${RegExp.escape(letter)}|u00${hex})|%${hex}|(?:&|\\\\{1,3}u0026)(?:amp;)?(?:${entity}))`;
}

/** Returns a pattern for a letter in hexadecimal, alone or in a list: `736b`, `73:6b`, `0x73, 0x6b`, `\x73\x6b`. */
const inHex = (letter: string): string => `(?:0x|\\\\{1,3}x)?${hexOf(letter)}[\\s:,_-]{0,2}`;

/**
 * Removes a secret from a text. It matches in parts: the browser refuses a pattern of some hundred letters, with an
 * error that names it.
 */
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

/** Returns the part of a secret's Base64 that does not depend on the text around it, for each of three alignments. */
const inBase64 = (secret: string): string[] =>
  [0, 1, 2]
    .map((before) => btoa('x'.repeat(before) + secret).slice(before === 0 ? 0 : 4, -4))
    .filter((form) => form.length > 8);

/** Shorter keys are not secret; reversed or in hex they could match any word or number of the answer. */
const MIN_KEY_LENGTH = 8;

/**
 * Removes the API key from a text: escaped in any way, reversed, in hexadecimal and in Base64. The rest is unchanged.
 * Takes linear time.
 */
export function redactKey(text: string, key: string): string {
  let clean = withoutForm(text, key, escapedAnyhow);
  if (key.length >= MIN_KEY_LENGTH) {
    clean = withoutForm(clean, [...key].reverse().join(''), escapedAnyhow);
    clean = withoutForm(clean, key, inHex);
  }
  for (const form of [btoa(key), ...inBase64(key)]) clean = clean.replaceAll(form, '[key]');
  return clean;
}

/** Makes the service's words safe to quote: removes key and subject, then makes one plain line. */
export function quotable(text: string, key: string, subject: readonly string[]): string {
  let clean = redactKey(text, key);
  for (const part of subject.filter(({ length }) => length > 2).flatMap(spellings)) {
    clean = clean.replace(new RegExp(RegExp.escape(part), 'gi'), '[subject]');
  }
  return plainLine(clean);
}
