import type { Table } from 'dexie';
import { z } from 'zod';
import { digestOf } from '../lookup/subject-key';

const oldRecord = z.looseObject({ subjectKey: z.string() });

/** Up to version 2, the subject key was the undigested text. */
export function upgradeToDigests(lookups: Table): Promise<number> {
  return lookups.toCollection().modify((stored: Record<string, unknown>) => {
    stored.subjectKey = digestOf(oldRecord.parse(stored).subjectKey);
  });
}
