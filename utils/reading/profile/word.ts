import { isNode } from '@/utils/json/json-tree';
import { readSentNumber } from '@/utils/json/sent-number';
import type { JsonPlace } from './pattern';
import { MAX_WORD, type Sign, type ValueType } from './profile';

/** Words of values that are no single text. */
export const EMPTY_LIST = '[]';
export const LIST = '[…]';
export const POSITIVE = '>0';

/** Returns the type of a value; an empty list is a list. */
export function typeOf({ value }: JsonPlace): ValueType {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'object') return 'object';
  return typeof value === 'string' ? 'text' : typeof value === 'number' ? 'number' : 'boolean';
}

/** Returns the word of a value: its text, "[]" or "[…]" for a list, "{}" or "{…}" for an object; null if too long. */
export function wordOf(place: JsonPlace): string | null {
  const { value } = place;
  if (isNode(place)) return Array.isArray(value) ? LIST : '{…}';
  if (Array.isArray(value)) return EMPTY_LIST;
  if (typeof value === 'object' && value !== null) return '{}';
  const text = String(value ?? null);
  return text.length <= MAX_WORD ? text : null;
}

const plain = (text: string): string => text.trim().toLowerCase();
/** Case and space around a word do not matter. */
export const isSameWord = (a: string, b: string): boolean => plain(a) === plain(b);
export const hasWord = (words: readonly string[], word: string): boolean => words.some((own) => isSameWord(own, word));

/** Returns the number of a word if it counts something: a whole number above 0. */
export function countOf(place: JsonPlace): number | null {
  if (isNode(place)) return Array.isArray(place.value) ? place.value.length : null;
  const sent = readSentNumber(place.value);
  return sent !== null && sent.outOf === null && Number.isInteger(sent.number) && sent.number > 0 ? sent.number : null;
}

/** Returns what a sign says at a place; null if its word is unknown. "0" and ">0" tell numbers apart without a list of them. */
export function sayingOf(
  { hit, none, other }: Pick<Sign, 'hit' | 'none' | 'other'>,
  place: JsonPlace,
): 'hit' | 'none' | 'other' | null {
  const word = wordOf(place);
  if (word === null) return null;
  if (hasWord(hit, word)) return 'hit';
  if (hasWord(none, word)) return 'none';
  if (hasWord(other, word)) return 'other';
  const sent = isNode(place) ? null : readSentNumber(place.value);
  return sent !== null && sent.number > 0 && hit.includes(POSITIVE) ? 'hit' : null;
}
