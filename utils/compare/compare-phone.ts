import type { Comparison, Stated } from './comparison';

export type PhoneState = 'same' | 'possible' | 'differs' | 'not-understood' | 'not-stated';

/** Best first. */
const BEST: readonly PhoneState[] = ['same', 'possible', 'not-understood', 'differs'];

/** Fewer digits are an extension or an emergency number; E.164 has no more. */
const MIN_DIGITS = 6;
const MAX_DIGITS = 15;

/** Compares the phone numbers that an answer states with the user's; the best of all counts. */
export function comparePhone(asked: string, phones: readonly Stated[]): Comparison<PhoneState> {
  const compared = phones.map((stated) => ({ state: stateOf(asked, stated.text), stated, asked }));
  const [best] = compared.toSorted((a, b) => BEST.indexOf(a.state) - BEST.indexOf(b.state));
  return best ?? { state: 'not-stated', stated: null, asked };
}

/** The digits of a number, and whether they begin with the code of a country. */
interface Phone {
  digits: string;
  isInternational: boolean;
}

function stateOf(asked: string, found: string): PhoneState {
  const [a, b] = [phoneOf(asked), phoneOf(found)];
  if (a === null || b === null) return 'not-understood';
  if (a.digits === b.digits) return a.isInternational === b.isInternational ? 'same' : 'possible';
  if (a.isInternational && b.isInternational) return isOneMore(a.digits, b.digits) ? 'possible' : 'differs';
  return isEndOf(a.digits, b.digits) ? 'possible' : 'differs';
}

/** Reads a number as people write it; null for one that is masked, spelled or not a number. */
function phoneOf(text: string): Phone | null {
  const plain = text
    .normalize('NFKC')
    .replace(/^\s*tel:/i, '')
    .replace(/[\s,;]*(?:ext(?:ension)?\.?|x|#)\s*\d{1,6}\s*$/i, '')
    .replace(/\(\s*0\s*\)/, '')
    .replace(/[\s()./\u2010-\u2015-]/g, '');
  const [, prefix, digits = ''] = /^(\+|00|011)?(\d+)$/.exec(plain) ?? [];
  if (digits.length < MIN_DIGITS || digits.length > MAX_DIGITS) return null;
  return { digits, isInternational: prefix !== undefined };
}

/** Whether a number without the code of its country, or without its area, may be the end of the other one. */
function isEndOf(a: string, b: string): boolean {
  const [short, long] = [a, b].map((digits) => digits.replace(/^0+/, '')).toSorted((x, y) => x.length - y.length);
  return short !== undefined && long !== undefined && short.length >= MIN_DIGITS && long.endsWith(short);
}

/**
 * Whether two international numbers differ by one digit that is written or left out: a 0 before the area (+44 020 …), the 1 of
 * mobiles in Mexico, the 9 of those in Argentina and Brazil (ITU-T E.164 numbering plans).
 */
function isOneMore(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return [1, 2, 3, 4].some(
    (at) => /[019]/.test(long[at] ?? '') && `${long.slice(0, at)}${long.slice(at + 1)}` === short,
  );
}
