import type { Encoding } from './encodings';

/** Ranges of two-byte codes in which an East Asian encoding has its common letters: first and last lead byte. */
const RANGES: Partial<Record<Encoding, readonly (readonly [first: number, last: number])[]>> = {
  // Kana, and the first of two levels of characters.
  shift_jis: [
    [0x82, 0x83],
    [0x88, 0x97],
  ],
  'euc-jp': [
    [0xa4, 0xa5],
    [0xb0, 0xcf],
  ],
  gb18030: [[0xb0, 0xd7]],
  big5: [[0xa4, 0xc6]],
  'euc-kr': [[0xb0, 0xc8]],
};

const known = new Map<Encoding, ReadonlySet<string>>();

/** Returns whether a letter is a common one of the encoding. A wrong encoding gives rare ones. */
export function commonLetters(encoding: Encoding): (letter: string) => boolean {
  const ranges = RANGES[encoding];
  if (!ranges) return (letter) => /[\p{L}\p{M}\u3000-\u30ff]/u.test(letter);
  let letters = known.get(encoding);
  if (!letters) {
    letters = new Set(ranges.flatMap(([first, last]) => lettersOf(encoding, first, last)));
    known.set(encoding, letters);
  }
  const common = letters;
  return (letter) => common.has(letter) || /[々ー・（）「」、。　]/.test(letter);
}

function lettersOf(encoding: Encoding, first: number, last: number): string[] {
  const isGbPlane = encoding !== 'shift_jis' && encoding !== 'big5';
  const codes: number[] = [];
  for (let lead = first; lead <= last; lead++) {
    for (let trail = isGbPlane ? 0xa1 : 0x40; trail <= 0xfe; trail++) codes.push(lead, trail, 0x0a);
  }
  const text = new TextDecoder(encoding).decode(Uint8Array.from(codes));
  return text.split('\n').filter((letter) => [...letter].length === 1 && letter !== '\uFFFD');
}
