import { isScreeningKind, kindOf, screeningKinds } from './counted-kinds';
import type { Count, ScreeningKind, ScreeningRow } from './report';
import { saidBoolean, saysNothing } from './said';
import type { Leaf, Place, Walk } from './walk';
import { perWords } from './words';

/** Kinds of screening by the words of keys and of short texts: `pep_matches`, "PEP Level 1", "sanction". */
const spoken: readonly (readonly [ScreeningKind, RegExp])[] = [
  ['sanctions', /\b(sanction(s|ed)?|ofac)\b/],
  ['pep', /\b(peps?|politically exposed)\b/],
  ['watchlists', /\bwatch ?lists?\b/],
  ['media', /\b(adverse media|negative news|adverse news|negative media)\b/],
];

/** Keys for data that was requested or searched, not found. */
const asked = /^(filters?|request|query|sources|config|settings|input|search)$/;

/**
 * Reads a yes or no to "is there any?": `is_pep: false`, `sanctions: { found: true }`. `pep_checked: true` does not
 * answer it.
 */
function answers({ words, value, place }: Leaf): { kind: ScreeningKind; found: boolean } | null {
  const found = saidBoolean(value);
  if (found === null || place === null || place.inList || place.failed) return null;
  const called = words.join(' ');
  if (/\b(check|checks|checked|screened|screening|status|no|not|clear)\b/.test(called)) return null;
  const general = /^(found|hit|hits|match|matched|matches|listed|is match|is listed|has hits|has matches|any)$/.test(
    called,
  );
  const kind = kindOf(general ? place.words : words);
  return isScreeningKind(kind) ? { kind, found } : null;
}

function underAsked(place: Place | null): boolean {
  for (let at = place; at !== null; at = at.parent) if (at.words.some((word) => asked.test(word))) return true;
  return false;
}

/** A cheap first check: most texts mention none of them. */
const maySpeak = /sanction|ofac|pep|politic|watch|adverse|negative/i;

const kindsIn = (text: string): ScreeningKind[] => spoken.filter(([, name]) => name.test(text)).map(([kind]) => kind);
const kindsOf = perWords((words) => kindsIn(words.join(' ')));

/**
 * `listed`: the text is in a list, such as the type of a hit. Then a "0" elsewhere does not clearly mean "none found".
 */
function speaksOf({ words, value, place }: Leaf): { kind: ScreeningKind; listed: boolean }[] {
  const short = typeof value === 'string' && value.length <= 60 && maySpeak.test(value);
  const called = kindsOf(words);
  if ((!short && called.length === 0) || saysNothing(value) || place?.failed) return [];
  const text = short ? value.toLowerCase().replaceAll(/[_-]/g, ' ') : '';
  const byText = kindsIn(text).map((kind) => ({ kind, listed: place?.inList ?? false }));
  const spokenOf = [...byText, ...called.map((kind) => ({ kind, listed: false }))];
  return spokenOf.length > 0 && !underAsked(place) ? spokenOf : [];
}

/**
 * Returns the four screening rows. "None found" requires a clear statement in the answer; an empty list is not a
 * statement.
 */
export function readScreening({ leaves, places }: Walk, counts: readonly Count[]): ScreeningRow[] {
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
    const answer = answers(leaf);
    if (answer)
      offer(
        { kind: answer.kind, state: answer.found ? 'found' : 'none-found', n: null, pointer: leaf.pointer },
        answer.found ? 4 : 2,
      );
    for (const { kind, listed } of speaksOf(leaf))
      offer({ kind, state: 'present', n: null, pointer: leaf.pointer }, listed ? 3 : 1);
  }
  for (const leaf of leaves) {
    const kinds = kindsOf(leaf.words);
    if (kinds.length === 0 || !saysNothing(leaf.value) || leaf.place?.failed || underAsked(leaf.place)) continue;
    for (const kind of kinds) offer({ kind, state: 'empty', n: null, pointer: leaf.pointer }, 0.5);
  }
  for (const place of places) {
    const [kind] = kindsOf(place.words);
    if (kind && !place.failed && !underAsked(place))
      offer({ kind, state: 'present', n: null, pointer: place.pointer }, 1);
  }
  return screeningKinds.map((kind) => rows.get(kind) ?? { kind, state: 'absent', n: null, pointer: null });
}
