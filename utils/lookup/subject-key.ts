import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Subject } from '../service/contract';

/**
 * One text for all look-ups that would send the same body to the same account: the key of single flight and reuse.
 * Fields are in a fixed order: two forms filled in another order are one subject.
 */
export function subjectKey(subject: Subject, connection: { baseUrl: string; connectionId: string }): string {
  const fields = Object.entries(subject.request)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return digestOf(JSON.stringify([connection.baseUrl, connection.connectionId, subject.operation, fields]));
}

/**
 * Half of the SHA-256 of a text, in hex: no two subjects meet in 128 bits, and they keep indexes small. A key of an
 * index stands in more files of the browser than its record does, and some of them outlive a deletion (Chromium: the
 * list of files `MANIFEST`, and `LOG`), so it may not name anybody.
 */
export function digestOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)).slice(0, 16));
}
