import type { Table } from 'dexie';
import { z } from 'zod';
import { requestSubject } from '@/utils/service/request-subject';
import { subjectKeys } from '../lookup/subject-key';

const oldRecord = z.looseObject({ subject: requestSubject, baseUrl: z.string(), connectionId: z.string() });

/** Adds the spelling key, which version 3 lacked. Unreadable records stay unchanged. */
export function upgradeToSpellings(lookups: Table): Promise<number> {
  return lookups.toCollection().modify((stored: Record<string, unknown>) => {
    const record = oldRecord.safeParse(stored);
    const { spellingKey } = record.success ? subjectKeys(record.data.subject, record.data) : {};
    if (spellingKey !== undefined) stored.spellingKey = spellingKey;
  });
}
