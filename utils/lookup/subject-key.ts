import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { AccountId } from '@/utils/service/account-id';
import type { RequestSubject } from '@/utils/service/operations';
import { describeSubject, requestFields } from '@/utils/service/request-subject';

/**
 * Returns one key for all lookups that would send the same body to the same account, for single flight and reuse. The
 * order of fields does not matter.
 */
export function subjectKey(subject: RequestSubject, connection: { baseUrl: string; accountId: AccountId }): string {
  return digestOf(
    JSON.stringify([connection.baseUrl, connection.accountId, subject.operation, requestFields(subject)]),
  );
}

/** Index keys of a lookup. */
export interface SubjectKeys {
  subjectKey: string;
  /** Shared by spellings of an email address that differ only in capital letters; absent for names. */
  spellingKey?: string;
}

export function subjectKeys(
  subject: RequestSubject,
  connection: { baseUrl: string; accountId: AccountId },
): SubjectKeys {
  const keys = { subjectKey: subjectKey(subject, connection) };
  const { spelling } = describeSubject(subject);
  if (spelling === undefined) return keys;
  const { baseUrl, accountId } = connection;
  return { ...keys, spellingKey: digestOf(JSON.stringify([baseUrl, accountId, 'spelling', spelling])) };
}

/**
 * Returns half of the SHA-256 of a text in hex: 128 bits avoid collisions and keep indexes small. Index keys outlive
 * deletions in Chromium's `MANIFEST` and `LOG`, so they must name nobody (docs/decisions/036).
 */
export function digestOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)).slice(0, 16));
}
