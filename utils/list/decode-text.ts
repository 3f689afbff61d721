import { ENCODINGS, type Encoding } from './encodings';

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
function commonLetters(encoding: Encoding): (letter: string) => boolean {
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

/** How a file can be read. `likely`: encodings that give different, possible texts, likeliest first. */
export interface Decodings {
  /** Null if only the user can tell. */
  certain: Encoding | null;
  likely: readonly Encoding[];
}

/** Returns the encodings that fit the bytes of a text file, or null if it is no text. */
export function decodingsOf(bytes: Uint8Array): Decodings | null {
  const marked = encodingByMark(bytes);
  if (marked) return certainly(marked);
  const hasNul = bytes.includes(0);
  if (!hasNul && isDecoded(bytes, 'utf-8')) return certainly('utf-8');
  if (hasNul) {
    const utf16 = (['utf-16le', 'utf-16be'] as const).find((encoding) => isUtf16(bytes, encoding));
    return utf16 ? certainly(utf16) : null;
  }
  const sample = foreignLines(bytes);
  const read = ENCODINGS.flatMap((encoding) => {
    const text = encoding.startsWith('utf-16') ? null : decodeStrictly(sample, encoding);
    return text === null ? [] : [{ encoding, text, score: scoreOf(text, encoding) }];
  });
  const best = Math.max(...read.map(({ score }) => score));
  const possible = read.filter(({ score }) => score > 0 && score >= best - MARGIN).sort((a, b) => b.score - a.score);
  // Encodings that give the same text are one choice.
  const distinct = [...Map.groupBy(possible, ({ text }) => text).values()].flatMap(([first]) => first ?? []);
  const [first, ...others] = distinct.map(({ encoding }) => encoding);
  if (first === undefined) return { certain: null, likely: ENCODINGS.slice(0, 1) };
  return {
    certain: others.length === 0 && best > SURE ? first : null,
    likely: [first, ...others].slice(0, MOST_LIKELY),
  };
}

const MARGIN = 0.45;
const SURE = 0.5;
const MOST_LIKELY = 6;

const certainly = (encoding: Encoding): Decodings => ({ certain: encoding, likely: [encoding] });

/** Returns a file as text. Bytes that the encoding does not know become U+FFFD. */
export const decodeText = (bytes: Uint8Array, encoding: Encoding): string => new TextDecoder(encoding).decode(bytes);

/** Returns the first lines of a file in an encoding: its beginning, and lines that other encodings read otherwise. */
export function sampleOf(bytes: Uint8Array, encoding: Encoding): string[] {
  const [head = ''] = decodeText(bytes.subarray(0, 2_000), encoding).split(/\r\n|\r|\n/, 1);
  if (encoding.startsWith('utf-16')) return [head];
  const lines = decodeText(foreignLines(bytes).subarray(0, 4_000), encoding).split(/\r\n|\r|\n/);
  return [...new Set([head, ...lines])].filter((line) => line.trim() !== '').slice(0, 3);
}

function encodingByMark([a, b, c]: Uint8Array): Encoding | null {
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  return a === 0xfe && b === 0xff ? 'utf-16be' : null;
}

/** Returns null if the bytes do not fit. `isCut`: the bytes may end within a letter. */
function decodeStrictly(bytes: Uint8Array, encoding: Encoding, isCut = false): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: isCut });
  } catch {
    return null;
  }
}
const isDecoded = (bytes: Uint8Array, encoding: Encoding): boolean => decodeStrictly(bytes, encoding) !== null;

/** UTF-16 without a mark: it has separators or line ends, and no character that no text has. */
function isUtf16(bytes: Uint8Array, encoding: Encoding): boolean {
  const text = decodeStrictly(bytes.subarray(0, 64_000), encoding, true);
  return text !== null && /[\n\r\t,; a-z0-9]/i.test(text) && !/(?![\n\r\t])\p{Cc}|[\p{Cn}\p{Co}\uFFFD]/u.test(text);
}

const MAX_SAMPLE = 32_000;

/** Returns the lines with letters beyond ASCII. A line end is no part of a letter in any of these encodings. */
function foreignLines(bytes: Uint8Array): Uint8Array {
  const picked: number[] = [];
  for (let from = 0; from < bytes.length && picked.length < MAX_SAMPLE; ) {
    const end = bytes.indexOf(0x0a, from);
    const line = bytes.subarray(from, end < 0 ? bytes.length : end + 1);
    // `iso-2022-jp` switches to Japanese by an escape.
    if (line.some((byte) => byte > 0x7f || byte === 0x1b)) picked.push(...line.subarray(0, MAX_SAMPLE));
    from += line.length;
  }
  return Uint8Array.from(picked);
}

const IMPOSSIBLE = /[\x80-\x9f\p{Cn}\p{Co}\uFFFD]/u;
/** What letters of a wrong encoding look like: signs in words, capitals behind small letters, mixed scripts. */
const ODD = [
  /[\p{L}][¤¦§¨©ª«¬®¯°±²³´¶·¸¹º»¼½¾¿ƒ„…†‡ˆ‰‹›˜™\p{Sm}\p{Sc}\p{So}]|[¤¦§¨©¬®¯°±¶·¸¼½¾¿ƒ„…†‡ˆ‰‹›˜™\p{So}][\p{L}]/gu,
  /\p{Ll}\p{Lu}/gu,
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}\p{Script=Han}\p{Script=Hangul}]/gu,
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}\p{Script=Han}\p{Script=Hangul}]\p{Script=Latin}/gu,
  /\p{Script=Hangul}\p{Script=Han}|\p{Script=Han}\p{Script=Hangul}/gu,
  // No Latin alphabet has three accented letters in a row.
  /[À-ɏ]{3,}/gu,
  /[\uff61-\uff9f]{1,2}(?![\uff61-\uff9f])/gu,
];

/** Returns how likely a text is one of people: 1 if all of its letters beyond ASCII are common ones; impossible ones give 0 or less. */
function scoreOf(text: string, encoding: Encoding): number {
  if (IMPOSSIBLE.test(text)) return 0;
  const foreign = [...text].filter((letter) => letter > '\x7f');
  const common = commonLetters(encoding);
  const good = foreign.filter((letter) => common(letter)).length;
  const odd = ODD.reduce((sum, pattern) => sum + (text.match(pattern) ?? []).join('').length, 0);
  return (good - odd) / Math.max(foreign.length, 1);
}
