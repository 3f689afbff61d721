import { parseBoolean } from '@/utils/json/blank';
import type { JsonLeaf } from '@/utils/json/json-tree';
import { readSentNumber } from '@/utils/json/sent-number';
import { readOutcomeWords } from './outcome-words';
import type { Place } from './place';
import { affirmedAt, type ScreeningEvidence } from './screening-evidence';
import { readScreeningKey, type ScreeningKey } from './screening-key';
import type { Topic } from './topic';

/** What a field is about; `isNamed`: by its own key. */
export interface Subject extends Topic {
  isNamed: boolean;
}

/** What a value says, as a flag, a count or a status. */
export type StatedValue = Pick<ScreeningEvidence, 'says' | 'n' | 'sort'>;

const stated = (
  sort: ScreeningEvidence['sort'],
  says: ScreeningEvidence['says'],
  n: number | null = null,
): StatedValue => ({
  sort,
  says,
  n,
});

/** A yes or no; digits only under a key that asks for one. */
function readFlag(value: unknown, key: ScreeningKey): boolean | null {
  const flag = parseBoolean(value);
  if (flag !== null) return flag;
  const isDigit = value === 0 || value === 1 || value === '0' || value === '1';
  return isDigit && key.isFlag && !key.isCount ? Number(value) === 1 : null;
}

/** Numbers of a part named for scores are points. */
const isScored = ({ parent }: JsonLeaf, key: ScreeningKey): boolean =>
  key.isScored || (parent !== null && readScreeningKey(parent.words).isScored);

function readNumber(
  leaf: JsonLeaf,
  number: number,
  key: ScreeningKey,
  place: Place,
  isNamed: boolean,
): StatedValue | null {
  const isPoints = isScored(leaf, key);
  if (!isNamed && !key.isCount && !key.isFlag) {
    // `adverse_media: { fraud: 2 }`, but not `code: 7`.
    const isPart = place.isTopicKey && !key.isOutcome && !isPoints && Number.isInteger(number) && number > 0;
    return isPart ? stated('count', 'doubt') : null;
  }
  // "sanctions_checks: 12" counts checks.
  if (key.isCheck && !key.isResult) return null;
  if (isPoints || number < 0) return number > 0 ? stated('count', 'mention') : null;
  if (!Number.isInteger(number)) return null;
  if (number === 0) return stated('count', 'none', 0);
  // A number under "pep" may be a level.
  const isNumberOf = key.isCount || key.words.at(-1)?.endsWith('s') === true;
  return stated('count', affirmedAt(place), isNumberOf ? number : null);
}

/** A level of risk, not of a finding: `sanction_level: "low"`. */
const LOW = /^((very )?low|minimal|normal|standard|green)$/i;

function readText(
  text: string,
  key: ScreeningKey,
  place: Place,
  { isNamed, isPure, isPart }: Subject,
): StatedValue | null {
  const outcome = readOutcomeWords(text);
  if (outcome === 'done') return null;
  // One list of several without an answer leaves the others without a "none found".
  if (outcome === 'unknown') return isPart ? stated('status', 'doubt') : isNamed ? stated('status', 'blank') : null;
  if (outcome !== null) return stated('status', outcome === 'hit' ? affirmedAt(place) : outcome);
  if (!isNamed || key.isNegated) return null;
  if (LOW.test(text.trim())) return stated('status', 'named');
  if (key.isClass || place.role === 'hit') return stated('status', affirmedAt(place));
  return isPure ? stated('status', 'mention') : null;
}

const OPPOSITE: Partial<Record<ScreeningEvidence['says'], ScreeningEvidence['says']>> = { hit: 'none', none: 'hit' };

/** Returns what the value of a field says of what the field is about, or null. */
export function readStatedValue(leaf: JsonLeaf, key: ScreeningKey, place: Place, subject: Subject): StatedValue | null {
  const flag = readFlag(leaf.value, key);
  if (flag !== null) {
    // "pep_check: true" says that it was checked.
    if (key.isCheck && !key.isFlag && !key.isNegated) return null;
    return stated('flag', flag === key.isNegated ? 'none' : affirmedAt(place));
  }
  const sent = readSentNumber(leaf.value);
  if (sent !== null) return sent.outOf === null ? readNumber(leaf, sent.number, key, place, subject.isNamed) : null;
  if (typeof leaf.value !== 'string') return null;
  const text = readText(leaf.value, key, place, subject);
  // "pass: no match" speaks of the match, not of the pass.
  const isOpposite = key.isNegated && !/match|hit|found/i.test(leaf.value);
  return text && isOpposite ? { ...text, says: OPPOSITE[text.says] ?? text.says } : text;
}
