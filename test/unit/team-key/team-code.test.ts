import { expect, test } from 'vitest';
import { bytesOfTeamCode, createTeamCode, parseTeamCode } from '@/utils/team-key/team-code';

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const random = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes);
const read = (typed: string) => parseTeamCode(typed)?.reveal() ?? null;

test('a code has 28 digits in groups of four, and gives its 128 bits back', () => {
  for (const wanted of [new Uint8Array(16), new Uint8Array(16).fill(255), random(new Uint8Array(16))]) {
    const code = createTeamCode((bytes) => bytes.set(wanted)).reveal();
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
    const parsed = parseTeamCode(code);
    expect(parsed && bytesOfTeamCode(parsed)).toEqual(wanted);
  }
});

test('a code may be typed in small letters, without hyphens, and with O, I and L for 0 and 1', () => {
  const code = createTeamCode((bytes) => bytes.set([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1])).reveal();
  const plain = code.replaceAll('-', '');
  expect(plain).toContain('0');
  expect(plain).toContain('1');
  for (const typed of [plain, ` ${code.toLowerCase()}\n`, code.replaceAll('-', ' '), code.replaceAll('0', 'o')])
    expect(read(typed)).toBe(plain);
  for (const one of ['i', 'I', 'l', 'L']) expect(read(code.replaceAll('1', one))).toBe(plain);
});

test('none of 10,000 codes with one wrong character is tried', () => {
  const next = numbers(20_261);
  let tried = 0;
  for (let at = 0; at < 10_000; at++) {
    const code = createTeamCode(random).reveal().replaceAll('-', '');
    const place = next(code.length);
    const wrong = DIGITS[(DIGITS.indexOf(code.charAt(place)) + 1 + next(31)) % 32] ?? '';
    expect(wrong).not.toBe(code.charAt(place));
    if (read(code.slice(0, place) + wrong + code.slice(place + 1)) !== null) tried += 1;
  }
  expect(tried).toBe(0);
});

test('every wrong character at every place of a code, and every swap of neighbours, is noticed', () => {
  const code = createTeamCode(random).reveal().replaceAll('-', '');
  for (let place = 0; place < code.length; place++) {
    for (const digit of DIGITS) {
      const typed = code.slice(0, place) + digit + code.slice(place + 1);
      if (typed !== code) expect(read(typed), typed).toBeNull();
    }
  }
  for (let place = 0; place < 25; place++) {
    const [first = '', second = ''] = code.slice(place, place + 2);
    const typed = code.slice(0, place) + second + first + code.slice(place + 2);
    if (first !== second) expect(read(typed), typed).toBeNull();
  }
});

test('a code that is cut, too long, or no code at all is not tried', () => {
  const code = createTeamCode(random).reveal();
  for (const typed of ['', code.slice(0, -1), `${code}0`, code.replace(/^./, 'U'), 'sk_live_0123456789abcdef0123'])
    expect(read(typed), typed).toBeNull();
});

/** Small repeatable numbers, from 0 up to `below`. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}
