import type { JsonNode } from '@/utils/json/json-tree';
import type { ScreeningRow } from '@/utils/reading/facts/screening/screening-row';
import type { Change } from './change';
import type { FieldAt } from './field-at';
import { type JsonPlace, patternOf, placesAt } from './pattern';
import type { ScreeningRule, Sign } from './profile';
import { countOf, sayingOf, typeOf, wordOf } from './word';

/** Whether a place, or a part around it, was sent more than once with different values: nobody knows which is meant. */
export function isContradictory(place: JsonPlace): boolean {
  for (let at: JsonPlace | JsonNode | null = place; at !== null; at = at.parent) {
    if (at.repeated !== null && !at.repeated.same) return true;
  }
  return false;
}

interface Said {
  hits: JsonPlace[];
  n: number | null;
  none: JsonPlace | null;
  /** Some part that reports failure would have said "none". */
  isFailed: boolean;
  changes: Change[];
}

function readSign(sign: Sign, root: JsonPlace, fieldAt: FieldAt): Said {
  const { places, isMissing } = placesAt(root, sign.pattern);
  const said: Said = { hits: [], n: null, none: null, isFailed: false, changes: [] };
  if (isMissing && fieldAt(sign.pattern)?.always !== false) said.changes.push({ kind: 'gone', pattern: sign.pattern });
  const words = new Set<string>();
  for (const place of places) {
    const { pattern } = sign;
    const says = isContradictory(place) ? null : sayingOf(sign, place);
    if (says === 'hit') {
      said.hits.push(place);
      const n = countOf(place);
      if (n !== null) said.n = (said.n ?? 0) + n;
    }
    // A wildcard also matches keys that have a pattern of their own.
    const known = fieldAt(patternOf(place)) ?? fieldAt(pattern);
    if (known && !known.types.includes(typeOf(place))) said.changes.push({ kind: 'retyped', pattern });
    else if (says === null) words.add(wordOf(place) ?? '…');
    else if (says === 'none' && place.parent?.failed) said.isFailed = true;
    else if (says === 'none') said.none ??= place;
  }
  for (const word of words) said.changes.push({ kind: 'unknown-word', pattern: sign.pattern, word });
  return said;
}

/** A hit or a mention, which no profile may hide. */
const isFinding = ({ state }: ScreeningRow): boolean => state === 'found' || state === 'listed';

const NOTHING = { n: null, isAtLeast: false, pointer: null, contradictedBy: null };

/** A row as the profile reads it. `isContradicted`: the general rules find what the profile does not. */
export interface ConfirmedRow {
  row: ScreeningRow;
  changes: Change[];
  isContradicted: boolean;
}

/**
 * Reads a row by the confirmed rule. The row of the general rules is a second opinion: what it finds stays.
 * @param general the row by the general rules
 */
export function readConfirmedRow(
  rule: ScreeningRule,
  general: ScreeningRow,
  root: JsonPlace,
  fieldAt: FieldAt,
): ConfirmedRow {
  if (!rule.screens) {
    const row: ScreeningRow = isFinding(general) ? general : { ...general, state: 'not-screened', ...NOTHING };
    return { row, changes: [], isContradicted: isFinding(general) };
  }
  const said = rule.signs.map((sign) => readSign(sign, root, fieldAt));
  const changes = said.flatMap((each) => each.changes);
  const [hit] = said.flatMap(({ hits }) => hits);
  if (hit !== undefined) {
    const counts = [...said.map(({ n }) => n), general.n].filter((n) => n !== null);
    const denied = general.state === 'none-found' ? general.pointer : general.contradictedBy;
    const n = counts.length === 0 ? null : Math.max(...counts);
    return {
      row: { ...general, state: 'found', n, pointer: hit.pointer, contradictedBy: denied },
      changes,
      isContradicted: denied !== null,
    };
  }
  const none = said.find((each) => each.none !== null)?.none ?? null;
  if (none !== null && changes.length === 0 && !said.some(({ isFailed }) => isFailed)) {
    const row: ScreeningRow = isFinding(general)
      ? { ...general, contradictedBy: none.pointer }
      : { ...general, ...NOTHING, state: 'none-found', pointer: none.pointer };
    return { row, changes, isContradicted: isFinding(general) };
  }
  if (isFinding(general) || said.some(({ isFailed }) => isFailed))
    return { row: general, changes, isContradicted: false };
  const [first] = rule.signs;
  const silent: Change[] = changes.length === 0 && first ? [{ kind: 'gone', pattern: first.pattern }] : [];
  return { row: { ...general, state: 'absent', ...NOTHING }, changes: [...changes, ...silent], isContradicted: false };
}
