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

/** The keys under which a lookup is found again. */
export interface SubjectKeys {
  subjectKey: string;
  /** Shared by all spellings of an email address that differ in capital letters alone; a name has none. */
  spellingKey?: string;
}

export function keysOf(subject: Subject, connection: { baseUrl: string; connectionId: string }): SubjectKeys {
  const keys = { subjectKey: subjectKey(subject, connection) };
  if (subject.operation !== 'score') return keys;
  const { baseUrl, connectionId } = connection;
  const spelling = foldCase(subject.request.email);
  return { ...keys, spellingKey: digestOf(JSON.stringify([baseUrl, connectionId, 'spelling', spelling])) };
}

/** What all spellings of an address have in common. RFC 5321 §2.4: only its own mail server knows whether they are one mailbox. */
export const foldCase = (email: string): string => email.toLowerCase();

/**
 * Half of the SHA-256 of a text, in hex: no two subjects meet in 128 bits, and they keep indexes small. A key of an
 * index stands in more files of the browser than its record does, and some of them outlive a deletion (Chromium: the
 * list of files `MANIFEST`, and `LOG`), so it may not name anybody.
 */
export function digestOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)).slice(0, 16));
}
