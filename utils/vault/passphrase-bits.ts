import type { Secret } from '../service/secret';

/** What one guess must cost on the computer that set the passphrase, in milliseconds. */
export const MIN_COST_MS = 250;
/** OWASP's floor for PBKDF2-HMAC-SHA-256: never fewer, however slow the computer was when it was measured. */
export const MIN_ROUNDS = 600_000;
const MAX_ROUNDS = 20_000_000;

/**
 * The 32 bytes of a passphrase (PBKDF2-HMAC-SHA-256). Normalised, so that another keyboard or system gives the same.
 * PBKDF2 because WebCrypto has it: Argon2id would need WebAssembly, and with it a weaker content security policy.
 */
export async function passphraseBits(
  passphrase: Secret,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const typed = new TextEncoder().encode(passphrase.reveal().normalize('NFKC').trim());
  const material = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, material, 256);
  return new Uint8Array(bits);
}

/**
 * How many rounds make one guess cost {@link MIN_COST_MS} here. The fastest of three samples counts, twice: a computer
 * that was busy must not pass for a slow one (at rest, rounds were seen to take half the time that was measured).
 * @param derive runs so many rounds; `clock` is in milliseconds
 */
export async function measureRounds(
  derive: (rounds: number) => Promise<unknown>,
  clock: () => number,
): Promise<number> {
  const sample = 200_000;
  let fastest = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3; tries++) {
    const start = clock();
    await derive(sample);
    fastest = Math.min(fastest, clock() - start);
  }
  const rounds = Math.ceil(((sample * MIN_COST_MS) / Math.max(fastest, 0.1)) * 2);
  return Math.min(Math.max(rounds, MIN_ROUNDS), MAX_ROUNDS);
}
