import { z } from 'zod/mini';
import type { Secret } from '../service/secret';
import { MAX_ROUNDS, MIN_ROUNDS, passphraseBits } from './passphrase-bits';

/** Bytes as Base64. */
const bytes = z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/));

/** A text that a passphrase locks: PBKDF2 and AES-GCM, as for the API key. */
export const sealedText = z.strictObject({
  salt: bytes.check(z.maxLength(44)),
  rounds: z.int().check(z.minimum(MIN_ROUNDS), z.maximum(MAX_ROUNDS)),
  iv: bytes.check(z.maxLength(16)),
  text: bytes,
});
export type SealedText = z.infer<typeof sealedText>;

const utf8 = new TextEncoder();

/** Locks a text. @param rounds see `measureRounds` */
export async function sealText(text: string, passphrase: Secret, rounds: number): Promise<SealedText> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await keyOf(passphrase, salt, rounds);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, utf8.encode(text));
  return { salt: toBase64(salt), rounds, iv: toBase64(iv), text: toBase64(new Uint8Array(sealed)) };
}

/** Returns the text; null for another passphrase or changed bytes, which nothing tells apart. */
export async function openText({ salt, rounds, iv, text }: SealedText, passphrase: Secret): Promise<string | null> {
  try {
    const key = await keyOf(passphrase, fromBase64(salt), rounds);
    const cipher = { name: 'AES-GCM', iv: fromBase64(iv) };
    return new TextDecoder().decode(await crypto.subtle.decrypt(cipher, key, fromBase64(text)));
  } catch {
    return null;
  }
}

async function keyOf(passphrase: Secret, salt: Uint8Array<ArrayBuffer>, rounds: number): Promise<CryptoKey> {
  const bits = await passphraseBits(passphrase, salt, rounds);
  return crypto.subtle.importKey('raw', bits, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** One call takes only so many arguments. */
const PIECE = 0x8000;

function toBase64(raw: Uint8Array): string {
  let binary = '';
  for (let from = 0; from < raw.length; from += PIECE)
    binary += String.fromCharCode(...raw.subarray(from, from + PIECE));
  return btoa(binary);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text);
  const raw = new Uint8Array(binary.length);
  for (let i = 0; i < raw.length; i++) raw[i] = binary.charCodeAt(i);
  return raw;
}
