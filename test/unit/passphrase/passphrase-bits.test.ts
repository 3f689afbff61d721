import { expect, test } from 'vitest';
import { MIN_COST_MS, MIN_ROUNDS, measureRounds, passphraseBits } from '@/utils/passphrase/passphrase-bits';
import { passphraseProblem } from '@/utils/service/key-storage-mode';
import { Secret } from '@/utils/service/secret';

const salt = new Uint8Array(16);
const hex = (bits: Uint8Array) => Buffer.from(bits).toString('hex');

test('the bytes are those of PBKDF2-HMAC-SHA-256', async () => {
  // RFC 7914, §11, the first 32 of 64 bytes.
  const bits = await passphraseBits(new Secret('passwd'), new TextEncoder().encode('salt'), 1);
  expect(hex(bits)).toBe('55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc');
});

// Repeated where the computer was busy during the measurement, and idle afterwards.
test('one guess costs at least 250 ms on this computer', { retry: 3 }, async () => {
  const phrase = new Secret('four words far apart');
  const fresh = () => crypto.getRandomValues(new Uint8Array(16));
  const rounds = await measureRounds(
    (count) => passphraseBits(phrase, fresh(), count),
    () => performance.now(),
  );
  expect(rounds).toBeGreaterThanOrEqual(MIN_ROUNDS);
  const start = performance.now();
  await passphraseBits(phrase, salt, rounds);
  expect(performance.now() - start).toBeGreaterThanOrEqual(MIN_COST_MS);
});

test.each([
  [1000, 600_000],
  [100, 1_000_000],
  [20, 5_000_000],
  [0, 20_000_000],
])('200 000 rounds in %d ms give %d rounds', async (ms, rounds) => {
  let clock = 0;
  const derive = async () => {
    clock += ms;
  };
  expect(await measureRounds(derive, () => clock)).toBe(rounds);
});

test('a computer that was busy for two of three samples is not taken for a slow one', async () => {
  const samples = [900, 20, 900];
  let clock = 0;
  const derive = async () => {
    clock += samples.shift() ?? 0;
  };
  expect(await measureRounds(derive, () => clock)).toBe(5_000_000);
});

test('another keyboard or stray spaces give the same bytes, another letter case does not', async () => {
  const of = async (text: string) => hex(await passphraseBits(new Secret(text), salt, 1));
  expect(await of('caf\u0065\u0301 am Eck ')).toBe(await of('café am Eck'));
  expect(await of('ＡＢＣ')).toBe(await of('ABC'));
  expect(await of('Café am Eck')).not.toBe(await of('café am Eck'));
});

test.each([
  ['', 'passphrase-short'],
  ['elevenchars', 'passphrase-short'],
  ['   padded     ', 'passphrase-short'],
  ['aaaaaaaaaaaaaaaa', 'passphrase-uniform'],
  ['x1'.repeat(101), 'passphrase-long'],
  ['four words far apart', null],
])('%s as a new passphrase', (typed, problem) => expect(passphraseProblem(typed)).toBe(problem));
