import { visibleText } from '@/utils/json/visible-text';
import { findAll, type Reading } from './find-all';
import { hexSpelling, unescapedSpelling, writtenSpelling } from './spelling';

/** Returns a text as one line. White space is folded. Characters that hide or turn text become visible tokens (docs/decisions/049). */
export const wholeLine = (text: string): string => visibleText(text.toWellFormed()).replace(/\s+/g, ' ').trim();

/** Returns a text of the service as one line of at most 300 characters. */
export function plainLine(text: string): string {
  const clean = wholeLine(text);
  return clean.length <= MAX_LENGTH ? clean : `${clean.slice(0, MAX_LENGTH - 1)}…`;
}

const MAX_LENGTH = 300;

/** Returns a text as is, JSON-escaped and URL-encoded. */
const spellings = (text: string): string[] => [text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text)];

const hexOf = (letter: string): string => letter.charCodeAt(0).toString(16);

/** Returns the part of a secret's Base64 that does not depend on the text around it, for each of three alignments. */
const inBase64 = (secret: string): string[] =>
  [0, 1, 2]
    .map((before) => btoa('x'.repeat(before) + secret).slice(before === 0 ? 0 : 4, -4))
    .filter((form) => form.length > 8);

/** Shorter keys are not secret; reversed or in hex they could match any word or number of the answer. */
const MIN_KEY_LENGTH = 8;

/** The least length of an unescaped key: shorter ones could match a word or number of the answer. */
const isSafeToUnescape = (key: string, { length }: Reading): boolean => length >= Math.min(key.length, MIN_KEY_LENGTH);

/** Returns the text with `[key]` for each span; `spans[start]` is the end of the longest one that begins there, or 0. */
function withoutSpans(text: string, spans: Int32Array): string {
  let clean = '';
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    let end = spans[i] ?? 0;
    if (end === 0) continue;
    let start = i;
    for (i++; i < end; i++) end = Math.max(end, spans[i] ?? 0);
    i--;
    // A backslash left before it would escape the bracket, and the answer would be no JSON.
    while (start > from && text[start - 1] === '\\') start--;
    clean += `${text.slice(from, start)}[key]`;
    from = end;
  }
  return clean + text.slice(from);
}

/**
 * Removes the API key from a text: escaped in any way, reversed, in hexadecimal and in Base64. The rest is unchanged,
 * except backslashes before the key. Takes linear time for any text and key.
 */
export function redactKey(text: string, key: string): string {
  const spans = new Int32Array(text.length);
  const mark = (start: number, end: number) => {
    spans[start] = Math.max(spans[start] ?? 0, end);
  };
  const inAnyCase = writtenSpelling(text);
  for (const form of spellings(key)) findAll(inAnyCase, writtenSpelling(form), mark);
  const plain = unescapedSpelling(text);
  const plainKey = unescapedSpelling(key);
  if (isSafeToUnescape(key, plainKey)) findAll(plain, plainKey, mark);
  if (key.length >= MIN_KEY_LENGTH) {
    const reversed = [...key].reverse().join('');
    findAll(inAnyCase, writtenSpelling(reversed), mark);
    const plainReversed = unescapedSpelling(reversed);
    if (isSafeToUnescape(key, plainReversed)) findAll(plain, plainReversed, mark);
    findAll(hexSpelling(text), writtenSpelling([...key].map(hexOf).join('')), mark);
  }
  const exactly = writtenSpelling(text, '');
  for (const form of [btoa(key), ...inBase64(key)]) findAll(exactly, writtenSpelling(form, ''), mark);
  return withoutSpans(text, spans);
}

/** Makes the service's words safe to quote: removes key and subject, then makes one plain line. */
export function quotable(text: string, key: string, subject: readonly string[]): string {
  let clean = redactKey(text, key);
  for (const part of subject.filter(({ length }) => length > 2).flatMap(spellings)) {
    clean = clean.replace(new RegExp(RegExp.escape(part), 'gi'), '[subject]');
  }
  return plainLine(clean);
}
