import type { Table } from 'dexie';
import { z } from 'zod';
import { SINGLE } from '@/utils/lookup/lookup-record';
import { digestOf, subjectKeys } from '@/utils/lookup/subject-key';
import { requestSubject } from '@/utils/service/request-subject';

const firstRecord = z.looseObject({ subjectKey: z.string(), createdAt: z.number() });
const firstKey = z.tuple([z.string(), z.string()]).rest(z.unknown());
const secondRecord = z.looseObject({ subjectKey: z.string() });
const thirdRecord = z.looseObject({ subject: requestSubject, baseUrl: z.string(), connectionId: z.string() });

/** Version 1 had no batches: every lookup was single and sent once, when it was created. */
export function upgradeToBatches(lookups: Table): Promise<number> {
  return lookups.toCollection().modify((stored: Record<string, unknown>) => {
    const { subjectKey, createdAt } = firstRecord.parse(stored);
    const connectionId = accountIdOf(subjectKey);
    Object.assign(stored, { connectionId, batchId: SINGLE, position: createdAt, attempt: 1, sentAt: createdAt });
  });
}

function accountIdOf(subjectKey: string): string {
  try {
    return firstKey.parse(JSON.parse(subjectKey))[1];
  } catch {
    return '';
  }
}

/** Up to version 2, the subject key was the undigested text. */
export function upgradeToDigests(lookups: Table): Promise<number> {
  return lookups.toCollection().modify((stored: Record<string, unknown>) => {
    stored.subjectKey = digestOf(secondRecord.parse(stored).subjectKey);
  });
}

/** Adds the spelling key, which version 3 lacked. Unreadable records stay unchanged. */
export function upgradeToSpellings(lookups: Table): Promise<number> {
  return lookups.toCollection().modify((stored: Record<string, unknown>) => {
    const record = thirdRecord.safeParse(stored);
    if (!record.success) return;
    const { subject, baseUrl, connectionId: accountId } = record.data;
    const { spellingKey } = subjectKeys(subject, { baseUrl, accountId });
    if (spellingKey !== undefined) stored.spellingKey = spellingKey;
  });
}
