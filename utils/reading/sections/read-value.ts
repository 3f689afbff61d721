import { isDeceivingHost } from '@/utils/detection/deceiving-host';
import { isBlank, isList, parseBoolean } from '@/utils/json/json-object';
import type { JsonLeaf } from '@/utils/json/json-tree';
import { anyHas, hasTag } from '@/utils/reading/lexicon/word-tags';
import { perWords } from '@/utils/reading/lexicon/words';
import { isTimeKey, readDateValue, readUnixTime } from './date-value';
import type { Link, Plain } from './section';

/**
 * Returns the link if the whole text is a link, else null. `javascript:` and `data:` stay text. So does an address with
 * a user part: `https://bank.example@evil.example` looks like another host.
 */
function readLink(text: string): Link | null {
  if (text.length > 2000 || !/^https?:\/\/[^\s<>"]+$/i.test(text)) return null;
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  const { href } = url;
  return isDeceivingHost(writtenHost(text), url.hostname) ? { href, opens: href } : { href };
}

/** Returns the host as written in the text. */
const writtenHost = (text: string): string =>
  (/^https?:\/\/([^/?#\\]*)/i.exec(text)?.[1] ?? '').replace(/:\d*$/, '').toLowerCase();

/**
 * Returns a leaf as a typed value; one without a clear type is text.
 * @param words of its key or, for an item of a list, of the list's key
 */
export function readValue(
  { value, literal, raw }: Pick<JsonLeaf, 'value' | 'literal' | 'raw'>,
  words: readonly string[],
): Plain {
  if (isBlank(value)) return { kind: 'empty', text: typeof value === 'string' ? value : blankText(value) };
  if (typeof value === 'boolean') return { kind: 'boolean', text: String(value), value };
  if (typeof value !== 'number') return readTextValue(String(value), raw ?? String(value), words);
  const read = readNumber(value, words);
  if (literal === null) return read;
  return read.kind === 'identifier' ? { ...read, text: literal, exact: true } : { ...read, text: literal };
}

function blankText(value: unknown): string {
  return value === null || value === undefined ? 'null' : isList(value) ? '[]' : '{}';
}

function readNumber(value: number, words: readonly string[]): Plain {
  const time = readUnixTime(value, words);
  if (time) return time;
  const text = String(value);
  if (!Number.isInteger(value)) return { kind: 'number', text, number: value };
  // Above 2^53 JSON.parse has already lost digits, and no quantity is that large.
  if (!Number.isSafeInteger(value)) return { kind: 'identifier', text, exact: false };
  const named = hasTag(words.at(-1) ?? '', 'identifier') || Math.abs(value) >= 1e9;
  return named && !isQuantityKey(words)
    ? { kind: 'identifier', text, exact: true }
    : { kind: 'number', text, number: value };
}

const isQuantityKey = perWords((words) => words.some((word) => hasTag(word, 'quantity') || word === 'of'));

function readTextValue(text: string, raw: string, words: readonly string[]): Plain {
  const flag = parseBoolean(text) ?? parseYesNo(text, words);
  if (flag !== null) return { kind: 'boolean', text, value: flag };
  const link = readLink(raw);
  if (link !== null) return { kind: 'link', text, ...link };
  const date = readDateValue(text);
  if (date) return date;
  // "1584887689" as text is a moment only under a time-like key; other digits stay text, with all zeros.
  const unix =
    text.length <= 13 && /^\d{9,13}$/.test(text) && isTimeKey(words) ? readUnixTime(Number(text), words) : null;
  return unix ? { ...unix, text } : { kind: 'text', text };
}

function parseYesNo(text: string, words: readonly string[]): boolean | null {
  if (text.length > 3 || !anyHas(words, 'question')) return null;
  if (/^y(es)?$/i.test(text)) return true;
  return /^no?$/i.test(text) ? false : null;
}
