import type { Stated } from '@/utils/compare/comparison';
import { isBlank, isList } from '@/utils/json/json-object';
import { isNode, type JsonLeaf, type JsonNode } from '@/utils/json/json-tree';
import { repeatedValues } from '@/utils/json/repetition';
import { screeningName } from './screening-key';

type Field = JsonNode | JsonLeaf;

const MAX_TEXT = 100;
const WHOLE = /^(|values?|.*\b(date|text|iso|dob)|birth ?date|dates?|dates? of birth)$/;

/** Returns the births that a field states, as sent. Parts of a date ("year", "month") are put together as YYYY-MM-DD. */
export function birthTexts(field: Field, depth = 0): Stated[] {
  if (!isNode(field)) {
    const text = birthText(field);
    return text === null ? [] : [{ text, pointer: field.pointer }];
  }
  if (depth > 3) return [];
  if (isList(field.value)) return field.children.flatMap((child) => birthTexts(child, depth + 1));
  const span = spanText(field);
  if (span !== null) return [{ text: span, pointer: field.pointer }];
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
  return /%/.test(text) || !STATED.test(text.normalize('NFKC')) ? null : text;
}

/** Digits of any script as a date has them: a whole year, three parts, an age, a year of an era. */
const STATED =
  /\p{Nd}{4}|\p{Nd}[\s./-]+\p{Nd}.*\p{Nd}{2}|\p{Nd}[\s.-]+[\p{L}\p{M}]{3,}[\s.,-]+\p{Nd}{2}|^age|\p{Nd}+ ?(?:years?|yrs?|y\/o|jahre|ans|años|anni|anos|jaar)|\p{Nd}[年년歳]/iu;

function numberIn(node: JsonNode, pattern: RegExp): number | null {
  const found = node.children.find((child) => pattern.test(screeningName(child.words)));
  const value = found && isNode(found) ? found.children[0]?.value : found?.value;
  const number = typeof value === 'string' && /^\d{1,4}$/.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number > 0 ? number : null;
}

const pad = (part: number): string => String(part).padStart(2, '0');

const FROM =
  /^((from|start|begin|beginning|min|minimum|earliest|lower|not before)( (year|date|dob|birth ?date|date of birth|bound))?|(year|date|birth ?date|dob) (from|start|min))$/;
const TO =
  /^((to|end|ending|max|maximum|latest|upper|not after)( (year|date|dob|birth ?date|date of birth|bound))?|(year|date|birth ?date|dob) (to|end|max))$/;

/** Returns the text of a birth between two dates: "1958–1962", "1958-03-01 – 1958-03-31"; of one date if both are the same. */
function spanText(node: JsonNode): string | null {
  const end = (pattern: RegExp): string | null => {
    const found = node.children.find(({ words, value }) => pattern.test(screeningName(words)) && !isBlank(value));
    return found === undefined ? null : (birthTexts(found, 3)[0]?.text ?? null);
  };
  const [from, to] = [end(FROM), end(TO)];
  if (from === null && to === null) return null;
  if (from === to) return from;
  return [from, to].every((text) => text !== null && /^\d{4}$/.test(text))
    ? `${from}–${to}`
    : `${from ?? '…'} – ${to ?? '…'}`;
}

function ofParts(node: JsonNode): string | null {
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
