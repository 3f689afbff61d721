import { Secret } from '../service/secret';

/** Crockford's base 32: no I, L, O or U, so that a code can be read aloud and copied by hand. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Letters that people read or type for another digit. */
const READ_AS: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

const SECRET_BYTES = 16;
const SECRET_DIGITS = 26;
const CHECK_DIGITS = 2;
const GROUP = 4;
/**
 * A prime below 32², whose remainder fits two digits: a wrong digit changes the number by d · 32ⁿ with 0 < d < 32, two
 * swapped neighbours by 31 · d · 32ⁿ. It divides neither, so each such error is noticed.
 */
const CHECK_PRIME = 1021;

const checkOf = (digits: readonly number[]): number =>
  digits.reduce((rest, digit) => (rest * 32 + digit) % CHECK_PRIME, 0);

/** Returns a big-endian number of bytes as base 32 digits. */
function digitsOf(bytes: Uint8Array): number[] {
  let number = bytes.reduce((sum, byte) => (sum << 8n) + BigInt(byte), 0n);
  const digits: number[] = [];
  for (let place = 0; place < SECRET_DIGITS; place++) {
    digits.unshift(Number(number & 31n));
    number >>= 5n;
  }
  return digits;
}

/**
 * Returns a new code of 128 random bits as people copy it: 26 digits and two check digits in groups of four.
 * @param random fills bytes at random, as `crypto.getRandomValues` does
 */
export function createTeamCode(random: (bytes: Uint8Array<ArrayBuffer>) => unknown): Secret {
  const bytes = new Uint8Array(SECRET_BYTES);
  random(bytes);
  const digits = digitsOf(bytes);
  const check = checkOf(digits);
  const written = [...digits, check >> 5, check & 31].map((digit) => DIGITS[digit]).join('');
  return new Secret(written.replace(new RegExp(`(.{${GROUP}})(?=.)`, 'g'), '$1-'));
}

/**
 * Reads a typed code in any case, with or without hyphens and spaces.
 * @returns the code without them, or null if it has a typing error: nothing is tried with it then
 */
export function parseTeamCode(typed: string): Secret | null {
  const written = typed
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[OIL]/g, (letter) => READ_AS[letter] ?? letter);
  const digits = [...written].map((letter) => DIGITS.indexOf(letter));
  if (digits.length !== SECRET_DIGITS + CHECK_DIGITS || digits.includes(-1)) return null;
  const secret = digits.slice(0, SECRET_DIGITS);
  const [high = 0, low = 0] = digits.slice(SECRET_DIGITS);
  // 26 digits hold 130 bits, of which a code has 128.
  if ((secret[0] ?? 0) > 7) return null;
  return checkOf(secret) === high * 32 + low ? new Secret(written) : null;
}

/** Returns the 128 bits of a code that `parseTeamCode` has read. */
export function bytesOfTeamCode(code: Secret): Uint8Array<ArrayBuffer> {
  let number = [...code.reveal().slice(0, SECRET_DIGITS)].reduce(
    (sum, letter) => (sum << 5n) + BigInt(DIGITS.indexOf(letter)),
    0n,
  );
  const bytes = new Uint8Array(SECRET_BYTES);
  for (let place = SECRET_BYTES - 1; place >= 0; place--) {
    bytes[place] = Number(number & 255n);
    number >>= 8n;
  }
  return bytes;
}
