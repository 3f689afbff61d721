import { isBlank, parseBoolean } from '@/utils/reading/json/blank';
import type { JsonLeaf, JsonNode, JsonTree } from '@/utils/reading/json/json-tree';
import { perWords } from '@/utils/reading/json/words';
import type { ScreeningKind } from './counted-kind';
import { countedKindOf, isScreeningKind, SCREENING_KINDS } from './counted-kind';
import type { Count } from './counts';

/** One kind of screening. `found` and `none-found`: a number, a yes/no or a list of hits in the answer says so. */
export interface ScreeningRow {
  kind: ScreeningKind;
  state:
    | 'found'
    | 'none-found'
    /** The answer mentions it less clearly: point to the details. */
    | 'present'
    /** Its key has no value. The service may mean either. */
    | 'empty'
    /** It is not in the answer, which does not mean "none found". */
    | 'absent';
  /** How many, if the answer says so. */
  n: number | null;
  pointer: string | null;
}

/** Kinds of screening by the words of keys and of short texts: `pep_matches`, "PEP Level 1", "sanction". */
const KIND_PATTERNS: readonly (readonly [ScreeningKind, RegExp])[] = [
  ['sanctions', /\b(sanction(s|ed)?|ofac)\b/],
  ['pep', /\b(peps?|politically exposed)\b/],
  ['watchlists', /\bwatch ?lists?\b/],
  ['media', /\b(adverse media|negative news|adverse news|negative media)\b/],
];

/** Keys for data that was requested or searched, not found. */
const REQUEST_WORD = /^(filters?|request|query|sources|config|settings|input|search)$/;

/**
 * Reads a yes or no to "is there any?": `is_pep: false`, `sanctions: { found: true }`. `pep_checked: true` does not
 * answer it.
 */
function readYesNo({ words, value, parent }: JsonLeaf): { kind: ScreeningKind; found: boolean } | null {
  const found = parseBoolean(value);
  if (found === null || parent === null || parent.inList || parent.failed) return null;
  const called = words.join(' ');
  if (/\b(check|checks|checked|screened|screening|status|no|not|clear)\b/.test(called)) return null;
  const general = /^(found|hit|hits|match|matched|matches|listed|is match|is listed|has hits|has matches|any)$/.test(
    called,
  );
  const kind = countedKindOf(general ? parent.words : words);
  return isScreeningKind(kind) ? { kind, found } : null;
}

function isInRequest(node: JsonNode | null): boolean {
  for (let at = node; at !== null; at = at.parent) if (at.words.some((word) => REQUEST_WORD.test(word))) return true;
  return false;
}

/** A cheap first check: most texts mention none of them. */
const MAY_MENTION = /sanction|ofac|pep|politic|watch|adverse|negative/i;

const kindsIn = (text: string): ScreeningKind[] =>
  KIND_PATTERNS.filter(([, name]) => name.test(text)).map(([kind]) => kind);
const kindsOfKey = perWords((words) => kindsIn(words.join(' ')));

/**
 * `listed`: the text is in a list, such as the type of a hit. Then a "0" elsewhere does not clearly mean "none found".
 */
function readMentions({ words, value, parent }: JsonLeaf): { kind: ScreeningKind; listed: boolean }[] {
  const short = typeof value === 'string' && value.length <= 60 && MAY_MENTION.test(value);
  const called = kindsOfKey(words);
  if ((!short && called.length === 0) || isBlank(value) || parent?.failed) return [];
  const text = short ? value.toLowerCase().replaceAll(/[_-]/g, ' ') : '';
  const byText = kindsIn(text).map((kind) => ({ kind, listed: parent?.inList ?? false }));
  const spokenOf = [...byText, ...called.map((kind) => ({ kind, listed: false }))];
  return spokenOf.length > 0 && !isInRequest(parent) ? spokenOf : [];
}

/**
 * Returns the four screening rows. "None found" requires a clear statement in the answer; an empty list is not a
 * statement.
 */
export function readScreening({ leaves, nodes }: JsonTree, counts: readonly Count[]): ScreeningRow[] {
  const rows = new Map<ScreeningKind, ScreeningRow>();
  const weights = new Map<ScreeningKind, number>();
  const offer = (row: ScreeningRow, weight: number): void => {
    if (weight <= (weights.get(row.kind) ?? 0)) return;
    weights.set(row.kind, weight);
    rows.set(row.kind, row);
  };
  for (const { kind, n, pointer } of counts) {
    if (isScreeningKind(kind)) offer({ kind, state: n > 0 ? 'found' : 'none-found', n, pointer }, n > 0 ? 4 : 2);
  }
  for (const leaf of leaves) {
    const answer = readYesNo(leaf);
    if (answer)
      offer(
        { kind: answer.kind, state: answer.found ? 'found' : 'none-found', n: null, pointer: leaf.pointer },
        answer.found ? 4 : 2,
      );
    for (const { kind, listed } of readMentions(leaf))
      offer({ kind, state: 'present', n: null, pointer: leaf.pointer }, listed ? 3 : 1);
  }
  for (const leaf of leaves) {
    const kinds = kindsOfKey(leaf.words);
    if (kinds.length === 0 || !isBlank(leaf.value) || leaf.parent?.failed || isInRequest(leaf.parent)) continue;
    for (const kind of kinds) offer({ kind, state: 'empty', n: null, pointer: leaf.pointer }, 0.5);
  }
  for (const node of nodes) {
    const [kind] = kindsOfKey(node.words);
    if (kind && !node.failed && !isInRequest(node))
      offer({ kind, state: 'present', n: null, pointer: node.pointer }, 1);
  }
  return SCREENING_KINDS.map((kind) => rows.get(kind) ?? { kind, state: 'absent', n: null, pointer: null });
}
