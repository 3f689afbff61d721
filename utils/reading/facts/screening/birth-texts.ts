import type { Stated } from '@/utils/compare/comparison';
import { isList } from '@/utils/json/json-object';
import { isNode, type JsonLeaf, type JsonNode } from '@/utils/json/json-tree';
import { repeatedValues } from '@/utils/json/repetition';
import { screeningName } from './screening-key';

type Field = JsonNode | JsonLeaf;

const MAX_TEXT = 60;
const WHOLE = /^(|values?|.*\b(date|text|iso|dob)|birth ?date|dates?|dates? of birth)$/;

/** Returns the births that a field states, as sent. Parts of a date ("year", "month") are put together as YYYY-MM-DD. */
export function birthTexts(field: Field, depth = 0): Stated[] {
  if (!isNode(field)) {
    const text = birthText(field);
    return text === null ? [] : [{ text, pointer: field.pointer }];
  }
  if (depth > 3) return [];
  if (isList(field.value)) return field.children.flatMap((child) => birthTexts(child, depth + 1));
  const whole = field.children.filter((child) => WHOLE.test(screeningName(child.words)));
  const stated = whole.flatMap((child) => birthTexts(child, depth + 1));
  if (stated.length > 0)
    return stated.map((each) => (isApproximate(field) ? { ...each, text: about(each.text) } : each));
  const text = ofParts(field);
  if (text !== null) return [{ text, pointer: field.pointer }];
  // `{ "dob": { "matched": { … } } }`
  return field.children.flatMap((child) => (isNode(child) ? birthTexts(child, depth + 1) : []));
}

/** The sign for "about", which belongs to no language. */
const about = (text: string): string => `~${text}`;

/** A number is a birth only as a year, an age or eight digits: 0.99 under "dob" says how well it matches. */
function birthText({ value, words, repeated }: JsonLeaf): string | null {
  if (repeated && !repeated.same) return repeatedValues(repeated);
  const isAge = /\bage\b/.test(screeningName(words));
  if (typeof value === 'number') {
    const isYear = value >= 1800 && value <= 2200;
    const isUsable = isAge ? value > 0 && value < 130 : isYear || (value > 18_000_000 && value < 22_000_000);
    return Number.isInteger(value) && isUsable ? String(value) : null;
  }
  if (typeof value !== 'string' || value.length > MAX_TEXT) return null;
  const text = value.trim();
  if (isAge) return /^\d{1,3}\b/.test(text) ? text : null;
  // "0", "100%" and "match" are of the comparison.
  return /\d{4}|\d[\s./-]+\d.*\d{2}/.test(text) ? text : null;
}

function numberIn(node: JsonNode, pattern: RegExp): number | null {
  const found = node.children.find((child) => pattern.test(screeningName(child.words)));
  const value = found && isNode(found) ? found.children[0]?.value : found?.value;
  const number = typeof value === 'string' && /^\d{1,4}$/.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number > 0 ? number : null;
}

const pad = (part: number): string => String(part).padStart(2, '0');

function ofParts(node: JsonNode): string | null {
  const [from, to] = [
    numberIn(node, /^((from|start|min|earliest)( year)?|year from)$/),
    numberIn(node, /^((to|end|max|latest)( year)?|year to)$/),
  ];
  if (from !== null && to !== null) return from === to ? String(from) : `${from}–${to}`;
  const year = numberIn(node, /^(year|yyyy|birth ?year|year of birth)$/);
  if (year === null || year < 1800) return null;
  if (isApproximate(node)) return about(String(year));
  const month = numberIn(node, /^(month|mm|month of birth|birth month)$/);
  const day = numberIn(node, /^(day|dd|day of birth|birth day)$/);
  if (month === null || month > 12) return String(year);
  return day === null ? `${year}-${pad(month)}` : `${year}-${pad(month)}-${pad(day)}`;
}

const isApproximate = (node: JsonNode): boolean =>
  node.children.some(
    (child) =>
      /^(is )?(circa|approximate|approx|estimated)$/.test(screeningName(child.words)) &&
      (child.value === true || child.value === 'true'),
  );
