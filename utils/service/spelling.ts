import { Reading } from './find-all';

/** Characters of HTML entities by name; letters and digits have none. */
// biome-ignore format: a table
const ENTITIES = new Map(Object.entries({
  excl: '!', quot: '"', num: '#', dollar: '$', percnt: '%', amp: '&', apos: "'", lpar: '(', rpar: ')', ast: '*',
  plus: '+', comma: ',', period: '.', sol: '/', colon: ':', semi: ';', lt: '<', equals: '=', gt: '>', quest: '?',
  commat: '@', lsqb: '[', bsol: '\\', rsqb: ']', hat: '^', lowbar: '_', grave: '`', lcub: '{', verbar: '|', rcub: '}',
}));

/** The longest entity without its semicolon: `&#x00000hh`. */
const MAX_ENTITY = 10;

const codeOf = (character: string): number => character.charCodeAt(0);
const [ZERO, X, U, PERCENT, AMPERSAND, SEMICOLON, BACKSLASH] = ['0', 'x', 'u', '%', '&', ';', '\\'].map(codeOf);

const inLowerCase = (code: number): number => (code >= 0x41 && code <= 0x5a ? code + 0x20 : code);

/** Returns the value of a hexadecimal digit in lower case, or -1. */
function digitOf(code: number | undefined): number {
  if (code === undefined) return -1;
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  return code >= 0x61 && code <= 0x66 ? code - 0x57 : -1;
}

/** Reads a text character by character; `i` ignores the case of ASCII letters. */
export function writtenSpelling(text: string, flag: 'i' | '' = 'i'): Reading {
  const reading = new Reading(text.length);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    reading.push(flag === 'i' ? inLowerCase(code) : code, i, i + 1);
  }
  return reading;
}

/** Returns the character of the entity whose semicolon comes last, and how many codes it takes. */
function entityAtEnd({ codes, length }: Reading): { size: number; code: number } | null {
  const least = Math.max(0, length - 2 - MAX_ENTITY);
  let at = length - 2;
  while (at > least && codes[at] !== AMPERSAND) at--;
  if (codes[at] !== AMPERSAND) return null;
  const name = String.fromCharCode(...codes.subarray(at + 1, length - 1));
  const [, hex, decimal] = /^#(?:x([0-9a-f]+)|(\d+))$/.exec(name) ?? [];
  const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : ENTITIES.get(name)?.charCodeAt(0);
  return code === undefined || code > 0x7e ? null : { size: length - at, code: inLowerCase(code) };
}

/**
 * Reads a text in lower case and without escapes: `\/`, `\u002B`, `%2b`, `&#43;` and `&plus;` are one character, also
 * escaped again. Backslashes are left out.
 */
export function unescapedSpelling(text: string): Reading {
  const reading = new Reading(text.length);
  const { codes, starts } = reading;
  /** Whether a backslash stands before the code, so that `u0041` is an escape. */
  const isEscaped = new Uint8Array(text.length);
  let slash = -1;

  /** Returns the escape that the last code completes, and how many codes it takes. */
  function escapeAtEnd(): { size: number; code: number } | null {
    const last = reading.length - 1;
    if (codes[last] === SEMICOLON) return entityAtEnd(reading);
    const code = digitOf(codes[last - 1]) * 16 + digitOf(codes[last]);
    if (digitOf(codes[last]) < 0 || digitOf(codes[last - 1]) < 0) return null;
    if (codes[last - 2] === PERCENT) return { size: 3, code: inLowerCase(code) };
    if (codes[last - 2] !== ZERO || codes[last - 3] !== ZERO) return null;
    return codes[last - 4] === U && isEscaped[last - 4] === 1 ? { size: 5, code: inLowerCase(code) } : null;
  }

  for (let i = 0; i < text.length; i++) {
    const code = inLowerCase(text.charCodeAt(i));
    if (code === BACKSLASH) {
      if (slash < 0) slash = i;
      continue;
    }
    isEscaped[reading.length] = slash < 0 ? 0 : 1;
    reading.push(code, slash < 0 ? i : slash, i + 1);
    slash = -1;
    for (let found = escapeAtEnd(); found; found = escapeAtEnd()) {
      const first = reading.length - found.size;
      const start = starts[first] ?? i;
      reading.length = first;
      if (found.code === BACKSLASH) {
        slash = start;
        break;
      }
      // The backslash of `\u0075` belongs to that escape, not to the `u`.
      if (codes[first] === U) isEscaped[first] = 0;
      reading.push(found.code, start, i + 1);
    }
  }
  return reading;
}

/** At most these many separators stand between two bytes. */
const MAX_SEPARATORS = 2;

/**
 * Reads the hexadecimal digits of a text, without what separates them: `736b`, `73:6b`, `0x73, 0x6b`, `\x73\x6b`.
 * Anything else is a zero code.
 */
export function hexSpelling(text: string): Reading {
  const reading = new Reading(text.length);
  let separators = 0;
  /** Where `0x` or `\x` begins, if it stands before the next digit. */
  let prefix = -1;
  for (let i = 0; i < text.length; i++) {
    const code = inLowerCase(text.charCodeAt(i));
    if (digitOf(code) >= 0) {
      reading.push(code, prefix < 0 ? i : prefix, i + 1);
      separators = 0;
      prefix = -1;
    } else if (code === X && /[0\\]/.test(text.charAt(i - 1)) && digitOf(inLowerCase(text.charCodeAt(i + 1))) >= 0) {
      prefix = i - 1;
      // The zero of `0x` is no digit.
      if (text[prefix] === '0') reading.length--;
    } else if (code !== BACKSLASH) {
      separators++;
      if (separators > MAX_SEPARATORS || !/[\s:,_-]/.test(text.charAt(i))) reading.push(0, i, i + 1);
    }
  }
  return reading;
}
