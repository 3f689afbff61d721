import type { Table } from 'dexie';
import { z } from 'zod';
import { digestOf } from '../lookup/subject-key';

const oldRecord = z.looseObject({ subjectKey: z.string() });

/** Up to version 2 the key of a subject was the text that its digest is made of. */
export function upgradeToDigests(lookups: Table): Promise<number> {
  return lookups.toCollection().modify((stored: Record<string, unknown>) => {
    stored.subjectKey = digestOf(oldRecord.parse(stored).subjectKey);
  });
}
