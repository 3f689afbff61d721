import { parseApiKey } from '../service/connection-problem';
import type { SealProblem } from '../service/key-storage-mode';
import { Secret } from '../service/secret';
import { bytesOfTeamCode } from './team-code';

/** Begins every seal; another layout gets another word. */
const LAYOUT = 'sightline1';
const MARK_BYTES = 4;

const utf8 = new TextEncoder();

export type OpenedSeal = { ok: true; key: Secret } | { ok: false; problem: SealProblem };

/**
 * A code has 128 random bits, so HKDF is enough: there is nothing to guess, and a slow derivation would protect nothing.
 * The key serves every seal of a code; each seal has a random nonce of its own.
 */
const materialOf = (code: Secret): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytesOfTeamCode(code), 'HKDF', false, ['deriveKey', 'deriveBits']);

const hkdf = (purpose: string) => ({
  name: 'HKDF',
  hash: 'SHA-256',
  salt: new Uint8Array(),
  info: utf8.encode(`${LAYOUT} ${purpose}`),
});

const wrappingOf = (material: CryptoKey): Promise<CryptoKey> =>
  crypto.subtle.deriveKey(hkdf('key'), material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

/** Tells seals of another code from damaged ones. It is derived apart from the wrapping key and says nothing about it. */
async function markOf(material: CryptoKey): Promise<string> {
  return toText(new Uint8Array(await crypto.subtle.deriveBits(hkdf('mark'), material, MARK_BYTES * 8)));
}

/** Everything before the ciphertext is authenticated, the host above all. */
const cipher = (iv: Uint8Array<ArrayBuffer>, before: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: utf8.encode(before),
});

/**
 * Seals an API key for one host, so that a policy can carry it.
 * @param code as `parseTeamCode` returns it
 * @param iv 12 random bytes, used once
 */
export async function sealForTeam(
  key: Secret,
  { code, host, iv }: { code: Secret; host: string; iv: Uint8Array<ArrayBuffer> },
): Promise<string> {
  const material = await materialOf(code);
  const before = [LAYOUT, toText(utf8.encode(host)), await markOf(material), toText(iv)].join('.');
  const text = await crypto.subtle.encrypt(cipher(iv, before), await wrappingOf(material), utf8.encode(key.reveal()));
  return `${before}.${toText(new Uint8Array(text))}`;
}

/** Returns the parts of a seal; null if it is none, or a part is missing. */
function partsOf(seal: string) {
  const [layout, host, mark, iv, text, ...more] = seal.trim().split('.');
  if (layout !== LAYOUT || !host || !mark || !iv || !text || more.length > 0) return null;
  const [hostBytes, ivBytes, textBytes] = [toBytes(host), toBytes(iv), toBytes(text)];
  if (hostBytes === null || ivBytes?.length !== 12 || textBytes === null) return null;
  const before = [layout, host, mark, iv].join('.');
  return { before, host: new TextDecoder().decode(hostBytes), mark, iv: ivBytes, text: textBytes };
}

/** Returns what is wrong with a seal before a code is tried; null if nothing is. */
export function problemOfSeal(seal: string, host: string): Exclude<SealProblem, 'other-code'> | null {
  const parts = partsOf(seal);
  if (parts === null) return 'damaged';
  return parts.host === host ? null : 'other-host';
}

/** Opens a seal for the host that shall get the key. Never rejects. */
export async function openTeamSeal(seal: string, code: Secret, host: string): Promise<OpenedSeal> {
  const parts = partsOf(seal);
  if (parts === null) return { ok: false, problem: 'damaged' };
  if (parts.host !== host) return { ok: false, problem: 'other-host' };
  const material = await materialOf(code);
  if (parts.mark !== (await markOf(material))) return { ok: false, problem: 'other-code' };
  try {
    const plain = await crypto.subtle.decrypt(cipher(parts.iv, parts.before), await wrappingOf(material), parts.text);
    const key = parseApiKey(new TextDecoder().decode(plain));
    return key === null ? { ok: false, problem: 'damaged' } : { ok: true, key: new Secret(key) };
  } catch {
    return { ok: false, problem: 'damaged' };
  }
}

/** Base 64 for policies and file names: letters, digits, `-` and `_`. */
function toText(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function toBytes(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text)) return null;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    // The last letter may have bits that say nothing: of their forms, one alone is what we write.
    return toText(bytes) === text ? bytes : null;
  } catch {
    return null;
  }
}
