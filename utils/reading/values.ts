import { readDateText, readUnixTime, timeLike } from './dates';
import { isList } from './json-node';
import { readLink } from './link';
import type { Plain, Value } from './report';
import { saidBoolean, saysNothing } from './said';
import { perWords } from './words';

/** Last words of keys whose digits are an identifier. */
const nameWords = new Set(
  `id ids uuid code codes zip zipcode postcode postal phone mobile telephone fax msisdn imsi imei iban bin account ref
  reference asn vat ssn number port mcc mnc`.split(/\s+/),
);

/** Words of keys whose digits are a quantity of any length (HIBP `PwnCount` 152445165). */
const quantityWords = new Set(
  'count total amount volume size sum revenue turnover assets capital bytes followers views price value income'.split(
    ' ',
  ),
);

/** Keys under which "Yes" and "No" answer a question. Elsewhere "NO" may be Norway or a first name (IPQS). */
const questionWords = new Set('is has have was can did should found valid exists enabled active registered'.split(' '));

/** Returns a leaf as a typed value. Anything without a clear type is text, shown as sent. */
export function readValue(value: unknown, words: readonly string[]): Value {
  if (isList(value) && value.length > 0) return { kind: 'list', items: value.map((item) => readPlain(item, words)) };
  return readPlain(value, words);
}

function readPlain(value: unknown, words: readonly string[]): Plain {
  if (saysNothing(value)) return { kind: 'empty', text: typeof value === 'string' ? value : sentEmpty(value) };
  if (typeof value === 'boolean') return { kind: 'boolean', text: String(value), value };
  if (typeof value === 'number') return readNumber(value, words);
  return readText(String(value), words);
}

function sentEmpty(value: unknown): string {
  return value === null || value === undefined ? 'null' : isList(value) ? '[]' : '{}';
}

function readNumber(value: number, words: readonly string[]): Plain {
  const time = readUnixTime(value, words);
  if (time) return time;
  const text = String(value);
  if (!Number.isInteger(value)) return { kind: 'number', text, number: value };
  // Above 2^53 JSON.parse has already lost digits, and no quantity is that large.
  if (!Number.isSafeInteger(value)) return { kind: 'identifier', text, exact: false };
  const named = nameWords.has(words.at(-1) ?? '') || Math.abs(value) >= 1e9;
  return named && !counted(words) ? { kind: 'identifier', text, exact: true } : { kind: 'number', text, number: value };
}

const counted = perWords((words) => words.some((word) => quantityWords.has(word) || word === 'of'));

function readText(text: string, words: readonly string[]): Plain {
  const said = saidBoolean(text) ?? saidYesNo(text, words);
  if (said !== null) return { kind: 'boolean', text, value: said };
  const link = readLink(text);
  if (link !== null) return { kind: 'link', text, ...link };
  const date = readDateText(text);
  if (date) return date;
  // "1584887689" as text is a moment only under a time-like key; other digits stay text, with all zeros.
  const unix =
    text.length <= 13 && /^\d{9,13}$/.test(text) && timeLike(words) ? readUnixTime(Number(text), words) : null;
  return unix ? { ...unix, text } : { kind: 'text', text };
}

function saidYesNo(text: string, words: readonly string[]): boolean | null {
  if (text.length > 3 || !words.some((word) => questionWords.has(word))) return null;
  if (/^y(es)?$/i.test(text)) return true;
  return /^no?$/i.test(text) ? false : null;
}
