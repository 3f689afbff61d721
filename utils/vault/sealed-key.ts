import { z } from 'zod/mini';
import { Secret } from '@/utils/service/secret';

const bytes = z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array);

/** A key encrypted with AES-GCM. The host is authenticated too: with another host, decryption fails. */
export const sealed = z.object({ host: z.string(), iv: bytes, text: bytes });
export type SealedKey = z.infer<typeof sealed>;

const utf8 = new TextEncoder();
const cipher = (iv: Uint8Array<ArrayBuffer>, host: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: utf8.encode(host),
});

/** Seals a key for one host. */
export async function seal(wrapping: CryptoKey, host: string, key: Secret): Promise<SealedKey> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = await crypto.subtle.encrypt(cipher(iv, host), wrapping, utf8.encode(key.reveal()));
  return { host, iv, text: new Uint8Array(text) };
}

/** Returns the sealed key; null for another wrapping key or host, or changed data. */
export async function unseal(wrapping: CryptoKey, { host, iv, text }: SealedKey): Promise<Secret | null> {
  try {
    const plain = await crypto.subtle.decrypt(cipher(iv, host), wrapping, text);
    return new Secret(new TextDecoder().decode(plain));
  } catch {
    return null;
  }
}

/** Creates a wrapping key that scripts can use but not read. The browser stores its bytes in clear on disk. */
export const createWrappingKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

/** Imports 32 bytes as a wrapping key. */
export const importWrappingKey = (bits: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bits, 'AES-GCM', false, ['encrypt', 'decrypt']);
