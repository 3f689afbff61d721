/** A number as sent, and the end of its scale if the same text states it. */
export interface SentNumber {
  text: string;
  number: number;
  outOf: number | null;
}

const PLAIN = /^[+-]?\d{1,15}(?:\.\d{1,17})?$/;
const RATIO = /^(\d{1,9}(?:\.\d{1,9})?)\s*(?:\/|out of|of)\s*(\d{1,9})$/i;
const PERCENT = /^(\d{1,3}(?:\.\d{1,9})?)\s*%$/;

/**
 * Reads a JSON number, or a text that is only a number, `n/m` or `n%` (Kount "28", ThreatMetrix "-6", Abstract "0.80");
 * else null. "0,80" is ambiguous; "1e3", "0x10" and "" are not accepted.
 */
export function readSentNumber(value: unknown): SentNumber | null {
  if (typeof value === 'number') {
    return Number.isFinite(value) ? { text: String(value), number: value, outOf: null } : null;
  }
  if (typeof value !== 'string' || value.length > 40) return null;
  const text = value.trim();
  if (PLAIN.test(text)) return { text: value, number: Number(text), outOf: null };
  const [, of, whole] = RATIO.exec(text) ?? [];
  if (of !== undefined && whole !== undefined) return { text: value, number: Number(of), outOf: Number(whole) };
  const share = PERCENT.exec(text)?.[1];
  return share === undefined ? null : { text: value, number: Number(share), outOf: 100 };
}

/** True for -1, -99, -999 …: by a common convention "not computed", whatever the scale. */
export const isNotComputed = ({ text, outOf }: SentNumber): boolean =>
  outOf === null && /^\s*-(?:1|9{2,15})(?:\.0+)?\s*$/.test(text);
