/** Parts of a Korean syllable: Revised Romanization (2000) first, then what people write in passports. */
const forms = (table: string): string[][] => table.split('|').map((each) => each.split(','));
const LEADS = forms('g,k|kk,gg|n|d,t|tt|r,l,n,|m|b,p|pp|s|ss||j,ch|jj|ch|k|t|p|h');
const VOWELS = forms(
  'a,ah|ae|ya|yae|eo,u,o,ur|e|yeo,you,yu,yo|ye|o,oh|wa|wae|oe,oi|yo|u,oo,woo|wo,won|we|wi|yu,yoo|eu,u|ui,eui|i,ee,y,ie',
);
const TAILS = forms('|k,g,rk|k|k|n|n|n|t|l,r|k|m|l|l|l|p|l|m|p,b|p|t,s|t|ng|t|t|k|t|p|t');

const FIRST = 0xac00;
const LAST = 0xd7a3;

/** Returns the Latin forms of a Korean syllable, the official one first; null for any other letter. */
export function hangulForms(letter: string): readonly string[] | null {
  const code = letter.codePointAt(0) ?? 0;
  if (code < FIRST || code > LAST) return null;
  // Unicode counts 21 vowels and 28 endings (one of them none) for each first letter.
  const index = code - FIRST;
  const parts = [LEADS[Math.floor(index / 588)], VOWELS[Math.floor((index % 588) / 28)], TAILS[index % 28]];
  return parts.reduce<string[]>(
    (starts, ends = ['']) => starts.flatMap((start) => ends.map((end) => start + end)),
    [''],
  );
}
