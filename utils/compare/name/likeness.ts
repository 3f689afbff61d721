import { isWithinEdits } from './edit-distance';
import type { NameWord } from './name-word';
import { hasConsonants, isSpelled } from './spelling';

/**
 * How two words are alike. `exact`: but for case, accents and punctuation. `spelling`: by a published table of letters. `alike`: by
 * one edit in four letters, the same consonants or one as the start of the other. `short`: one abbreviates the other.
 */
export type Likeness = 'exact' | 'spelling' | 'alike' | 'short';

/** Returns how two words are alike; null if they are not. */
export function likenessOf(a: NameWord, b: NameWord): Likeness | null {
  if (a.own === b.own) return 'exact';
  // What Korean writes in one way has too many Latin forms to be the same by them.
  if (isSameSpelling(a, b)) return isHangul(a) || isHangul(b) ? 'alike' : 'spelling';
  if ((a.consonants && hasConsonants(b.latin, a.consonants)) || (b.consonants && hasConsonants(a.latin, b.consonants)))
    return 'alike';
  const [x, y] = [a.latin || a.own, b.latin || b.own];
  if (/\d/.test(x + y) || (a.latin === '') !== (b.latin === '')) return null;
  const [short, long] = x.length < y.length ? [x, y] : [y, x];
  if (isShortFor(short, long)) return 'short';
  // "Novak" and "Nováková".
  if (short.length > 3 && long.length - short.length < 4 && long.startsWith(short)) return 'alike';
  // Another script has a foreign name by its sound: "Квиллон" for "Quillon".
  const lettersPerEdit = isPlain(a) === isPlain(b) ? 4 : 3;
  if (long.length > 3 && isWithinEdits(x, y, Math.max(1, Math.floor(long.length / lettersPerEdit)))) return 'alike';
  return a.sound === b.sound && a.sound.length > (long.length > 3 ? 1 : 0) ? 'alike' : null;
}

const isPlain = ({ own, latin }: NameWord): boolean => own === latin;
const isHangul = ({ own }: NameWord): boolean => /^\p{sc=Hang}/u.test(own);

function isSameSpelling(a: NameWord, b: NameWord): boolean {
  if (a.latin === '' || b.latin === '') return false;
  const isFormOf = ({ latin, marked }: NameWord, { spelling }: NameWord) =>
    spelling !== null && (isSpelled(latin, spelling) || isSpelled(marked, spelling));
  return a.latin === b.latin || isFormOf(a, b) || isFormOf(b, a);
}

/** "J", "Mohd", "Intl": the first letter and some later ones in order; not "Jane" for another name. */
function isShortFor(short: string, long: string): boolean {
  if (short === '' || short.length > 4 || short[0] !== long[0]) return false;
  if (short.length === 1) return long.length > 1;
  if (long.length < short.length + 2) return false;
  if (long.startsWith(short)) return true;
  if (/[aeiou]$/.test(short)) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at++;
  return at === short.length;
}
