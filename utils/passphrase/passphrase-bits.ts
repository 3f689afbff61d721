import type { Secret } from '../service/secret';

/** Minimum cost of one guess in milliseconds, on the computer that set the passphrase. */
export const MIN_COST_MS = 250;
/** OWASP's minimum for PBKDF2-HMAC-SHA-256, even if the computer measured slow. */
export const MIN_ROUNDS = 600_000;
/** More are never chosen. */
export const MAX_ROUNDS = 20_000_000;

/**
 * Derives 32 bytes from a passphrase (PBKDF2-HMAC-SHA-256), normalized to be independent of keyboard and system.
 * Argon2id would need WebAssembly and thus a weaker content security policy.
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
 * Returns the rounds for a guess to cost {@link MIN_COST_MS}: the fastest of three samples, doubled, as busy computers
 * took up to twice as long.
 * @param derive runs so many rounds
 * @param clock in milliseconds
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
